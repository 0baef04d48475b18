import { expect, test } from "vitest";
import { createLocalScores } from "#providers/sports/local-scores.ts";
import { brandDocument } from "./brand-document.ts";
import { checkFile } from "./check-file.ts";

const now = Temporal.Instant.from("2026-03-10T15:00:00Z");
const brand = brandDocument();
const title = { en: "The North Derby", fr: "Le derby du Nord" };
const games = ["boreal-hockey_1_1_0", "boreal-hockey_1_99_0", "nowhere"].map((id) => ({ id, title }));
const written = (document: object) => new TextEncoder().encode(JSON.stringify(document));
const problemsOf = (checked: Awaited<ReturnType<typeof checkFile>>) =>
  checked.ok ? [] : checked.problems.map(({ path, code }) => [path, code]);

test("a file may name games that are played, whenever that is, and is refused with each other one", async () => {
  const scores = createLocalScores();
  const good = { ...brand, games: games.slice(0, 1) };
  expect(await checkFile(written(good), { scores, now })).toEqual({ ok: true, document: good });
  expect(problemsOf(await checkFile(written({ ...brand, games }), { scores, now }))).toEqual([
    ["games[1].id", "unknown_game"],
    ["games[2].id", "unknown_game"],
  ]);
});

test("a file that names games is refused where nobody can tell of them, and no other one is", async () => {
  const scores = createLocalScores();
  scores.setDown(true);
  for (const asked of [scores, undefined]) {
    expect(problemsOf(await checkFile(written({ ...brand, games }), { scores: asked, now }))).toEqual([
      ["games", "unknown_game"],
    ]);
    expect((await checkFile(written(brand), { scores: asked, now })).ok).toBe(true);
  }
});

test("what is wrong with a file is said before anybody is asked about its games", async () => {
  const checked = await checkFile(written({ ...brand, games, pages: [] }), { scores: undefined, now });
  expect(problemsOf(checked).map(([path]) => path)).toEqual(["pages", "pages"]);
});
