import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { press } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { PATIENCE } from "./support/sounds.ts";

test.describe.configure({ timeout: 150_000 });

/** As long as pictures wait for sound, and no longer. */
const WAITED_AT_MOST_IN_MILLISECONDS = 3_000;
const CHANNEL = "Brass Alley";

async function openListen(page: Page): Promise<{ play: Locator; pressed: Locator; row: Locator }> {
  const visitor = new Shopper(page, "en-US");
  await visitor.open("/listen");
  const row = page.getByRole("list", { name: visitor.texts.say("browse.shows-by-airing") });
  await expect(row).toBeAttached();
  const button = (key: "listen.play" | "listen.stop") =>
    page.getByRole("button", { name: visitor.texts.say(key, { channel: CHANNEL }) });
  return { row, play: button("listen.play"), pressed: button("listen.stop") };
}

/** When it was pressed and heard, and when each picture since then was asked for, by the clock of the page. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN;
    const pictures = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/images/"));
    const [pressedAt, heardAt] = [at("pressed"), at("heard")];
    const askedAt = pictures.map(({ startTime }) => startTime).filter((startTime) => startTime > pressedAt);
    return { pressedAt, heardAt, askedAt };
  });

test("No picture is asked for between a press and its sound, and those that waited come after it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.Audio = class extends Audio {
      constructor(source?: string) {
        super(source);
        this.addEventListener("playing", () => performance.mark("heard"));
      }
    };
  });
  const { play, pressed, row } = await openListen(page);
  const tune = await hold(page, /\/tuneSource/);
  await play.evaluate((button) =>
    button.addEventListener("click", () => performance.mark("pressed"), { capture: true }),
  );
  await press(page, play);
  await expect(pressed).toHaveAttribute("data-waiting", "true");
  // Whoever scrolls on meanwhile sees the places of pictures that wait.
  await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(row.locator("img:not([src])").first()).toBeAttached();
  tune();
  await expect.poll(async () => (await timesOf(page)).heardAt, PATIENCE).toBeGreaterThan(0);
  await expect(pressed).toHaveAttribute("data-waiting", "false");
  await expect.poll(async () => (await timesOf(page)).askedAt.length, PATIENCE).toBeGreaterThan(0);
  const times = await timesOf(page);
  const { askedAt, pressedAt, heardAt } = times;
  expect(Math.min(...askedAt), JSON.stringify(times)).toBeGreaterThanOrEqual(
    Math.min(heardAt, pressedAt + WAITED_AT_MOST_IN_MILLISECONDS),
  );
});

test("A press lets pictures go that nobody sees yet", async ({ page }) => {
  const pictures = { asked: 0, letGo: 0 };
  const isPicture = (request: Request) => request.url().includes("/images/");
  page.on("request", (request) => (pictures.asked += Number(isPicture(request))));
  page.on("requestfailed", (request) => (pictures.letGo += Number(isPicture(request))));
  await hold(page, /\/images\//);
  await hold(page, /\/tuneSource/);
  const { play, row } = await openListen(page);
  await row.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().top - innerHeight - 100),
  );
  await expect.poll(() => pictures.asked).toBe(2);
  await play.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => pictures.letGo).toBe(2);
});
