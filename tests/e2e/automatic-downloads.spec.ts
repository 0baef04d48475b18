import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { fillMiddle, onDevice } from "./support/devices/kept-on-device.ts";
import { press } from "./support/keyboard.ts";
import { Subscriber } from "./support/subscriber.ts";

const TITLE = "Dirt Under the Nails";
const SHOW = "/listen/show/long-form-garden";
/** Of an hour, four seconds each. */
const SEGMENTS = 900;
/** Sound is made when it is asked for, on a machine that does other things as well. */
const WHILE_IT_COMES = { timeout: 60_000 };

test("New episodes of a show come by themselves, are stopped and go on, and stay away once they were removed", async ({
  page,
}) => {
  const listener = new Subscriber(page, "en-US");
  const { say, within } = listener.texts;
  await listener.subscribeBefore("all-access-monthly");
  await listener.open(SHOW);
  const title = { title: TITLE };
  await press(page, page.getByRole("button", { name: say("automatic.on-one", title) }));
  await expect(page.getByRole("button", { name: say("automatic.off-one", title) })).toBeVisible();

  await listener.open("/listen");
  await expect(page.getByRole("progressbar", { name: new RegExp(TITLE) })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await onDevice(page))?.segments ?? 0, WHILE_IT_COMES).toBeGreaterThan(8);
  await press(page, page.getByRole("button", { name: say("automatic.stop") }));
  await expect(page.getByText(say("automatic.stopped"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("automatic.stopped"))).toBeVisible();
  const came = (await onDevice(page))?.segments ?? 0;
  expect(came).toBeGreaterThan(8);
  await fillMiddle(page, { from: came + 4, until: SEGMENTS - 2 });
  expect((await onDevice(page))?.segments).toBeLessThan(SEGMENTS);
  await press(page, page.getByRole("button", { name: say("automatic.resume") }));
  await expect(page.getByText("1 new episode from your shows is on this device.")).toBeVisible(
    WHILE_IT_COMES,
  );
  expect(await onDevice(page)).toEqual({ segments: SEGMENTS, keys: expect.any(Number), readable: 0 });
  await expectAccessible(page);

  await press(page, page.getByRole("link", { name: say("automatic.see") }));
  const list = page.getByRole("list", { name: say("offline.list") });
  await expect(list.getByText(TITLE)).toBeVisible();
  await press(page, list.getByRole("button", { name: new RegExp(`^${say("offline.remove")}`) }));
  await expect(page.getByText(within("offline.empty"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("automatic.none"))).toBeVisible();
  expect(await onDevice(page)).toEqual({ segments: 0, keys: 0, readable: 0 });
});

test("Nothing comes by itself over a network that saves data, on a phone, in French", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const listener = new Subscriber(page, "fr-CA");
  const { say } = listener.texts;
  await listener.subscribeBefore("all-access-monthly");
  await listener.open(SHOW);
  await press(page, page.getByRole("button", { name: say("automatic.on-one", { title: TITLE }) }));
  await expect(page.getByRole("button", { name: say("automatic.off-one", { title: TITLE }) })).toBeVisible();
  await listener.open("/listen");
  await expect(page.getByText(say("automatic.metered"))).toBeVisible();
  await expectAccessible(page);
  expect(await onDevice(page)).toBeUndefined();
});
