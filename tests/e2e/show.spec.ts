import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { expectSound, holdSounds, PATIENCE, secondHeard } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.describe.configure({ timeout: 240_000 });

const TITLE = "One Guest";
const SHOW = "/listen/show/long-form-interview";
/** A tenth of two hours is as far as a page key moves. */
const TENTH_IN_SECONDS = 720;

test("A subscriber comes from a channel to a show, keeps it, goes on in an episode, and shares it", async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  await holdSounds(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribeBefore("all-access-monthly");
  await listener.open("/listen/74");
  const episodes = page.getByRole("region", { name: say("listen.episodes") });
  await press(page, episodes.getByRole("link", { name: TITLE, exact: true }).first());
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(SHOW);
  const times = page.getByRole("region", { name: say("show.airings") });
  await expect(times.getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);

  await press(page, page.getByRole("button", { name: say("keep.add-one", { title: TITLE }), exact: true }));
  await press(page, page.getByRole("button", { name: say("library.silence-one", { title: TITLE }) }));
  await expect(page.getByRole("button", { name: say("library.remind-one", { title: TITLE }) })).toBeVisible();

  await expect(episodes.getByRole("listitem")).toHaveCount(10);
  await press(page, episodes.getByRole("button", { name: say("listen.more-episodes") }));
  await expect.poll(() => episodes.getByRole("listitem").count()).toBeGreaterThan(10);
  const first = episodes.getByRole("listitem").first();
  await press(page, first.getByRole("button", { name: new RegExp(`^Play ${TITLE}`) }));
  await expectSound(page);
  const player = page.getByRole("region", { name: say("player.region") });
  await reach(page, player.getByRole("slider", { name: say("player.position") }));
  await page.keyboard.press("PageUp");
  await expect.poll(() => secondHeard(page), PATIENCE).toBeGreaterThan(TENTH_IN_SECONDS);
  await press(page, player.getByRole("button", { name: say("player.pause") }));
  await expect(first.getByRole("progressbar")).toBeVisible();
  await expect.poll(() => first.getByRole("progressbar").getAttribute("value")).toMatch(/^7\d\d$/);

  await press(page, page.getByRole("button", { name: say("show.share-one", { title: TITLE }) }));
  await expect(page.getByText(say("show.copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await listener.open("/listen/library");
  const kept = page.getByRole("list", { name: say("library.items") });
  await press(page, kept.getByRole("link", { name: TITLE, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("A visitor on a phone finds a show in French, hears of the plan that has it, and is told where a lost link leads", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new Shopper(page, "fr-CA");
  const { say, like, within } = visitor.texts;
  await visitor.open(`/listen/search?q=${encodeURIComponent(TITLE)}`);
  await press(page, page.getByRole("link", { name: TITLE, exact: true }).first());
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText(within("listen.free"))).toBeVisible();
  await expect(page.getByRole("link", { name: like("player.see-plan") })).toBeVisible();
  await expectAccessible(page);

  await visitor.open("/listen/show/no-such-show");
  await expect(page.getByRole("heading", { level: 1, name: say("show.missing") })).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole("link", { name: say("listen.search") }));
  await expect(page.getByLabel(say("search.label"))).toBeVisible();

  // Somebody who is asked what they think of a draft sees it by its link, until they leave it.
  await visitor.open(await draftWith(page, HARBOR));
  const banner = page.getByText("Aperçu, non public");
  await visitor.open(`/listen/search?q=${encodeURIComponent("recits")}`);
  await press(page, page.getByRole("link", { name: HARBOR.title.fr, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: HARBOR.title.fr })).toBeVisible();
  await expect(page.getByText(HARBOR.longText.fr)).toBeVisible();
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole("link", { name: "Quitter l’aperçu" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await visitor.open(`/listen/show/${HARBOR.id}`);
  await expect(page.getByRole("heading", { level: 1, name: say("show.missing") })).toBeVisible();
});

/** As pages of ours send them. */
const HEADERS = { "sxm-trace-id": "a-draft-of-the-catalogue" };
const HARBOR = {
  type: "show",
  id: "harbor-tales",
  sounds: { channel: 68 },
  title: { en: "Harbor Tales", fr: "Récits du havre" },
  text: { en: "Stories from the docks.", fr: "Des histoires de quais." },
  longText: { en: "Captains and cooks.", fr: "Des capitaines et des cuistots." },
  genre: "frenchTalk",
  language: "fr",
  categories: ["french"],
};

/** Stores today's catalogue with one entry more as a draft; where it can be seen. */
async function draftWith(page: Page, entry: object): Promise<string> {
  const today = await (await page.request.get("/sandbox/api/catalogue")).json();
  const data = { ...today, entries: [...today.entries, entry] };
  return (await (await page.request.post("/sandbox/api/catalogue-drafts", { data, headers: HEADERS })).json())
    .path;
}
