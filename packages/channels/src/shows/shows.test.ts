import { expect, test } from "vitest";
import { CHANNELS } from "../channels.ts";
import { SHOWS } from "./index.ts";

test("every channel has a show, and every show a channel", () => {
  const numbers = CHANNELS.map(({ number }) => number);
  expect(new Set(SHOWS.map(({ channelNumber }) => channelNumber))).toEqual(new Set(numbers));
});

test("no two shows share an id or a name", () => {
  for (const property of ["id", "name"] as const)
    expect(new Set(SHOWS.map((show) => show[property])).size).toBe(SHOWS.length);
});

test("no channel has two shows at one time", () => {
  for (const { number } of CHANNELS) {
    const hours = SHOWS.filter(({ channelNumber }) => channelNumber === number).flatMap(({ airs }) =>
      airs.days.flatMap((day) =>
        Array.from({ length: airs.minutes / 60 }, (_, hour) => {
          const since = (day - 1) * 24 + Number(airs.from.slice(0, 2)) + hour;
          return since % (7 * 24);
        }),
      ),
    );
    expect(new Set(hours).size, String(number)).toBe(hours.length);
  }
});

test.each(SHOWS)("$name is told of in both languages, each with its own words", ({ text }) => {
  expect(text.en).toMatch(/^[\p{Lu}“0-9].*[.]$/u);
  expect(text.fr).toMatch(/^[\p{Lu}«0-9].*[.]$/u);
  expect(text.en).not.toBe(text.fr);
  // French puts a no-break space before these, and a curly apostrophe within words.
  expect(text.fr).not.toMatch(/[^\u00A0\u202F][:;?!]|'/);
});
