import { expect, test } from "@playwright/test";
import { BillPayer } from "./support/bill-payer.ts";
import type { Shopper } from "./support/shopper.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";
const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

/** How many phone screens there are from the top of the page to the end of the button that buys. */
async function screensTo(shopper: Shopper): Promise<number> {
  const button = shopper.completeOrderButton();
  await expect(button).toBeVisible();
  const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  return bottom / PHONE.height;
}

for (const locale of ["en-US", "fr-CA"] as const) {
  test(`Whoever types a card on a phone buys within two and a half screens, in ${locale}`, async ({
    page,
  }) => {
    const shopper = new BillPayer(page, locale);
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await shopper.createAccount();
    await shopper.enterAddress();
    await shopper.enterCard();
    // All that the law asks for stands on the way: the terms, the bill with its taxes, and the amounts to agree to.
    await expect(shopper.heading("billing.terms-heading")).toBeVisible();
    await expect(page.getByText(shopper.texts.say("line.total"), { exact: true })).toBeVisible();
    await expect(shopper.heading("terms.heading")).toBeVisible();
    expect(await screensTo(shopper)).toBeLessThanOrEqual(2.5);
  });

  test(`Whoever is known reviews and buys within two screens, in ${locale}`, async ({ page }) => {
    const member = new BillPayer(page, locale);
    await member.liveWithPlan({ offer: "music-monthly", ago: "P10D" });
    await member.open(ORGANIC);
    await member.choosePlan();
    await expect(page.getByText(member.texts.say("line.total"), { exact: true })).toBeVisible();
    await expect(member.heading("terms.heading")).toBeVisible();
    expect(await screensTo(member)).toBeLessThanOrEqual(2);
  });
}
