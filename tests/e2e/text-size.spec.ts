import { expect, test } from "@playwright/test";
import { BillPayer } from "./support/bill-payer.ts";
import { expectRoomForLargeText } from "./support/every-view.ts";
import { Shopper } from "./support/shopper.ts";
import { LANGUAGES } from "./support/visits.ts";
import { watchRequests } from "./support/page/watch-requests.ts";

const OF_VISITORS = [
  "/",
  "/subscribe/checkout/purchase/streaming/organic",
  "/subscribe/checkout/purchase/satellite",
  "/account/login",
  "/account/pay",
  "/subscribe/gift",
  "/help",
  "/listen",
];
const OF_MEMBERS = [
  "/account",
  "/account/bills",
  "/account/pay",
  "/account/payment-methods",
  "/account/manage",
  "/account/devices",
  "/account/security",
  "/listen",
];

for (const locale of LANGUAGES) {
  test(`Whoever reads text twice its size scrolls no page of a visitor sideways, in ${locale}`, async ({
    page,
  }) => {
    const untilQuiet = watchRequests(page);
    const shopper = new Shopper(page, locale);
    for (const path of OF_VISITORS)
      await test.step(path, async () => {
        await shopper.open(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await untilQuiet();
        await expectRoomForLargeText(page);
      });
  });

  test(`Whoever reads text twice its size scrolls no step of a purchase sideways, in ${locale}`, async ({
    page,
  }) => {
    const untilQuiet = watchRequests(page);
    const shopper = new BillPayer(page, locale);
    await shopper.open("/subscribe/checkout/purchase/streaming/organic");
    await shopper.choosePlan();
    await expect(shopper.field("account-step.email")).toBeVisible();
    await expectRoomForLargeText(page);
    await shopper.createAccount();
    await expect(shopper.field("billing.first-name")).toBeVisible();
    await untilQuiet();
    await expectRoomForLargeText(page);
  });

  test(`Whoever reads text twice its size scrolls no page of an account sideways, in ${locale}`, async ({
    page,
  }) => {
    const untilQuiet = watchRequests(page);
    const payer = new BillPayer(page, locale);
    await payer.liveWithPlan({ ago: "P4M3D" });
    for (const path of OF_MEMBERS)
      await test.step(path, async () => {
        await payer.open(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await untilQuiet();
        await expectRoomForLargeText(page);
      });
  });
}
