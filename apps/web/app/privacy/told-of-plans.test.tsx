import type { FoundDevice } from "@skywave/contract";
import type { TrackedEvent } from "@skywave/tracking";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AccountPage } from "#features/accounts/view-account/account-page.tsx";
import { RenewalPage } from "#features/subscriptions/change-plan/renewal-page.tsx";
import { UpgradePage } from "#features/subscriptions/change-plan/upgrade-page.tsx";
import { satelliteFlows } from "#flows/definitions/satellite.ts";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "#flows/engine/purchase-state.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { EMPTY_ACCOUNT } from "#testing/empty-account.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";

const HEARD = { id: "satellite-all", name: "Polaris", productType: "main" } as const;
const WEATHER = { id: "data-marine", name: "Coast", productType: "main" } as const;
const POLARIS = makeOffer({ id: "polaris", name: "Polaris", serviceType: "satellite", products: [HEARD] });
const COAST = { ...POLARIS, id: "coast", name: "Polaris Coast", products: [HEARD, WEATHER] };
const ZENITH = makeOffer({
  id: "offer-2",
  name: "Zenith",
  products: [{ id: "q", name: "Zenith", productType: "main" }],
});
/** Something to go up to: it costs more. */
const DEARER = {
  ...ZENITH,
  phases: ZENITH.phases.map((phase) => ({
    ...phase,
    price: { ...phase.price, total: 17.99 },
    priceMonthly: 17.99,
  })),
};
const RADIO: FoundDevice = {
  token: "found-1",
  type: "car",
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment", "marine"],
  vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
};

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const nothing = () => null;

/** A purchase at one of its steps, by somebody whose card is on file. */
function purchase(
  definition: typeof streamingOrganic,
  { step, offers, kept = {} }: { step: string; offers: (typeof POLARIS)[]; kept?: Partial<PurchaseState> },
) {
  sessionStorage.setItem(`purchase.1.${definition.name}`, JSON.stringify({ ...EMPTY_PURCHASE, ...kept }));
  const item = { sys: { id: "entry-1", type: "Entry" }, fields: { description: { "en-US": "All of it" } } };
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    listSubscriptions: { subscriptions: [] },
    getNewOffers: { offers, fallbackOffers: [] },
    getEntries: { items: [item], includes: {} },
    createOrder: makeOrder(),
    completeOrder: refusal("CREDIT_CARD_ERROR", { nextMove: "tryAgain" }),
  });
  fake.setSession("authenticated");
  const listed = Promise.resolve({ ok: true, offers, fallbackOffers: [] });
  const data = { definition, promoCode: "", isIneligible: false, offers: listed };
  return renderPage(FlowPage, { fake, at: `/?step=${step}`, data }).told;
}

const groupsOf = (told: readonly TrackedEvent[], asked: string) =>
  told.findLast(({ name }) => name === asked)?.groups;

/** From the choice of a plan to the order, which is refused. */
async function buy() {
  const told = purchase(streamingOrganic, { step: "offers", offers: [makeOffer()] });
  fireEvent.click(await screen.findByRole("button", { name: /offers.details/ }));
  await screen.findByText("All of it");
  await press("offers.continue");
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await screen.findByRole("button", { name: /complete-order\.(?:start-free|pay)/ }));
  await expect.poll(() => groupsOf(told, "business-error")).toBeDefined();
  return told;
}

/** The account of somebody with a plan, from which its owner leaves to change it. */
async function leaveAccount() {
  const heard = { ...RADIO, vehicle: null } as const;
  const subscriptions = [
    makeSubscription({ radio: heard }),
    makeSubscription({ id: "sub-2", offerId: "offer-2", state: "expired", status: "Closed" }),
  ];
  const fake = fakeSkywave({ ...EMPTY_ACCOUNT, listSubscriptions: { subscriptions } });
  fake.setSession("authenticated");
  const { told } = renderPage(
    () => <AccountPage aside={null} ExtraProducts={nothing} Radios={nothing} Delivery={nothing} />,
    { fake },
  );
  const [change] = await screen.findAllByRole("link", { name: "plan.change" });
  fireEvent.click(change ?? document.body);
  return told;
}

/** A page on which another plan is chosen, up to its price. */
async function choose(Page: typeof RenewalPage | typeof UpgradePage) {
  const { currentPhase } = makeSubscription();
  const fake = fakeSkywave({
    getSubscription: makeSubscription({
      currentPhase: { ...currentPhase, type: Page === RenewalPage ? "Introductory" : "AutoRenewing" },
    }),
    listUpcomingCharges: NO_BILLS,
    getChangeOffers: { offers: [DEARER], fallbackOffers: [] },
    getDefaultBillingProfile: KEPT_BILLING.getDefaultBillingProfile,
    listPaymentMethods: KEPT_BILLING.listPaymentMethods,
    createOrder: makeOrder({
      kind: "planSwitch",
      subscriptionId: "sub-1",
      change: { flow: "endOfTerm", effective: "2026-12-21", dueNow: 0 },
    }),
  });
  fake.setSession("authenticated");
  const slots = { addCard: nothing, giftCard: nothing };
  const at = "/subscription/change?subscriptionId=sub-1";
  const { told } = renderPage(() => <Page slots={slots} />, { fake, at });
  await press("change.ask");
  await screen.findByRole("button", { name: "change.confirm" });
  return told;
}

describe("what pages tell of plans", () => {
  it("[A3.19] [A3.23] [A3.24] is what was offered by what is heard and what comes to the screen, what stood chosen, and what was taken", async () => {
    const told = purchase(satelliteFlows.satelliteOrganic, {
      step: "offers",
      offers: [POLARIS, COAST],
      kept: { radio: RADIO },
    });
    await press("plan-card.more.one");
    fireEvent.click(await screen.findByRole("radio", { name: /Polaris Coast/ }));
    await press("offers.continue");
    const offer = {
      audioPackages: ["Polaris"],
      dataPackages: ["Coast"],
      preSelectedPlan: { planCode: "polaris", price: 0, packageName: "Polaris" },
    };
    const before = groupsOf(told, "generic-button-click");
    expect(before?.offer).toEqual(offer);
    expect(before?.planInfo).toMatchObject({ plansOffered: ["polaris", "coast"] });
    await expect
      .poll(() => groupsOf(told, "page-view")?.offer)
      .toEqual({ ...offer, selectedPackage: "Polaris Coast" });
    expect(groupsOf(told, "page-view")?.planInfo).toMatchObject({
      audioSelected: "Polaris",
      dataSelected: "Coast",
    });
  });

  it.each([
    ["car", "car"],
    ["radio", "car"],
    ["marine", "marine"],
    ["aviation", "aviation"],
  ] as const)(
    "[A3.16] is the market of the radio that a plan is bought for: %s is %s",
    async (type, marketType) => {
      const told = purchase(satelliteFlows.satelliteOrganic, {
        step: "offers",
        offers: [POLARIS],
        kept: { radio: { ...RADIO, type } },
      });
      await press("offers.continue");
      expect(groupsOf(told, "page-view")?.planInfo).toMatchObject({ marketType });
      expect(groupsOf(told, "generic-button-click")?.planInfo).toMatchObject({ marketType });
    },
  );

  it("[A3.16] is the market of streaming, where that is all that is bought", async () => {
    const told = await buy();
    expect(groupsOf(told, "complete-order")?.planInfo).toMatchObject({ marketType: "streaming" });
  });

  it("[A3.24] is the first plan as the one that stood chosen, where a link asks for one that is not there", async () => {
    const told = purchase(streamingOrganic, { step: "offers&offerid=gone", offers: [makeOffer(), ZENITH] });
    await press("offers.continue");
    const { id: planCode, name: packageName } = makeOffer();
    expect(groupsOf(told, "generic-button-click")?.offer?.preSelectedPlan).toEqual({
      planCode,
      packageName,
      price: 0,
    });
  });

  it("[A3.18] is the price, fee and tax of the plan that is bought, and of the one that it renews as", async () => {
    const told = await buy();
    const plan = { activationFee: 0, planCodes: ["offer-1"] };
    expect(groupsOf(told, "complete-order")?.planInfo).toMatchObject({
      purchasePlan: { ...plan, price: 0, royaltyFee: 0, tax: 0, termLength: 3 },
      renewalPlan: { ...plan, price: 11.99, royaltyFee: 0.97, tax: 0.48, termLength: 1 },
    });
  });

  it("[A3.01] [A3.17] [A3.30] is which plans an account has, how they stand and where they are heard", async () => {
    const groups = groupsOf(await leaveAccount(), "view-other-subscription-options");
    expect(groups?.planInfo).toMatchObject({ currentPlanCodes: ["offer-1"], marketType: "car" });
    const found = { lookupMethod: "LOGIN" };
    expect(groups?.account?.subscriptions).toEqual([
      { ...found, subscriptionId: "sub-1", status: "active", planCodes: ["offer-1"] },
      { ...found, subscriptionId: "sub-2", status: "closed", planCodes: ["offer-2"] },
    ]);
  });

  it("[A3.03] comes in twelve groups of data, each from a page that has it", async () => {
    // The code of the link that led here, which is told with the radio that it is for.
    window.history.replaceState(null, "", "/account?programcode=WELCOME");
    const told = [];
    for (const open of [buy, leaveAccount, () => choose(RenewalPage), () => choose(UpgradePage)]) {
      told.push(...(await open()));
      cleanup();
    }
    const groups = new Set(told.flatMap((event) => Object.keys(event.groups)));
    expect([...groups].toSorted()).toEqual(
      "account customerInfo deviceInfo errorInfo meta offer packageDescriptions pageInfo planInfo quote renewaloffers upsell".split(
        " ",
      ),
    );
  });
});
