import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestApi } from "./open-test-api.ts";
import type { TestVisitor } from "./test-visitor.ts";

export const TALK_CHANNEL = "74";
/** On from ten to twelve in New York, Monday to Friday. */
export const SHOW = "long-form-interview";
/** When it was on the Friday before: before the clocks changed. */
export const SHOW_STARTED_AT = Date.UTC(2026, 2, 6, 15);

export type KeptShows = Awaited<ReturnType<typeof openKeptShows>>;

/** An API that keeps its sound in a folder of its own, so that what was on can be heard. */
export async function openKeptShows() {
  const folder = await mkdtemp(join(tmpdir(), "skywave-kept-shows-"));
  const api = await openTestApi({ DATA_DIR: folder });
  return {
    api,
    read: (url: string) => api.app.inject({ url }),
    keyOf: (visitor: TestVisitor, keyId = "") =>
      visitor.call("playback", "getDecryptionKey", { params: { keyId } }),
    async close() {
      await api.close();
      await rm(folder, { recursive: true });
    },
  };
}
