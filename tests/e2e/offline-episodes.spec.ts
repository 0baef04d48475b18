import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { expectSound, holdSounds } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 420_000 });

const TITLE = "Dirt Under the Nails";
const SHOW = "/listen/show/long-form-garden";
/** An hour is made, fetched and written. */
const WHILE_IT_COMES = { timeout: 300_000 };

/** What lies on the device: episodes with whether any of their keys can be read, and how many segments there are. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("skywave-kept-episodes")) return undefined;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("skywave-kept-episodes");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const episodes = await all(database.transaction("EPISODES").objectStore("EPISODES").getAll());
    const segments = await all(database.transaction("SEGMENTS").objectStore("SEGMENTS").count());
    database.close();
    const keys = episodes.flatMap((episode) => [...episode.keys.values()]);
    return { segments, keys: keys.length, readable: keys.filter(({ extractable }) => extractable).length };
  });

/** From the page of its show to where it can be downloaded. */
async function begin(listener: Subscriber): Promise<void> {
  const { page, texts } = listener;
  await listener.open(SHOW);
  const link = page.getByRole("link", { name: new RegExp(`^${texts.say("offline.keep")}`) }).first();
  await press(page, link);
  await expect(page.getByRole("heading", { level: 1, name: texts.say("title.offline") })).toBeVisible();
}

test("A subscriber keeps an episode, plays it without a network, and nothing of it stays after signing out", async ({
  page,
  context,
}) => {
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribe("all-access-monthly");
  await begin(listener);
  await expectAccessible(page);
  await press(page, page.getByRole("button", { name: say("offline.download"), exact: true }));
  await expect(page.getByRole("progressbar")).toBeVisible();
  const list = page.getByRole("list", { name: say("offline.list") });
  const play = list.getByRole("button", { name: new RegExp(`^Play ${TITLE}`) });
  await expect(play).toBeVisible(WHILE_IT_COMES);
  expect(await onDevice(page)).toEqual({ segments: 900, keys: expect.any(Number), readable: 0 });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("kept-listening-files")).keys()).length))
    .toBeGreaterThan(10);

  await context.setOffline(true);
  await page.goto("/listen/offline");
  await expect(list.getByText(TITLE)).toBeVisible();
  await expectAccessible(page);
  await press(page, play);
  await expectSound(page);

  await context.setOffline(false);
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
