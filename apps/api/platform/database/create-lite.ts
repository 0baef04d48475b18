import { PGlite } from "@electric-sql/pglite";
import { durablyIn } from "./durable-files.ts";

// The system keeps what was read of the files as well. Of the usual 128 MB every byte is written to at each start.
const CACHE = ["-c", "shared_buffers=32MB"];

/** What makes the embedded database take less memory than it would; both when it is made and when it is opened. */
export const SMALL = {
  startParams: [...PGlite.defaultStartParams, ...CACHE],
  initDbStartParams: CACHE,
};

/** The embedded database in a folder; where there is none yet, it is made. */
export function createLite(folder: string, isDurable: boolean): Promise<PGlite> {
  if (!isDurable) return PGlite.create({ ...SMALL, dataDir: folder });
  const durable = durablyIn(folder);
  return PGlite.create({ ...SMALL, ...durable, startParams: [...durable.startParams, ...CACHE] });
}
