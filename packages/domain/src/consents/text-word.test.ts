import { describe, expect, test } from "vitest";
import { readTextWord } from "./text-word.ts";

describe("readTextWord", () => {
  test.each([
    ["STOP", "stop", undefined],
    [" stop. ", "stop", undefined],
    ["Please stop texting me!", "stop", "en"],
    ["unsubscribe", "stop", "en"],
    ["Opt-out", "stop", "en"],
    ["Quit", "stop", "en"],
    ["ARRÊT", "stop", "fr"],
    ["Arre\u0302tez de m’écrire", "stop", "fr"],
    ["désabonner", "stop", "fr"],
    ["Help", "help", undefined],
    ["aide", "help", "fr"],
  ])("takes %j for %s", (text, kind, language) => {
    expect(readTextWord(text)).toEqual({ kind, language });
  });

  test.each([
    "",
    "123456",
    "thanks",
    "the end of the month",
    "Nonstop music, please",
    "cancel my plan",
    "🙂",
  ])("takes %j for nothing", (text) => {
    expect(readTextWord(text)).toBeUndefined();
  });
});
