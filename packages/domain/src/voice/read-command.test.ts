import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "./commands.ts";
import { readCommand } from "./read-command.ts";

const examples = COMMANDS.flatMap(({ examples: { en, fr } }) => [...en, ...fr]).map(([said, command]) => ({
  said,
  command,
}));

describe("readCommand", () => {
  test.each(examples)("understands “$said”", ({ said, command }) => {
    expect(readCommand(said)).toEqual(command);
  });

  test("has something to say in both languages for every command", () => {
    for (const { examples: of, pattern } of COMMANDS)
      expect([pattern.source, of.en.length > 0, of.fr.length > 0]).toEqual([pattern.source, true, true]);
  });

  test("takes no heed of case, accents, signs and courtesy", () => {
    const mark = fc.constantFrom("", "!", " ?", " …", ".");
    const before = fc.constantFrom("", "Please ", "S’il vous plaît, ", "Hey! ", "OK, ");
    fc.assert(
      fc.property(fc.constantFrom(...examples), before, mark, ({ said, command }, courtesy, sign) => {
        expect(readCommand(`${courtesy}${said.toUpperCase()}${sign}`)).toEqual(command);
      }),
    );
  });

  test("answers whatever is said with a command or with nothing", () => {
    const word = fc.constantFrom(
      "play",
      "the",
      "channel",
      "31",
      "mets",
      "la",
      "volume",
      "to",
      "de",
      "l",
      "x",
    );
    const chatter = fc.array(word, { maxLength: 200 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.oneof(fc.string(), chatter), (said) => {
        const command = readCommand(said);
        const query = command !== undefined && "query" in command ? command.query : "something";
        expect(query).not.toBe("");
        expect(command?.intent === "volume" ? command.level : 0).toBeLessThanOrEqual(100);
      }),
    );
  });

  test.each(["", "…", "what time is it", "quelle heure est-il", "31", "channel", "the play", "please"])(
    "makes nothing of “%s”",
    (said) => {
      expect(readCommand(said)).toBeUndefined();
    },
  );
});
