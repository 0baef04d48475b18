import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { expectGoodInEveryView } from "./support/every-view.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { expectSound, holdSounds, PATIENCE, play, secondHeard } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.describe.configure({ timeout: 150_000 });

const SPEAKER = "Kitchen speaker";
const CHANNEL = "First Light";

/** Whether the newest sound of a page has ended. */
const isSilent = (page: Page) => expect.poll(() => secondHeard(page), PATIENCE).toBe(0);

test("A subscriber plays on a linked speaker, directs it from the page, and takes it back", async ({
  page,
  context,
}) => {
  const kitchen = await context.newPage();
  await holdSounds(kitchen);
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribe("all-access-monthly");

  await kitchen.goto("/sandbox#identity");
  await press(kitchen, kitchen.getByRole("button", { name: "Switch on a speaker" }));
  const code = kitchen.locator("code").filter({ hasText: /^[A-Z]{4}-[A-Z]{4}$/ });
  const userCode = (await code.textContent()) ?? "";
  await listener.open("/onboarding/device-linking");
  await typeInto(page, listener.field("linking.code"), userCode);
  await press(page, listener.button("linking.continue"));
  await press(page, listener.button("linking.let-in"));
  await expect(listener.text("linking.done")).toBeVisible();
  await expect(kitchen.getByText("Silent.")).toBeVisible(PATIENCE);

  await listener.open("/listen");
  await play(listener, CHANNEL);
  await expectSound(page);
  const bar = page.getByRole("region", { name: say("player.region") });
  await press(page, bar.getByRole("button", { name: say("speaker.choose") }));
  const choice = bar.getByRole("button", { name: say("speaker.play-on", { speaker: SPEAKER }) });
  await expect(choice).toBeEnabled();
  await expectAccessible(page);
  await expectGoodInEveryView(page);
  await press(page, choice);
  await expect(
    bar.getByRole("status").filter({ hasText: say("speaker.on", { speaker: SPEAKER }) }),
  ).toBeVisible();
  await expect(bar.getByRole("button", { name: say("speaker.take-back") })).toBeFocused();
  await expectSound(kitchen);
  await isSilent(page);
  await expect(kitchen.getByText(/^Plays /)).toBeVisible();
  await expectAccessible(page);

  await press(page, bar.getByRole("button", { name: say("player.pause"), exact: true }));
  await isSilent(kitchen);
  await press(page, bar.getByRole("button", { name: say("player.play"), exact: true }));
  await expectSound(kitchen);
  const opened = await kitchen.evaluate(() => window.sounds.length);
  await press(page, bar.getByRole("button", { name: say("player.next") }));
  await expect.poll(() => kitchen.evaluate(() => window.sounds.length), PATIENCE).toBeGreaterThan(opened);
  await expectSound(kitchen);

  await press(page, bar.getByRole("button", { name: say("speaker.take-back") }));
  await expectSound(page);
  await isSilent(kitchen);
  await expect(bar.getByRole("button", { name: say("speaker.choose") })).toBeFocused();
});
