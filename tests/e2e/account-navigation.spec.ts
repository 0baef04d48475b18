import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { LANGUAGES } from "./support/visits.ts";
import { watchRequests } from "./support/page/watch-requests.ts";

const PARTS = [
  ["account.billing", "/account/bills"],
  ["account.devices", "/account/devices"],
  ["account.security", "/account/security"],
  ["account.manage", "/account/manage"],
  ["account.plan", "/account"],
] as const;

for (const locale of LANGUAGES)
  for (const width of [320, 1440])
    test(`Every part of the account is one press from every other in ${locale} at ${width} px, and so is the way out`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const untilQuiet = watchRequests(page);
      await page.setViewportSize({ width, height: 800 });
      const member = new Member(page, locale);
      await member.join();
      await member.open("/account");
      const { say } = member.texts;
      const navigation = page.getByRole("navigation", { name: say("account.navigation"), exact: true });
      for (const [text, path] of PARTS) {
        const link = navigation.getByRole("link", { name: say(text), exact: true });
        await reach(page, link);
        await expect(link).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(link).toHaveAttribute("aria-current", "page");
        await expect(navigation.locator("[aria-current]")).toHaveCount(1);
        // Whoever is on a next page begins at its heading.
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
      }
      // What the page still asks for when the session ends is answered with a 401.
      await untilQuiet();
      await press(page, navigation.getByRole("button", { name: say("account.sign-out"), exact: true }));
      await expect(member.field("sign-in.handle")).toBeVisible();
      expect(new URL(page.url()).searchParams.get("returnUrl")).toBeNull();
      await expect(navigation).toBeHidden();
      expect(complaints).toEqual([]);
    });
