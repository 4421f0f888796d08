// The site without a network, seen from a page: whether it is kept on this device, and whether a newer edition is.
import { edition } from "./edition.js";
import { rulesClient } from "./rules-client.js";
import { savesData } from "./saving-data.js";

const SERVICE_WORKER = new URL("../../service-worker.js", import.meta.url);
/** Milliseconds after which a page that is looked at again asks for a newer edition. */
const CHECK_AGAIN = 60 * 60 * 1000;

/**
 * @typedef {"unknown" | "declined" | "preparing" | "ready" | "failed"} Keeping - unknown where this browser keeps no
 *   sites, or where the site is not to be kept; declined where the reader asks sites to save data
 */

/** Events: "change" when something else is to be said. */
export class OfflineEdition extends EventTarget {
  #workers;
  #edition;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  #checked = 0;
  /** @type {Keeping} */
  keeping = "unknown";
  /** Whether there is an edition that is not this page's. */
  newer = false;

  /**
   * @param {ServiceWorkerContainer | undefined} workers - undefined where the browser has none, or the origin is insecure
   * @param {string | undefined} edition - this page's; undefined where the site changes as it is looked at
   */
  constructor(workers, edition) {
    super();
    this.#workers = workers;
    this.#edition = edition;
  }

  async begin() {
    if (!this.#workers || !this.#edition) return;
    const wasControlled = this.#workers.controller !== null;
    // Another tab has taken the newer edition: from now on this page would get its files.
    this.#workers.addEventListener("controllerchange", () => wasControlled && location.reload());
    document.addEventListener("visibilitychange", () => this.#checkAgain());
    if (!wasControlled && savesData()) {
      this.#say("declined");
      return;
    }
    await engineAtRest();
    await this.keep();
  }

  /** Has the site kept, or finds that it is. */
  async keep() {
    if (!this.#workers) return;
    this.#say("preparing");
    try {
      this.#registration = await this.#workers.register(SERVICE_WORKER, { updateViaCache: "none" });
    } catch {
      this.#say("failed");
      return;
    }
    this.#checked = Date.now();
    const { installing, waiting, active } = this.#registration;
    this.#registration.addEventListener("updatefound", () => this.#follow(this.#registration?.installing));
    this.#follow(installing);
    this.#follow(waiting);
    if (waiting && active) this.#offer();
    if (active) await this.#compare(active);
  }

  /** Takes the newer edition, here and in every other tab. */
  take() {
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage({ type: "use" });
    else location.reload();
  }

  /** @param {ServiceWorker | null | undefined} worker */
  #follow(worker) {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && this.#registration?.active) this.#offer();
      if (worker.state === "redundant" && !this.#registration?.active) this.#say("failed");
      if (worker.state !== "activated") return;
      // It became active because a reader took it.
      if (this.newer) location.reload();
      else this.#compare(worker);
    });
  }

  /** @param {ServiceWorker} worker */
  async #compare(worker) {
    if ((await editionOf(worker)) === this.#edition) {
      // A page that came before its service worker gets by it what it asks for from now on.
      worker.postMessage({ type: "claim" });
      this.#say("ready");
    } else this.#offer();
  }

  #checkAgain() {
    if (document.visibilityState !== "visible" || Date.now() - this.#checked < CHECK_AGAIN) return;
    this.#checked = Date.now();
    this.#registration?.update().catch(() => {});
  }

  #offer() {
    this.newer = true;
    this.#say("ready");
  }

  /** @param {Keeping} keeping */
  #say(keeping) {
    this.keeping = keeping;
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {ServiceWorker} worker @returns {Promise<string>} */
function editionOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: "edition" }, [port2]);
  });
}

/** Waits until the page is there and its engine, if it starts one, as well: whoever reads it comes first. */
async function engineAtRest() {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  // Not every browser has requestIdleCallback.
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));
  if (!rulesClient.starting) return;
  await new Promise((resolve) => {
    for (const end of ["ready", "gave-up"]) rulesClient.addEventListener(end, resolve, { once: true });
  });
}

export const offlineEdition = new OfflineEdition(navigator.serviceWorker, edition);
