import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { fillMiddle, onDevice, placeOnDevice } from "./support/devices/kept-on-device.ts";
import { press } from "./support/keyboard.ts";
import { expectSound, holdSounds } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.use({ serviceWorkers: "allow" });

const TITLE = "Dirt Under the Nails";
const SHOW = "/listen/show/long-form-garden";
/** Of an hour, four seconds each. */
const SEGMENTS = 900;
/** Sound is made when it is asked for, on a machine that does other things as well. */
const WHILE_IT_COMES = { timeout: 60_000 };

/** What the server was told of places, in order. */
function placesTold(page: Page): { positionInSeconds: number }[] {
  const told: { positionInSeconds: number }[] = [];
  page.on("requestfinished", (request) => {
    const isPlace = request.method() === "PUT" && request.url().includes("/playback/state/");
    if (isPlace) told.push(request.postDataJSON());
  });
  return told;
}

/** From the page of its show to where it can be downloaded. */
async function begin(listener: Subscriber): Promise<void> {
  const { page, texts } = listener;
  await listener.open(SHOW);
  const link = page.getByRole("link", { name: new RegExp(`^${texts.say("offline.keep")}`) }).first();
  await press(page, link);
  await expect(page.getByRole("heading", { level: 1, name: texts.say("title.offline") })).toBeVisible();
}

test("A subscriber keeps an episode, goes on after a break, plays it without a network, and nothing of it stays after signing out", async ({
  page,
  context,
}) => {
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribe("all-access-monthly");
  await begin(listener);
  await expectAccessible(page);
  const download = page.getByRole("button", { name: say("offline.download"), exact: true });
  await press(page, download);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect.poll(async () => (await onDevice(page))?.segments ?? 0, WHILE_IT_COMES).toBeGreaterThan(12);
  await page.reload();
  await expect(download).toBeVisible();
  const came = (await onDevice(page))?.segments ?? 0;
  await fillMiddle(page, { from: came + 4, until: SEGMENTS - 2 });
  await press(page, download);
  const list = page.getByRole("list", { name: say("offline.list") });
  const play = list.getByRole("button", { name: new RegExp(`^Play ${TITLE}`) });
  await expect(play).toBeVisible(WHILE_IT_COMES);
  expect(await onDevice(page)).toEqual({ segments: SEGMENTS, keys: expect.any(Number), readable: 0 });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("kept-listening-files")).keys()).length))
    .toBeGreaterThan(10);

  await context.setOffline(true);
  await page.goto("/listen/offline");
  await expect(list.getByText(TITLE)).toBeVisible();
  await expectAccessible(page);
  await press(page, play);
  await expectSound(page);
  const told = placesTold(page);
  await press(page, page.getByRole("button", { name: say("player.on", { count: "30" }) }));
  await press(page, page.getByRole("button", { name: say("player.pause") }));
  await expect.poll(() => placeOnDevice(page)).toMatchObject({ isTold: false });
  const place = await placeOnDevice(page);
  expect(told).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => placeOnDevice(page)).toEqual({ ...place, isTold: true });
  expect(told.map(({ positionInSeconds }) => positionInSeconds)).toEqual([place?.positionInSeconds]);
  expect(place?.positionInSeconds).toBeGreaterThanOrEqual(30);
  await page.reload();
  await expect(list.getByText(TITLE)).toBeVisible();
  expect(told).toHaveLength(1);

  await listener.open("/account");
  await press(page, listener.button("account.sign-out"));
  await expect(listener.field("sign-in.handle")).toBeVisible();
  await expect.poll(() => onDevice(page)).toBeUndefined();
});

test("A download on a phone, in French, can be cancelled, and leaves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const listener = new Subscriber(page, "fr-CA");
  const { say, within } = listener.texts;
  await listener.subscribe("all-access-monthly");
  await begin(listener);
  await press(page, page.getByRole("button", { name: say("offline.download"), exact: true }));
  await press(page, page.getByRole("button", { name: say("offline.cancel") }));
  await expect(page.getByText(say("offline.error.CANCELLED"))).toBeVisible();
  await expect(page.getByText(within("offline.empty"))).toBeVisible();
  expect(await onDevice(page)).toMatchObject({ segments: 0, keys: 0 });
  await expectAccessible(page);
});
