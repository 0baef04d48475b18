import type { Skywave } from "@skywave/sdk";
import { withKeptEpisodes } from "../kept/kept-episodes.ts";
import { keepEpisode, type KeepOutcome } from "../offline/keep-episode.ts";
import { decideDue, type Due, type DueEpisode } from "./decide-due.ts";
import { measureRoom } from "./measure-room.ts";

export type AutomaticState =
  | { kind: "downloading"; episode: DueEpisode; part: number }
  /** Nothing more comes for now: so many are there, and so many find no room. */
  | { kind: "done"; there: number; withoutRoom: number }
  /** It goes on once there is a network. */
  | { kind: "lost" };

interface KeepingDue {
  skywave: Skywave;
  identityId: string;
  /** What came by then stays, and is gone on from. */
  signal: AbortSignal;
  tell: (state: AutomaticState) => void;
}

/** One at a time in all tabs, so that nothing is fetched twice. */
const LOCK = "skywave-automatic-downloads";

/** Keeps on this device what a person's lists ask for, one after another, and removes what is heard by now. */
export async function keepDue(due: Due, keeping: KeepingDue): Promise<void> {
  const { signal } = keeping;
  try {
    await navigator.locks.request(LOCK, { signal }, () => keepAll(due, keeping));
  } catch (cause) {
    // Whoever waited for another tab has left.
    if (!signal.aborted) throw cause;
  }
}

async function keepAll(due: Due, { skywave, identityId, signal, tell }: KeepingDue): Promise<void> {
  const { fetch, remove, ...decision } = await decide(due, identityId);
  await withKeptEpisodes(async (kept) => {
    for (const id of remove) await kept.remove(id);
  });
  let { there, withoutRoom } = decision;
  for (const episode of fetch) {
    if (signal.aborted) return;
    const onProgress = (part: number) => tell({ kind: "downloading", episode, part });
    onProgress(0);
    const outcome = await withKeptEpisodes((kept) =>
      keepEpisode(episode, { skywave, kept, identityId, signal, onProgress, isAutomatic: true }),
    );
    if (signal.aborted) return;
    if (isOver(outcome)) return tell({ kind: "lost" });
    if (outcome.ok) there += 1;
    else if (outcome.code === "NO_ROOM") withoutRoom += 1;
  }
  tell({ kind: "done", there, withoutRoom });
}

async function decide(due: Due, identityId: string) {
  const own = await withKeptEpisodes(async (kept) =>
    (await kept.list()).filter((episode) => episode.identityId === identityId),
  );
  const used = own.filter(({ isAutomatic }) => isAutomatic === true);
  return decideDue(due, own, await measureRoom(used.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0)));
}

/** What is gone or locked is left out, and the next one tried; a failure of all calls ends it for now. */
function isOver(outcome: KeepOutcome): boolean {
  if (outcome.ok) return false;
  return outcome.code !== "NO_ROOM" && outcome.code !== "NOT_FOUND" && outcome.code !== "CHANNEL_LOCKED";
}
