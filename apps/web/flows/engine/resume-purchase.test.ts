import type { FoundDevice } from "@skywave/contract";
import type { LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { everyFlow } from "../definitions/every-flow.ts";
import { several } from "../definitions/deals/several.ts";
import { savePurchase } from "./save-purchase.ts";
import { createPurchaseStore } from "./purchase-draft.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "./purchase-state.ts";
import { resumePurchase } from "./resume-purchase.ts";
import { furthestStep } from "./step-order.ts";

const offer = makeOffer();
const card = { paymentMethodId: "card-1", brand: "Visa", last4: "4242" };
const PROFILE = {
  id: "bp-1",
  billingProfileName: { firstAndLastName: { firstName: "Jo", lastName: "Ray" } },
  serviceAddress: { addressLine1: "1 Road", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
};
const METHOD = {
  id: "card-1",
  isDefault: true,
  card: { brand: "visa", last4: "4242", status: "VALID", wallet: { applePay: false } },
};
const RADIO: FoundDevice = {
  token: "radio-1",
  type: "car",
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment"],
  vehicle: null,
};
const listed =
  (offers = [offer]) =>
  async (): Promise<LoadOffersOutcome> => ({ ok: true, offers, fallbackOffers: [], ineligibleOffers: [] });

/** An account that remembers what one device told it, for the next one. */
function openAccount() {
  const drafts = new Map<string, object>();
  const fake = fakeSkywave({
    savePurchaseDraft: ({ params, body }: { params: { flowName: string }; body: { radios?: string[] } }) =>
      void drafts.set(params.flowName, {
        ...params,
        ...body,
        // Another browser has its own names for the same radios.
        ...(body.radios !== undefined && {
          radios: body.radios.map((token) => ({ ...RADIO, token: `next-${token}` })),
        }),
        offerName: "All Access",
        savedAt: "2026-11-22",
      }),
    forgetPurchaseDraft: ({ params }: { params: { flowName: string } }) =>
      void drafts.delete(params.flowName),
    listPurchaseDrafts: () => ({ purchaseDrafts: [...drafts.values()] }),
    getDefaultBillingProfile: PROFILE,
    listPaymentMethods: { paymentMethods: [METHOD] },
  });
  fake.setSession("authenticated");
  return { ...fake, drafts };
}

const settled: PurchaseState = {
  ...EMPTY_PURCHASE,
  offer,
  followOn: { listed: offer, isWanted: true },
  promoCode: "SPRING",
  isStudent: true,
  card,
};
const storeOf = (flowName: string) => createPurchaseStore(flowName, sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/Subscribe/x/");
});

// Somebody who is known buys by one click: nothing is begun that could be left.
const lasting = Object.values(everyFlow).filter(({ name }) => name !== "one-click");
const another = makeOffer({ id: "another", name: "Melodia" });
const lines = [
  { offer, quantity: 2 },
  { offer: another, quantity: 1 },
];

describe.each(lasting)("the flow $name as $variation", (definition) => {
  it("is gone on with where it was left, on a device that knows nothing of it", async () => {
    const { skywave } = openAccount();
    const steps = definition.steps.map(({ id }) => id);
    const chosen = definition.name === several.name ? { lines, followOn: null } : {};
    const radio = steps.includes("radio") ? RADIO : null;
    await savePurchase(skywave, definition.name, { ...settled, ...chosen, radio });
    await resumePurchase(skywave, definition.name, listed([offer, another]));
    const state = storeOf(definition.name).getState();
    expect(state).toMatchObject({ offer: { id: offer.id }, promoCode: "SPRING", card, ...chosen });
    expect(state.radio?.token).toBe(radio === null ? undefined : "next-radio-1");
    // Who is a student is asked of the server each time.
    const expected = steps.includes("verification") ? "verification" : "review";
    expect(furthestStep(definition, { state, isSignedIn: true })).toBe(expected);
  });
});

describe("savePurchase", () => {
  it("tells nothing about the person, and the address without its slashes", async () => {
    const { skywave, calls } = openAccount();
    const billing = { ...EMPTY_PURCHASE.billing, firstName: "Jo", addressLine1: "1 Road" };
    await savePurchase(skywave, "streaming", { ...settled, billing });
    expect(calls.map(({ input }) => input)).toEqual([
      {
        params: { flowName: "streaming" },
        body: {
          path: "subscribe/x",
          offerId: offer.id,
          promoCode: "SPRING",
          isFollowOnWanted: true,
          isBillingSettled: true,
        },
      },
    ]);
  });

  it("forgets what is bought, and says nothing where nothing is chosen", async () => {
    const { skywave, calls, drafts } = openAccount();
    await savePurchase(skywave, "streaming", settled);
    const confirmedOrder = { id: "order-1" } as never;
    await savePurchase(skywave, "streaming", { ...settled, confirmedOrder });
    expect(drafts.size).toBe(0);
    await savePurchase(skywave, "streaming", EMPTY_PURCHASE);
    expect(calls).toHaveLength(2);
  });
});

describe("resumePurchase", () => {
  const resume = async (state: PurchaseState, offers = listed()) => {
    const account = openAccount();
    await savePurchase(account.skywave, "streaming", state);
    await resumePurchase(account.skywave, "streaming", offers);
    return storeOf("streaming").getState();
  };

  it("asks for card and address again where they were not given", async () => {
    expect(await resume({ ...settled, card: null })).toMatchObject({ card: null, areDetailsSaved: false });
  });

  it("keeps the free time alone where nothing was to follow it", async () => {
    const state = await resume({ ...settled, followOn: { listed: offer, isWanted: false } });
    expect(state.offer?.phases).toHaveLength(1);
    expect(state.followOn).toMatchObject({ isWanted: false });
  });

  it("says that an offer is gone, and has another one chosen", async () => {
    const state = await resume(settled, listed([makeOffer({ id: "another" })]));
    expect(state).toMatchObject({ offer: null, notice: "offerWithdrawn", promoCode: "SPRING" });
  });

  it("keeps what is still sold of several plans, and has the choice made again", async () => {
    const state = await resume({ ...settled, lines }, listed([offer]));
    expect(state).toMatchObject({ offer: null, lines: [{ offer, quantity: 2 }], notice: "offerWithdrawn" });
    expect(furthestStep(several, { state, isSignedIn: true })).toBe("offers");
  });

  it("has a plan with each of several radios, by the names that this browser knows them by", async () => {
    const [first, second] = [RADIO, { ...RADIO, token: "radio-2" }];
    const forRadios = [
      { offer: another, quantity: 1, radio: first },
      { offer, quantity: 1, radio: second },
    ];
    const state = await resume(
      { ...settled, offer: another, lines: forRadios, radio: first, moreRadios: [second], followOn: null },
      listed([offer, another]),
    );
    expect([state.radio, ...state.moreRadios].map((radio) => radio?.token)).toEqual([
      "next-radio-1",
      "next-radio-2",
    ]);
    expect(state.lines.map((line) => [line.offer.id, line.radio?.token])).toEqual([
      ["another", "next-radio-1"],
      [offer.id, "next-radio-2"],
    ]);
  });

  it("leaves a purchase alone that is with the bank in this tab", async () => {
    storeOf("streaming").setState({ isAwaitingBank: true, completionKey: "key-1" });
    expect(await resume({ ...settled, promoCode: "OTHER" })).toMatchObject({
      isAwaitingBank: true,
      completionKey: "key-1",
      promoCode: "",
    });
  });

  it("begins afresh where the account cannot be asked", async () => {
    const fake = fakeSkywave({ listPurchaseDrafts: lost() });
    await resumePurchase(fake.skywave, "streaming", listed());
    expect(storeOf("streaming").getState()).toEqual(EMPTY_PURCHASE);
  });
});

describe("what the account keeps of a purchase", () => {
  const savedOf = async (changes: Partial<PurchaseState>) => {
    const { skywave, drafts } = openAccount();
    await savePurchase(skywave, several.name, { ...settled, ...changes });
    return drafts.get(several.name);
  };

  it("is the address, the code and how far it came", async () => {
    const bare = { card: null, areDetailsSaved: false, promoCode: "" };
    expect(await savedOf({})).toMatchObject({
      path: "subscribe/x",
      offerId: offer.id,
      promoCode: "SPRING",
      isBillingSettled: true,
    });
    expect(await savedOf({ ...bare, areDetailsSaved: true })).toMatchObject({ isBillingSettled: true });
    const kept = await savedOf(bare);
    expect(kept).toMatchObject({ isBillingSettled: false });
    expect(kept).not.toHaveProperty("promoCode");
  });

  it("is the yes to what follows this offer, and to no other", async () => {
    expect(await savedOf({})).toMatchObject({ isFollowOnWanted: true });
    expect(await savedOf({ followOn: { listed: another, isWanted: true } })).toMatchObject({
      isFollowOnWanted: null,
    });
    expect(await savedOf({ followOn: null })).toMatchObject({ isFollowOnWanted: null });
  });
});
