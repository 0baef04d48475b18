import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { expectGoodInEveryView } from "./support/every-view.ts";
import { press } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { expectSound, holdSounds, PATIENCE } from "./support/sounds.ts";
import { checkIn, DESKTOP, PHONE } from "./support/visits.ts";

test.describe.configure({ timeout: 150_000 });

for (const [locale, viewport, first] of [
  ["en-US", PHONE, "The Glow"],
  ["fr-CA", DESKTOP, "Côté Nord"],
] as const) {
  test.describe(`The front door in ${locale}`, () => {
    test.use({ viewport });

    test(`plays a channel at one press, another one at the next, and plays on in the checkout, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await holdSounds(page);
      const visitor = new Shopper(page, locale);
      const { texts } = visitor;
      const check = checkIn(page, locale);
      await visitor.open("/");
      await press(page, page.getByRole("button", { name: texts.say("look-up.listen") }));
      const player = page.getByRole("region", { name: texts.say("player.region") });
      await expect(player.getByRole("link", { name: first })).toBeVisible(PATIENCE);
      await expect(player.getByText(texts.like("player.preview"))).toBeVisible(PATIENCE);
      await expectSound(page);
      await check();
      await expectGoodInEveryView(page);
      const channels = page.getByRole("region", { name: texts.say("channels.heading") });
      // They come once somebody is near them: above the form.
      await page.getByRole("heading", { name: texts.say("look-up.heading") }).scrollIntoViewIfNeeded();
      await expect(channels.getByRole("listitem")).toHaveCount(24);
      await press(
        page,
        channels.getByRole("button", { name: texts.say("listen.play", { channel: "Brass Alley" }) }),
      );
      await expect(player.getByRole("link", { name: "Brass Alley" })).toBeVisible(PATIENCE);
      await expectSound(page);
      await check();
      await press(page, page.getByRole("link", { name: texts.say("sign-in.see-plans") }).first());
      await expect(page).toHaveURL(/purchase\/streaming\/organic/);
      await expect(player.getByRole("button", { name: texts.say("player.pause") })).toBeVisible();
      await expectSound(page);
      await check();
      expect(complaints).toEqual([]);
    });
  });
}
