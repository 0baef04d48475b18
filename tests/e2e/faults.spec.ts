import { type APIRequestContext, expect, test } from "@playwright/test";
import { Shopper } from "./support/shopper.ts";

const SELF_PAY = "/subscribe/checkout/purchase/streaming/self-pay/organic";

test.describe.configure({ mode: "serial" });

async function setFault(request: APIRequestContext, name: string, isActive: boolean) {
  const answer = await request.put("/sandbox/api/faults", {
    data: { name, isActive },
    headers: { "sxm-trace-id": "e2e-fault-switch" },
  });
  expect(answer.ok()).toBe(true);
}

async function setFlag(request: APIRequestContext, isOn: boolean) {
  const data = { name: "enableAtlasStreamingOrganicSelfPayNonAccordion", isOn };
  await request.put("/sandbox/api/flags", { data, headers: { "sxm-trace-id": "e2e-flag-switch" } });
}

async function toReview(shopper: Shopper, plan?: RegExp) {
  await shopper.open(SELF_PAY);
  await shopper.choosePlan(plan);
  await shopper.createAccount();
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await expect(shopper.completeOrderButton()).toBeVisible();
}

test.describe("When the world fails", () => {
  test("a card processor that goes silent after charging leads to one charge and a clear end", async ({
    page,
    request,
  }) => {
    const shopper = new Shopper(page, "en-US");
    await toReview(shopper);
    await setFault(request, "card-processor-slow", true);
    try {
      await shopper.completeOrder();
      // Its signed event may tell us of the charge before the page has time to say that we are asking.
      const asking = shopper.heading("complete-order.processing-heading");
      await expect(asking.or(shopper.heading("confirmation.heading"))).toBeVisible({ timeout: 30_000 });
    } finally {
      await setFault(request, "card-processor-slow", false);
    }
    await expect(shopper.heading("confirmation.heading")).toBeVisible({ timeout: 60_000 });
    await page.goto("/account");
    await expect(page.getByText(shopper.texts.like("account.invoice-open"))).toHaveCount(1);
  });

  test("an offer withdrawn between quote and confirm charges nothing and leads back to the offers", async ({
    page,
    request,
  }) => {
    const shopper = new Shopper(page, "en-US");
    await toReview(shopper, /Melodia/);
    await setFault(request, "offer-withdrawn", true);
    try {
      await shopper.completeOrder();
      await expect(page.getByText(shopper.texts.say("complete-order.OFFER_EXPIRED"))).toBeVisible();
      await page.getByRole("button", { name: shopper.texts.say("complete-order.choose-plan") }).click();
      await expect(shopper.plans.first()).toBeVisible();
    } finally {
      await setFault(request, "offer-withdrawn", false);
    }
    await page.goto("/account");
    await expect(shopper.heading("account.empty-heading")).toBeVisible();
    await expect(page.getByText(shopper.texts.say("account.invoices-empty"))).toBeVisible();
  });

  test("[A2.11] the self-pay checkout falls back to the streaming one when its flag is off, query kept", async ({
    page,
    request,
  }) => {
    await setFlag(request, false);
    try {
      await page.goto(`${SELF_PAY}?utm=spring`);
      await expect(page.getByRole("radio").first()).toBeVisible();
      const url = new URL(page.url());
      expect([url.pathname, url.searchParams.get("utm")]).toEqual([
        "/subscribe/checkout/purchase/streaming/organic",
        "spring",
      ]);
    } finally {
      await setFlag(request, true);
    }
  });
});
