// Ends what an earlier service worker of this address began: pages come from the network again.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) {
    if (name.startsWith("rulewright-")) await caches.delete(name);
  }
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) await page.navigate(page.url);
}
