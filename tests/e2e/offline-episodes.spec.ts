import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { expectSound, holdSounds } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 120_000 });

const TITLE = "Dirt Under the Nails";
const SHOW = "/listen/show/long-form-garden";
/** Of an hour, four seconds each. */
const SEGMENTS = 900;
/** Sound is made when it is asked for, on a machine that does other things as well. */
const WHILE_IT_COMES = { timeout: 60_000 };

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

/**
 * Puts something into the place of each segment but the first and the last ones, as if they had come before the break: an hour
 * of sound takes minutes to make.
 */
const fillMiddle = (page: Page, { from, until }: { from: number; until: number }) =>
  page.evaluate(
    async (middle) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("skywave-kept-episodes");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(["EPISODES", "SEGMENTS"], "readwrite");
      const ids = transaction.objectStore("EPISODES").getAllKeys();
      await new Promise<void>((resolve, reject) => {
        ids.onsuccess = () => {
          const [id] = ids.result;
          if (id === undefined) return;
          const segments = transaction.objectStore("SEGMENTS");
          for (let index = middle.from; index < middle.until; index += 1)
            segments.put(new ArrayBuffer(1), [id, index]);
        };
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    { from, until },
  );

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
