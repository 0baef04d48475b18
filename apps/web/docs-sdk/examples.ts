import type { Skywave } from "@skywave/sdk";
import { askForPasskeys } from "./examples/ask-for-passkeys.ts";
import { currentSession } from "./examples/current-session.ts";
import { makeOneCall } from "./examples/make-one-call.ts";
import { playEpisode } from "./examples/play-episode.ts";
import { readClock } from "./examples/read-clock.ts";
import { readLibrary } from "./examples/read-library.ts";
import { recordEvent } from "./examples/record-event.ts";
import { skipTrack } from "./examples/skip-track.ts";
import { startInFiveLines } from "./examples/start-in-five-lines.ts";

const CODE = import.meta.glob<string>("./examples/*.ts", { query: "?raw", import: "default", eager: true });

export interface Example {
  name: "start" | "session" | "call" | "library" | "clock" | "event" | "passkey" | "episode" | "skip";
  /** The very text of what runs. */
  code: string;
  run: (skywave: Skywave) => Promise<unknown>;
}

export const EXAMPLES: readonly Example[] = [
  { name: "start", code: codeOf("start-in-five-lines"), run: startInFiveLines },
  { name: "session", code: codeOf("current-session"), run: currentSession },
  { name: "call", code: codeOf("make-one-call"), run: makeOneCall },
  { name: "library", code: codeOf("read-library"), run: readLibrary },
  { name: "clock", code: codeOf("read-clock"), run: readClock },
  { name: "event", code: codeOf("record-event"), run: recordEvent },
  { name: "passkey", code: codeOf("ask-for-passkeys"), run: askForPasskeys },
  { name: "episode", code: codeOf("play-episode"), run: playEpisode },
  { name: "skip", code: codeOf("skip-track"), run: skipTrack },
];

function codeOf(file: string): string {
  const code = CODE[`./examples/${file}.ts`];
  if (code === undefined) throw new Error(`There is no example ${file}`);
  return code;
}
