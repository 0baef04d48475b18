import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { awaitNoEnd } from "./support/await-no-end.ts";

test.describe.configure({ timeout: 150_000 });

const SCREENS = [
  { name: "a desk, in English", locale: "en-US", size: { width: 1280, height: 900 }, say: "play channel 31" },
  {
    name: "a phone, in French",
    locale: "fr-CA",
    size: { width: 390, height: 844 },
    say: "mets la chaîne 31",
  },
] as const;

for (const { name, locale, size, say } of SCREENS)
  test(`Somebody at ${name}, picks what they like, finds it first, says a command, and rates what plays`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize(size);
    const member = new Member(page, locale);
    const { texts } = member;
    await member.join();
    await member.open("/listen");
    const forYou = page.getByRole("list", { name: texts.say("taste.for-you") });
    const button = (key: Parameters<typeof texts.say>[0]) =>
      page.getByRole("button", { name: texts.say(key), exact: true });

    const pick = async (...keys: Parameters<typeof texts.say>[0][]) => {
      for (const key of keys) await press(page, button(key));
      await expectAccessible(page);
      await press(page, button("taste.save"));
      await expect(page.getByText(texts.say("taste.saved"))).toBeVisible();
    };
    await press(page, button("taste.pick"));
    await pick("taste.mood.unwind");
    await expect(forYou.getByRole("listitem").first()).toBeVisible();
    await press(page, button("taste.change"));
    await pick("channels.genre.jazz");
    await expect(forYou.getByRole("link").first()).toHaveText("Brass Alley");

    await press(page, button("voice.open"));
    const box = page.getByLabel(texts.say("voice.label"), { exact: true });
    await member.type(page, box, say);
    await page.keyboard.press("Enter");
    const playing = texts.say("voice.answer.play").replace("{about}", "Brass Alley");
    await expect(page.getByText(playing)).toBeVisible();
    const player = page.getByRole("region", { name: texts.say("player.region") });
    await expect(player.getByRole("link", { name: "Brass Alley" })).toBeVisible();

    await press(page, forYou.getByRole("link").first());
    // Those of the page name the track beside them; the player has some, too.
    const group = page.getByRole("group", { name: texts.say("taste.rate") });
    const thumbs = group.filter({ has: page.locator("[lang]") }).getByRole("button");
    await reach(page, thumbs.first());
    await awaitNoEnd("Brass Alley");
    await page.keyboard.press("Enter");
    await expect(thumbs.first()).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
