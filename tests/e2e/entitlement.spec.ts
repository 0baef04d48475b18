import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { PASSWORD } from "./support/shopper.ts";
import { VISITS } from "./support/visits.ts";

const HEADERS = { "sxm-trace-id": "a-sale-elsewhere" };

for (const { locale, viewport } of VISITS) {
  test.describe(`In ${locale}`, () => {
    test.use({ viewport });

    test("[A1.12] [A2.48] a partner's link gives its plan to a new account once, and a store's plan is found beside it", async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const country = locale === "en-US" ? "US" : "CA";
      const member = new Member(page, locale);
      const sold = await page.request.post("/sandbox/api/partner-plans", {
        data: { country },
        headers: HEADERS,
      });
      const { path } = await sold.json();

      await member.open(path);
      await expect(member.text("entitlement.sign-in")).toBeVisible();
      if (locale === "fr-CA") await expectAccessible(page);
      await press(page, member.button("linking.to-create"));
      await member.createAccount(PASSWORD);
      await press(page, member.button("entitlement.link.add"));
      const done = member.texts.say("entitlement.link.done", { plan: "Melodia" });
      await expect(page.getByText(done)).toBeVisible();
      await expect(page.getByRole("article").getByRole("heading", { name: "Melodia" })).toBeVisible();
      // What the link was is gone from the address, and from what the browser would show again.
      expect(new URL(page.url()).hash).toBe("");

      const store = member.field("entitlement.restore.store");
      await reach(page, store);
      await store.selectOption({ label: "Roku" });
      await press(page, member.button("entitlement.restore.submit"));
      await expect(member.text("entitlement.error.NOTHING_TO_RESTORE")).toBeVisible();
      if (locale === "fr-CA") await expectAccessible(page);

      await member.open(path);
      await page.reload();
      await press(page, member.button("entitlement.link.add"));
      await expect(member.text("entitlement.error.ALREADY_REDEEMED")).toBeVisible();
      expect(withoutRefusals(complaints)).toEqual([]);
    });
  });
}

test("What was sold in a store in somebody's name is found there, and says who bills it and where it is managed", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.join();
  const sale = { email: member.email, country: "US", store: "apple" };
  expect(
    (await page.request.post("/sandbox/api/store-sales", { data: sale, headers: HEADERS })).status(),
  ).toBe(204);
  await member.open("/subscribe/entitlement");
  await expect(member.text("entitlement.plans.none")).toBeVisible();
  await member.field("entitlement.restore.store").selectOption({ label: "Apple" });
  await press(page, member.button("entitlement.restore.submit"));
  await expect(member.text("entitlement.restore.done.one")).toBeVisible();
  const plan = page.getByRole("article").filter({ hasText: "Melodia" });
  await expect(plan.getByRole("link")).toHaveAttribute(
    "href",
    "https://apps.apple.com/account/subscriptions",
  );
  await press(page, member.button("entitlement.plans.refresh", { store: "Apple" }));
  await expect(
    page.getByText(member.texts.say("entitlement.plans.refreshed", { store: "Apple" })),
  ).toBeVisible();
});
