import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { expectGoodInEveryView } from "./support/every-view.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { expectSound, holdSounds, PATIENCE, play, secondHeard } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.describe.configure({ timeout: 300_000 });

const SPEAKER = "Kitchen speaker";
const CHANNEL = "First Light";

/** How loud the newest sound of a page is, in percent; nothing where it is muted. */
const expectLoudness = (page: Page, percent: number) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const { volume = 0, muted = true } = window.sounds.at(-1) ?? {};
          return muted ? 0 : Math.round(volume * 100);
        }),
      PATIENCE,
    )
    .toBe(percent);

/** Whether the newest sound of a page has ended. */
const isSilent = (page: Page) => expect.poll(() => secondHeard(page), PATIENCE).toBe(0);

/** Plays a channel on the speaker from a page that was just opened; answers the control of its volume. */
async function playOnSpeaker(listener: Subscriber): Promise<Locator> {
  const { page } = listener;
  const { say } = listener.texts;
  await listener.open("/listen");
  await play(listener, CHANNEL);
  const bar = page.getByRole("region", { name: say("player.region") });
  await press(page, bar.getByRole("button", { name: say("speaker.choose") }));
  await press(page, bar.getByRole("button", { name: say("speaker.play-on", { speaker: SPEAKER }) }));
  await expect(bar.getByRole("button", { name: say("speaker.take-back") })).toBeFocused();
  return bar.getByRole("slider", { name: say("player.volume") });
}

test("A subscriber plays on a linked speaker, directs it from the page, and takes it back", async ({
  page,
  context,
}) => {
  const kitchen = await context.newPage();
  await holdSounds(kitchen);
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribeBefore("all-access-monthly");

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

  // The bar turns the speaker, which says where it stands, also when a hand turns it there.
  const volume = bar.getByRole("slider", { name: say("player.volume") });
  await reach(page, volume);
  await page.keyboard.press("Home");
  await expectLoudness(kitchen, 0);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await expectLoudness(kitchen, 15);
  await press(page, bar.getByRole("button", { name: say("player.mute") }));
  await expectLoudness(kitchen, 0);
  const knob = kitchen.getByRole("slider", { name: "Volume of the speaker" });
  await reach(kitchen, knob);
  await kitchen.keyboard.press("End");
  await expectLoudness(kitchen, 100);
  await expect(volume).toHaveValue("100", PATIENCE);
  await expect(bar.getByRole("button", { name: say("player.mute") })).toBeVisible();

  await press(page, bar.getByRole("button", { name: say("player.pause"), exact: true }));
  await isSilent(kitchen);
  await press(page, bar.getByRole("button", { name: say("player.play"), exact: true }));
  await expectSound(kitchen);
  const opened = await kitchen.evaluate(() => window.sounds.length);
  await press(page, bar.getByRole("button", { name: say("player.next") }));
  await expect.poll(() => kitchen.evaluate(() => window.sounds.length), PATIENCE).toBeGreaterThan(opened);
  await expectSound(kitchen);

  // Another page turns the same speaker, and a page that is loaded anew finds it as it was left.
  const other = new Subscriber(await context.newPage(), "en-US");
  const otherVolume = await playOnSpeaker(other);
  await expect(otherVolume).toHaveValue("100");
  await reach(other.page, otherVolume);
  await other.page.keyboard.press("ArrowLeft");
  await expectLoudness(kitchen, 95);
  await expect(volume).toHaveValue("95", PATIENCE);
  await other.page.close();
  await expect(await playOnSpeaker(listener)).toHaveValue("95");
  await expectSound(kitchen);
  await expectLoudness(kitchen, 95);

  await press(page, bar.getByRole("button", { name: say("speaker.take-back") }));
  await expectSound(page);
  await expectLoudness(page, 80);
  await isSilent(kitchen);
  await expect(bar.getByRole("button", { name: say("speaker.choose") })).toBeFocused();
});
