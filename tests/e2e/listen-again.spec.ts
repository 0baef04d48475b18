import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { expectSound, holdSounds, PATIENCE, play, secondHeard } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.describe.configure({ timeout: 240_000 });

/** As often as a station lets somebody skip in an hour. */
const SKIPS = 6;
/** A tenth of two hours is as far as a page key moves. */
const TENTH_IN_SECONDS = 720;

test("A subscriber hears an episode again, goes on in it by keyboard, and talks it faster", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  await listener.subscribeBefore("all-access-monthly");
  await listener.open("/listen/74");
  const name = new RegExp(`^${listener.texts.say("listen.play", { channel: "One Guest" })}`);
  await press(page, page.getByRole("button", { name }).first());
  await expectSound(page);
  const player = page.getByRole("region", { name: listener.texts.say("player.region") });
  await expect(player.getByRole("link", { name: "One Guest" })).toBeVisible();
  await expect(player.getByText("2:00:00")).toBeVisible();
  // What is said can be read.
  await expect(player.locator("p[lang=en]")).not.toBeEmpty(PATIENCE);
  await expectAccessible(page);
  await reach(page, player.getByRole("slider", { name: listener.texts.say("player.position") }));
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect.poll(() => secondHeard(page), PATIENCE).toBeGreaterThan(TENTH_IN_SECONDS);
  await expectSound(page);
  await player.getByRole("combobox", { name: listener.texts.say("player.rate") }).selectOption("1.5");
  expect(await page.evaluate(() => window.sounds.at(-1)?.playbackRate)).toBe(1.5);
  await press(page, player.getByRole("button", { name: listener.texts.say("player.pause") }));
  await expect(player.getByText(listener.texts.say("player.paused-there"))).toBeVisible();
  await press(page, player.getByRole("button", { name: listener.texts.say("player.play"), exact: true }));
  await expect.poll(() => secondHeard(page), PATIENCE).toBeGreaterThan(TENTH_IN_SECONDS);
  expect(complaints).toEqual([]);
});

test("A visitor on a phone skips in a station, in French, until no more is skipped and it plays on", async ({
  page,
}) => {
  await holdSounds(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new Shopper(page, "fr-CA");
  await visitor.open("/listen");
  await play(visitor, "Matin tranquille");
  await expectSound(page);
  const player = page.getByRole("region", { name: visitor.texts.say("player.region") });
  const skip = player.getByRole("button", { name: visitor.texts.say("player.skip") });
  const opened = () => page.evaluate(() => window.sounds.length);
  // By keyboard: a click also waits for two frames to be drawn, and nothing here depends on those.
  for (let skipped = 1; skipped <= SKIPS; skipped += 1) {
    await skip.press("Enter");
    await expect.poll(opened, PATIENCE).toBe(skipped + 1);
  }
  await expectSound(page);
  await skip.press("Enter");
  await expect(player.getByText(visitor.texts.like("player.no-more-skips"))).toBeVisible(PATIENCE);
  await expectAccessible(page);
  await expectSound(page);
  expect(await opened()).toBe(SKIPS + 1);
  // Back it goes as often as somebody wants.
  await player.getByRole("button", { name: visitor.texts.say("player.previous-track") }).click();
  await expect.poll(opened, PATIENCE).toBe(SKIPS + 2);
});

test("A visitor hears a track of a channel from its start, and what is live again", async ({ page }) => {
  await holdSounds(page);
  const visitor = new Shopper(page, "en-US");
  await visitor.open("/listen/31");
  await play(visitor, "Brass Alley");
  await expectSound(page);
  const player = page.getByRole("region", { name: visitor.texts.say("player.region") });
  const replay = page.waitForResponse(/\/sound\/channels\/31\/from\/\d+\/web\.m3u8/);
  await player.getByRole("button", { name: visitor.texts.say("player.track-from-start") }).click();
  expect((await replay).ok()).toBe(true);
  await expectSound(page);
  const live = page.waitForResponse(/\/sound\/channels\/31\/web\.m3u8/);
  await player.getByRole("button", { name: visitor.texts.say("player.to-live") }).click();
  expect((await live).ok()).toBe(true);
  await expectSound(page);
});
