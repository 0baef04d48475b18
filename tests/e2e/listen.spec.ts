import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { listenOnAnotherDevice } from "./support/devices/listen-on-another-device.ts";
import { press } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { expectSound, holdSounds, PATIENCE, play, secondHeard } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.describe.configure({ timeout: 150_000 });

/** How far what is heard may be behind what is on the air: two segments, what is in hand, and a slow machine. */
const BEHIND_IN_MILLISECONDS = 40_000;

test("A subscriber hears a channel, reads what is on, and goes on hearing it on every other page", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  await listener.subscribeBefore("music-monthly");
  await listener.open("/listen");
  // The plan is for music: what people talk on says which plan has it.
  await expect(
    page.getByText(listener.texts.say("listen.included-in", { plan: "Horizon" })).first(),
  ).toBeVisible();
  // Further down there are shows and moods, each with its picture.
  const shows = page.getByRole("list", { name: listener.texts.say("browse.shows-by-airing") });
  await shows.scrollIntoViewIfNeeded();
  const picture = shows.locator("img").first();
  await expect
    .poll(
      () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      PATIENCE,
    )
    .toBe(360);
  const told = page.waitForResponse(/\/lookaround\/31/);
  await play(listener, "Brass Alley");
  await expectSound(page);
  const player = page.getByRole("region", { name: listener.texts.say("player.region") });
  await expect(player.getByRole("button", { name: listener.texts.say("player.pause") })).toBeVisible();
  await expectAccessible(page);
  await press(page, player.getByRole("link", { name: "Brass Alley" }));
  const { airings } = await (await told).json();
  const now = Date.now();
  const heard = airings.filter(
    ({ startsAt, endsAt }: Record<"startsAt" | "endsAt", string>) =>
      Date.parse(startsAt) <= now && Date.parse(endsAt) > now - BEHIND_IN_MILLISECONDS,
  );
  const shown = await player.getByText(" · ").textContent();
  expect(
    heard.map(({ title, artist }: Record<"title" | "artist", string>) => `${title} · ${artist}`),
  ).toContain(shown);
  await expect(page.getByRole("heading", { name: "Brass Alley", level: 1 })).toBeFocused();
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test("A visitor on a phone hears a channel for a while, in French, and is told until when", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await holdSounds(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new Shopper(page, "fr-CA");
  await visitor.open("/listen");
  await play(visitor, "Midi pile");
  await expectSound(page);
  const player = page.getByRole("region", { name: visitor.texts.say("player.region") });
  await expect(player.getByText(visitor.texts.like("player.preview"))).toBeVisible();
  // What is said can be read.
  await expect(player.locator("p[lang=fr]")).not.toBeEmpty();
  await expectAccessible(page);
  await press(page, player.getByRole("button", { name: visitor.texts.say("player.pause") }));
  await expect(player.getByText(visitor.texts.say("player.paused"))).toBeVisible();
  expect(await secondHeard(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test("The oldest of four devices is told that it was stopped, and takes its place back at a press", async ({
  page,
}) => {
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  await listener.subscribeBefore("all-access-monthly");
  await listener.open("/listen/24");
  await play(listener, "Low Tide");
  await expectSound(page);
  for (const channel of ["12", "31", "71"])
    await listenOnAnotherDevice(listener.origin, listener.email, channel);
  const player = page.getByRole("region", { name: listener.texts.say("player.region") });
  const taken = player.getByText(listener.texts.say("player.taken", { count: "3" }));
  await expect(taken).toBeVisible(PATIENCE);
  await expectAccessible(page);
  await press(page, player.getByRole("button", { name: listener.texts.say("player.play"), exact: true }));
  await expectSound(page);
  await expect(taken).toBeHidden();
});
