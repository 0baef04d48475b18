import { fileURLToPath } from "node:url";
import { type Figure, tableOf } from "../figure.ts";
import { bundleSdk } from "./bundle-sdk.ts";
import { measureEvents } from "./measure-events.ts";

const SDK = new URL("../../../packages/sdk/src/", import.meta.url);
const CORE_AIM_IN_KILOBYTES = 12;

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const pathOf = (entry: string) => fileURLToPath(new URL(entry, SDK));

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const page = await bundleSdk(pathOf("browser/index.ts"));
const passkey = await bundleSdk(pathOf("browser/passkey/index.ts"));
const core = await bundleSdk([pathOf("create-skywave.ts"), pathOf("events/open-event-buffers.ts")]);
const first = sizeOf(page, ({ isEntry }) => isEntry);
const events = sizeOf(page, ({ name }) => /event/.test(name));
const together = sizeOf(core, ({ isEntry, name }) => isEntry || /event/.test(name));
const measured = await measureEvents();

const figures: Figure[] = [
  {
    what: "Session, transport, clock and events, brotli",
    ours: `${kilobytes(together)} KB`,
    baseline: "without the browser's own adapters",
    aim: `at most ${CORE_AIM_IN_KILOBYTES} KB`,
    isReached: kilobytes(together) <= CORE_AIM_IN_KILOBYTES,
  },
  { what: "First script of a page", ours: `${kilobytes(first)} KB`, baseline: "adapters included" },
  { what: "Events and their storage, after it", ours: `${kilobytes(events)} KB`, baseline: "" },
  { what: "Passkeys", ours: `${kilobytes(sizeOf(passkey, () => true))} KB`, baseline: "" },
  {
    what: "10,000 events recorded and flushed",
    ours: `${measured.eventsPerSecond} a second (${measured.ratio} times)`,
    baseline: `${measured.bareWritesPerSecond} a second, bare writes to IndexedDB`,
  },
];
console.log(tableOf(figures));

function sizeOf(
  files: Awaited<ReturnType<typeof bundleSdk>>,
  isCounted: (file: (typeof files)[number]) => boolean,
): number {
  return files.filter(isCounted).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
}
