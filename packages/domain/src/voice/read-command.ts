import { wordsIn } from "../catalogue/words-in.ts";
import { COMMANDS, type VoiceCommand } from "./commands.ts";

/** What is said around a command out of politeness, or to wake somebody. */
const COURTESY =
  "please|hey|okay|ok|can you|could you|would you|s il vous plait|s il te plait|svp|peux tu|pouvez vous|tu peux|est ce que tu peux|est ce que vous pouvez";
const BEFORE = new RegExp(`^(?:(?:${COURTESY}) )+`);
const AFTER = new RegExp(`(?: (?:${COURTESY}))+$`);

/** What somebody wants who says this in English or French; undefined where it is no command. */
export function readCommand(said: string): VoiceCommand | undefined {
  const words = wordsIn(said).join(" ").replace(BEFORE, "").replace(AFTER, "");
  for (const { pattern, read } of COMMANDS) {
    const found = pattern.exec(words);
    if (found !== null) return read(found.groups ?? {});
  }
  return undefined;
}
