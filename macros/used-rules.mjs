// Writes of other people's style sheets only the rules that can match something in the built site.
//
//     node used-rules.mjs <file of JSON: the paths of "sheets" and of "content", and the "folder" to write the sheets to>
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { PurgeCSS } from "purgecss";

// Material has it match every element for a moment, as a page starts: each is styled twice for nothing.
const MATCHES_EVERYTHING = /data-md-color-switching/;

const { sheets, content, folder } = JSON.parse(await readFile(process.argv[2], "utf8"));
const purged = await new PurgeCSS().purge({ css: sheets, content, blocklist: [MATCHES_EVERYTHING] });
await Promise.all(purged.map(({ file, css }) => writeFile(join(folder, basename(file)), css)));
