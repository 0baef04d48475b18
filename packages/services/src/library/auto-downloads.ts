import type { AutoDownloadList, CallInput, CallOutput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type AutoDownloadsOutcome =
  | ({ ok: true } & CallOutput<"library", "listAutoDownloads">)
  | CommonFailure;

/** The shows whose episodes the person's devices download by themselves, and which these are by now. */
export async function loadAutoDownloads(
  skywave: Skywave,
  list: AutoDownloadList,
  query: CallInput<"library", "listAutoDownloads">["query"],
): Promise<AutoDownloadsOutcome> {
  const answer = await ask(skywave, {
    domain: "library",
    name: "listAutoDownloads",
    input: { params: { list }, query },
    expected: [],
  });
  return answer.ok ? { ok: true, ...answer.data } : answer;
}

export type ChangeAutoDownloadOutcome =
  | { ok: true }
  /** There is no such show, or none with podcasts. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Puts a show on such a list, with how many of its episodes to have; null takes it off. */
export async function changeAutoDownload(
  skywave: Skywave,
  show: { list: AutoDownloadList; entityId: string },
  mostEpisodes: number | null,
): Promise<ChangeAutoDownloadOutcome> {
  const input = { params: show };
  const answer =
    mostEpisodes === null
      ? await ask(skywave, { domain: "library", name: "removeAutoDownload", input, expected: [] })
      : await ask(skywave, {
          domain: "library",
          name: "setAutoDownload",
          input: { ...input, body: { mostEpisodes } },
          expected: ["NOT_FOUND"],
        });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
