import { expect, test } from "@playwright/test";
import { press, typeInto } from "../support/keyboard.ts";
import { Member } from "../support/member.ts";
import { eventsOn, eventsUntil, expectTold } from "./tracked-events.ts";

const PATH = "/subscribe/checkout/purchase/streaming";
/** Where each flow begins, by its name and variation. */
const FLOWS = {
  "streaming-self-pay-organic/nonAccordion": `${PATH}/self-pay/organic`,
  "streaming-organic-auto-process-creds/default": `${PATH}/organic/auto-process-creds`,
  "streaming/accordion": PATH,
};

test("[A2.63] [A2.64] [A3.10] [A3.29] [A4.15] [A9.07] [A9.08] [A9.11] [A9.15] A purchase is told step by step, what was refused on the way too", async ({
  page,
}) => {
  const shopper = new Member(page, "en-US");
  await shopper.open(`${PATH}/organic?marketingId=mk-1&marketingAccountId=mka-1`);
  await press(page, shopper.button("promo.question"));
  await typeInto(page, shopper.field("promo.label"), "NOSUCHCODE");
  await press(page, shopper.button("promo.apply"));
  await expect(page.getByText(/code NOSUCHCODE/)).toBeVisible();
  await press(page, page.getByRole("button", { name: shopper.texts.say("offers.details") }).first());
  await expect(page.locator('img[src="/content/streaming-app.svg"]').first()).toBeVisible();
  await shopper.choosePlan();
  await press(page, shopper.button("account-step.create"));
  await shopper.createAccount();
  await press(page, shopper.completeOrderButton());
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await shopper.completeOrder();
  await expect(shopper.heading("confirmation.heading")).toBeVisible();
  const flow = "in streaming-organic/default";
  await expectTold(page, [
    `flow-start ${flow}`,
    `page-view offerPresentment authenticate ${flow}`,
    "promo-code-form-loaded promoCodeEntry",
    "promo-code-failed",
    "details-accordion-chevron us-all-access-trial",
    "generic-button-click offerContinue",
    `page-view credentials checkout ${flow}`,
    "present-registration",
    "register-clicked",
    "user-error email,password #1",
    "register-clicked",
    "successfull-registration",
    `page-view payment checkout ${flow}`,
    "user-error firstName,lastName,addressLine1,city,state,zipCode,card,agreement #1",
    "charge-agreement-check agreementTicked",
    "payment-info-from-subscribe-click",
    `page-view review checkout ${flow}`,
    "complete-order",
    `page-view confirmation checkout ${flow}`,
  ]);
  const events = await eventsOn(page);
  const ordered = events.find(({ name }) => name === "complete-order");
  expect(ordered?.groups).toMatchObject({
    customerInfo: {
      transactionType: "purchase",
      authenticationStatus: "Authenticated users",
      sessionId: expect.stringMatching(/./),
      marketingId: "•••",
    },
    meta: { countryCode: "US" },
    offer: { selectedPackage: "Horizon", preSelectedPlan: { packageName: "Horizon" } },
    packageDescriptions: [{ packageName: "Horizon" }],
    account: { cardInfo: { isPrepaid: false, binRangeNames: ["visa"] } },
    planInfo: { purchasePlan: { activationFee: 0, tax: 0 } },
    quote: { currency: "USD" },
  });

  await shopper.open("/account");
  await press(page, page.getByRole("link", { name: shopper.texts.say("plan.change"), exact: true }));
  const asked = (await eventsUntil(page, "view-other-subscription-options")).find(
    ({ name }) => name === "view-other-subscription-options",
  );
  expect(asked?.groups["customerInfo"]).toMatchObject({ trialPackageName: "Horizon", language: "en-US" });
});

for (const [flow, path] of Object.entries(FLOWS)) {
  test(`[A4.15] The flow ${flow} is told from its start to its end, one view a step`, async ({ page }) => {
    const shopper = new Member(page, "en-US");
    await shopper.open(path);
    await shopper.choosePlan();
    await typeInto(page, shopper.field("account-step.email"), shopper.email);
    if (!flow.includes("auto-process")) await shopper.createAccount();
    else await press(page, shopper.button("account-step.create"));
    await shopper.enterAddress();
    await shopper.enterCard();
    await shopper.completeOrder();
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
    const place = `in ${flow}`;
    await expectTold(page, [
      `flow-start ${place}`,
      `page-view offerPresentment authenticate ${place}`,
      "generic-button-click offerContinue",
      `page-view credentials checkout ${place}`,
      "present-registration",
      "register-clicked",
      "successfull-registration",
      `page-view payment checkout ${place}`,
      "charge-agreement-check agreementTicked",
      "payment-info-from-subscribe-click",
      `page-view review checkout ${place}`,
      "complete-order",
      `page-view confirmation checkout ${place}`,
    ]);
  });
}
