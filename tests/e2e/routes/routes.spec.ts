import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { Shopper } from "../support/shopper.ts";
import { textsIn } from "../support/texts.ts";

const STREAMING = "/subscribe/checkout/purchase/streaming";
const { say, like } = textsIn("en-US");

test.describe("Routes", () => {
  for (const variant of ["min", "min2", "variant1", "VARIANT2"]) {
    test(`[A2.09] ${variant} leads to the streaming checkout and keeps the query`, async ({ page }) => {
      await page.goto(`${STREAMING}/Organic/${variant}?utm=spring&x=1`);
      await expect(page.getByRole("radio").first()).toBeVisible();
      const url = new URL(page.url());
      expect(url.pathname).toBe(`${STREAMING}/organic`);
      expect([url.searchParams.get("utm"), url.searchParams.get("x")]).toEqual(["spring", "1"]);
    });
  }

  test("[A2.03] [A2.33] the streaming checkout takes a promo code from the query", async ({ page }) => {
    await page.goto(`${STREAMING}?promocode=halfprice`);
    await expect(
      page
        .getByText(like("promo.applied-no-trial"))
        .or(page.getByText(like("promo.applied")))
        .first(),
    ).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(say("title.streaming")));
  });

  test("[A2.14] falls through to the streaming checkout when the query carries a code", async ({ page }) => {
    await page.goto(`${STREAMING}/organic?promocode=SUMMER2026`);
    await expect(page.getByText(say("promo.reason.expired", { code: "SUMMER2026" })).first()).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeVisible();
  });

  test("[A2.13] buys without a password where credentials are processed automatically", async ({ page }) => {
    await page.goto(`${STREAMING}/organic/auto-process-creds`);
    await page.getByRole("button", { name: like("offers.continue") }).click();
    await page
      .getByLabel(say("account-step.email"), { exact: true })
      .fill(`auto-${Date.now().toString(36)}@example.com`);
    await expect(page.getByLabel(say("account-step.password"), { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: say("account-step.create") }).click();
    await expect(page.getByLabel(say("billing.first-name"), { exact: true })).toBeVisible();
  });

  test("[A6.02] the account asks for a sign-in, returns to it, and never to another site", async ({
    page,
  }) => {
    await page.goto("/account");
    await expect(page).toHaveURL(/account\/login\?.*returnUrl/);
    await page.goto("/account/login?returnUrl=https%3A%2F%2Fevil.example%2F");
    await page.getByLabel(say("sign-in.handle"), { exact: true }).fill("sam@skywave.example");
    await page.getByLabel(say("account-step.password"), { exact: true }).fill("an-evening-on-the-air");
    await page.getByRole("button", { name: say("sign-in.submit"), exact: true }).click();
    await expect(page.getByText(say("account.empty-heading"))).toBeVisible();
    expect(new URL(page.url()).hostname).toBe("localhost");
  });

  for (const locale of LOCALES) {
    test(`[A2.26] the sign-in in ${locale} leaves for the account center's own while its flag is on`, async ({
      page,
    }) => {
      const visitor = new Shopper(page, locale);
      // Another host of this server stands for the other app.
      const center = `http://${locale === "en-US" ? "aurora" : "can.aurora"}.localhost:${process.env["E2E_PORT"] ?? 8480}`;
      const [common, settings] = await Promise.all(
        ["common", "app-settings"].map(async (name) =>
          (await page.request.get(`/config/${name}.json`)).json(),
        ),
      );
      const flags = { ...settings.flags, enableLoginPageRedirectToAccountCenterApp: true };
      await page.route("**/config/app-settings.json*", (route) =>
        route.fulfill({ json: { ...settings, flags } }),
      );
      await page.route("**/config/common.json*", (route) =>
        route.fulfill({ json: { ...common, accountCenterLoginUrl: `${center}/account/login` } }),
      );
      await visitor.open("/account/login");
      await expect.poll(() => new URL(page.url()).origin).toBe(center);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }

  for (const [what, address] of [
    ["an unknown address", "/no/such/page"],
    ["an address that nobody can read", "/plans/%E0%A4%A"],
  ] as const) {
    test(`${what} is answered 404 with a page that leads back`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(
        page.getByRole("heading", { name: say("error.not-found-heading"), exact: true }),
      ).toBeVisible();
    });
  }

  test("[A2.08] the error page stands on its own", async ({ page }) => {
    await page.goto("/error");
    await expect(page.getByRole("heading", { name: say("error.heading"), exact: true })).toBeVisible();
  });
});
