import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { expectSound, holdSounds, PATIENCE } from "./support/sounds.ts";
import { DESKTOP, PHONE } from "./support/visits.ts";

test.describe.configure({ timeout: 150_000 });

const SHOW = "long-form-interview";
const PATH = `/listen/show/${SHOW}`;
const NAME = { en: "A Single Guest", fr: "Une seule personne" };
const WORDS = {
  title: { en: "The Cartographer", fr: "La cartographe" },
  text: { en: "She maps rivers that move.", fr: "Elle dessine des rivières qui bougent." },
};
const TABLE = { en: "More good company", fr: "D’autres belles rencontres" };
/** As pages of ours send them. */
const HEADERS = { "sxm-trace-id": "words-of-an-editor" };

for (const [locale, language, viewport] of [
  ["en-US", "en", DESKTOP],
  ["fr-CA", "fr", PHONE],
] as const) {
  test.describe(`A page of a show in ${locale}`, () => {
    test.use({ viewport });

    test(`draws its rows, and tells an episode in the words of an editor, there and in the player, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await holdSounds(page);
      const visitor = new Shopper(page, locale);
      const { texts } = visitor;
      await visitor.open(PATH);
      const episodes = page.getByRole("region", { name: texts.say("listen.episodes") });
      const newest = await episodes.getByRole("time").first().getAttribute("datetime");
      await visitor.open(await draftWithWords(page, newest ?? ""));
      await visitor.open(PATH);
      await expect(page.getByRole("heading", { level: 1, name: NAME[language] })).toBeVisible();

      const row = page.getByRole("region", { name: TABLE[language] });
      const other = row.getByRole("link", { name: "Dirt Under the Nails", exact: true });
      await expect(other).toHaveAttribute("href", "/listen/show/long-form-garden");
      const around = page.getByRole("region", {
        name: texts.say("browse.shows-of", { channel: "Long Form" }),
      });
      await expect(around.getByRole("link", { name: NAME[language], exact: true })).toHaveCount(0);
      await expect(around.getByRole("listitem").first()).toBeVisible();

      const told = episodes.getByRole("listitem").filter({ hasText: WORDS.title[language] });
      await expect(told).toContainText(WORDS.text[language]);
      await expectAccessible(page);
      await press(page, told.getByRole("button", { name: new RegExp(WORDS.title[language]) }).first());
      await expectSound(page);
      const player = page.getByRole("region", { name: texts.say("player.region") });
      await expect(player.getByRole("link", { name: WORDS.title[language] })).toBeVisible(PATIENCE);
      expect(complaints).toEqual([]);
    });
  });
}

/** Stores today's catalogue as a draft with a row for shows and words for the episode of a moment; where it can be seen. */
async function draftWithWords(page: Page, startsAt: string): Promise<string> {
  const today = await (await page.request.get("/sandbox/api/catalogue")).json();
  // By the clock of its studio.
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(startsAt));
  const filled = { by: "hand", entries: [{ type: "show", id: "long-form-garden" }] };
  const data = {
    ...today,
    entries: today.entries.map((entry: { id: string }) =>
      entry.id === SHOW ? { ...entry, title: NAME } : entry,
    ),
    containers: [...today.containers, { id: "company", title: TABLE, sets: [{ id: "all", filled }] }],
    showPage: ["company", ...today.showPage],
    episodes: [{ show: SHOW, day, ...WORDS }],
  };
  return (await (await page.request.post("/sandbox/api/catalogue-drafts", { data, headers: HEADERS })).json())
    .path;
}
