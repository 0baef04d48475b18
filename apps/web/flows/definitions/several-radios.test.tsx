import type { FoundDevice } from "@skywave/contract";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { EMPTY_PURCHASE, type PurchaseState } from "../engine/purchase-state.ts";
import { FlowPage } from "../presentation/flow-page.tsx";
import { satelliteFlows } from "./satellite.ts";

const makeFound = (place: number): FoundDevice => ({
  token: `found-${place}`,
  type: "car",
  radioIdLastFour: `000${place}`,
  canPlayAudio: true,
  receives: ["entertainment"],
  vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
});
const [first, second] = [makeFound(1), makeFound(2)];
const CARD = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
const whole = makeOffer();
const paid = { type: "SelfPay", serviceType: "satellite", phases: whole.phases.slice(1) } as const;
const polaris = makeOffer({ id: "polaris", name: "Polaris", ...paid });
const lyra = makeOffer({ id: "lyra", name: "Lyra", ...paid });
const LINES = [
  { offer: polaris, quantity: 1, radio: first },
  { offer: lyra, quantity: 1, radio: second },
];
const SEVERAL = { offer: polaris, lines: LINES, radio: first, moreRadios: [second], card: CARD };
const definition = satelliteFlows.satelliteOrganic;

function open(
  answers: Record<string, unknown>,
  { at = "/", kept = {} }: { at?: string; kept?: Partial<PurchaseState> } = {},
) {
  sessionStorage.setItem(`purchase.1.${definition.name}`, JSON.stringify({ ...EMPTY_PURCHASE, ...kept }));
  const fake = fakeSkywave({
    ...KEPT_BILLING,
    listSubscriptions: { subscriptions: [] },
    getNewOffers: { offers: [polaris, lyra], fallbackOffers: [] },
    createOrder: makeOrder(),
    ...answers,
  });
  const configuration = async () => ({ settings: { mostPlansPerOrder: 5 } });
  Object.assign(fake.skywave, { configuration });
  fake.setSession("authenticated");
  const offers = Promise.resolve({ ok: true, offers: [polaris, lyra], fallbackOffers: [] });
  renderPage(FlowPage, { fake, at, data: { definition, promoCode: "", isIneligible: false, offers } });
  return fake;
}

const keptNow = (): PurchaseState =>
  JSON.parse(sessionStorage.getItem(`purchase.1.${definition.name}`) ?? "{}");
const pressNow = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

async function find(): Promise<void> {
  const field = await screen.findByLabelText("find-radio.radio-id");
  fireEvent.change(field, { target: { value: "R4Y7H2VN" } });
  const [submit] = screen.getAllByRole("button", { name: "find-radio.submit" });
  if (submit === undefined) throw new Error("there is nothing to press");
  fireEvent.click(submit);
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("choosing several radios", () => {
  it("adds another radio to the first, and asks for a plan for each", async () => {
    open({ validateDevice: { data: second } }, { kept: { offer: polaris, radio: first } });
    await press("radio-step.add");
    await find();
    expect(await screen.findByRole("heading", { name: "radio-step.found-several" })).toBeDefined();
    pressNow("radio-step.continue-several");
    expect(await screen.findByRole("heading", { name: "several-radios.heading" })).toBeDefined();
    expect(keptNow()).toMatchObject({ radio: first, moreRadios: [second], offer: null, lines: [] });
  });

  it("takes two radios that look alike", async () => {
    const alike = { ...first, token: "found-3" };
    open({ validateDevice: { data: alike } }, { kept: { radio: first } });
    await press("radio-step.add");
    await find();
    expect(await screen.findByRole("heading", { name: "radio-step.found-several" })).toBeDefined();
    pressNow("radio-step.continue-several");
    expect(
      await screen.findAllByRole("group", { name: "2024 Solano Vireo · several.radio-id" }),
    ).toHaveLength(2);
    expect(keptNow()).toMatchObject({ radio: first, moreRadios: [alike] });
  });

  it("takes no radio twice, whatever it was found by, and goes on without another one", async () => {
    open({ validateDevice: { data: first } }, { kept: { radio: first } });
    await press("radio-step.add");
    await find();
    expect(await screen.findByText("radio-step.twice")).toBeDefined();
    pressNow("radio-step.without");
    await press("radio-step.continue");
    expect(await screen.findByRole("heading", { name: "radio-plans.heading" })).toBeDefined();
    expect(keptNow()).toMatchObject({ radio: first, moreRadios: [] });
  });

  it("adds none that plays no channels, and keeps those that are there", async () => {
    open({ validateDevice: { data: { ...second, canPlayAudio: false } } }, { kept: { radio: first } });
    await press("radio-step.add");
    await find();
    expect(await screen.findByText("radio-step.not-capable")).toBeDefined();
    pressNow("radio-step.without");
    expect(await screen.findByRole("button", { name: "radio-step.continue" })).toBeDefined();
  });

  it("asks for one plan again once all but one radio are left out", async () => {
    open({}, { at: "/?step=radio", kept: SEVERAL });
    const [leaveOut] = await screen.findAllByRole("button", { name: "radio-step.leave-out-named" });
    if (leaveOut === undefined) throw new Error("there is nothing to press");
    fireEvent.click(leaveOut);
    await press("radio-step.continue");
    expect(await screen.findByRole("heading", { name: "radio-plans.heading" })).toBeDefined();
    expect(keptNow()).toMatchObject({ radio: second, moreRadios: [], offer: null, lines: [] });
  });

  it("is not offered where all that one order may hold are chosen", async () => {
    const radios = [1, 2, 3, 4, 5].map(makeFound);
    open({}, { at: "/?step=radio", kept: { radio: first, moreRadios: radios.slice(1) } });
    await screen.findByRole("button", { name: "radio-step.continue-several" });
    expect(screen.queryByRole("button", { name: "radio-step.add" })).toBeNull();
    // One fewer, and there is room for one more.
    const [leaveOut] = screen.getAllByRole("button", { name: "radio-step.leave-out-named" });
    if (leaveOut === undefined) throw new Error("there is nothing to press");
    fireEvent.click(leaveOut);
    expect(await screen.findByRole("button", { name: "radio-step.add" })).toBeDefined();
  });
});

describe("plans for several radios", () => {
  it("are chosen radio by radio", async () => {
    open({}, { at: "/?step=offers", kept: { radio: first, moreRadios: [second] } });
    const [, other] = await screen.findAllByRole("group", { name: "2024 Solano Vireo · several.radio-id" });
    if (other === undefined) throw new Error("there is no other radio");
    fireEvent.click(within(other).getByRole("radio", { name: /Lyra/ }));
    pressNow("several-radios.continue");
    await expect.poll(() => keptNow().lines).toHaveLength(2);
    expect(keptNow().lines.map(({ offer, radio }) => [offer.id, radio?.token])).toEqual([
      ["polaris", "found-1"],
      ["lyra", "found-2"],
    ]);
  });

  it("say so where a radio can have none", async () => {
    open(
      { getNewOffers: { offers: [whole], fallbackOffers: [] } },
      { at: "/?step=offers", kept: { radio: first, moreRadios: [second] } },
    );
    expect(await screen.findByText("several-radios.none")).toBeDefined();
  });

  it("are quoted in one order, each with its radio, named at the review, and activated one by one", async () => {
    const order = {
      ...makeOrder(),
      offerId: polaris.id,
      lines: LINES.map(({ offer, radio }, place) => ({
        offerId: offer.id,
        offerVersion: 1,
        offerName: offer.name,
        subscriptionId: `sub-${place}`,
        radioIdLastFour: radio.radioIdLastFour,
      })),
    };
    const charges = {
      ...order.charges,
      ongoingCharge: order.charges.ongoingCharge.flatMap((charge) =>
        LINES.map((_line, line) => ({ ...charge, line })),
      ),
    };
    const confirmed = { ...order, charges, status: "confirmed" };
    const fake = open(
      { createOrder: { ...order, charges }, completeOrder: confirmed, refreshDevice: refusal("SYSTEM") },
      { at: "/?step=review", kept: SEVERAL },
    );
    fireEvent.click(await screen.findByRole("checkbox"));
    expect(fake.calls.find(({ name }) => name === "createOrder")?.input).toEqual({
      body: {
        newSubscriptions: {
          lines: [
            { offerId: "polaris", quantity: 1, deviceId: "found-1" },
            { offerId: "lyra", quantity: 1, deviceId: "found-2" },
          ],
        },
      },
    });
    expect(screen.getAllByText("2024 Solano Vireo · several.radio-id")).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: /^complete-order\.(pay|submit|start)/ }));
    expect(await screen.findByText("several.active-radios")).toBeDefined();
    expect(screen.getAllByRole("heading", { name: "activation.heading-named" })).toHaveLength(2);
    const asked = () => fake.calls.filter(({ name }) => name === "refreshDevice").map(({ input }) => input);
    await expect.poll(asked).toHaveLength(2);
    expect(asked()).toEqual(["found-1", "found-2"].map((token) => ({ body: { token } })));
  });

  it.each([
    ["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "taken", "complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"],
    ["EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", "onTrial", "complete-order.radio.onTrial"],
    ["CS_INELIGIBLE_RADIO", "outOfReach", "complete-order.CS_INELIGIBLE_RADIO"],
    ["CS_INELIGIBLE_RADIO", "sameRadio", "complete-order.radio.sameRadio"],
    ["CS_INELIGIBLE_RADIO", "notCapable", "complete-order.radio.notCapable"],
    ["COUNTRY_ERROR", "otherCountry", "complete-order.radio.otherCountry"],
  ])("say which radio is in the way, and lead back to them: %s %s", async (code, reason, text) => {
    open({ createOrder: refusal(code, { reason, line: "1" }) }, { at: "/?step=review", kept: SEVERAL });
    expect(await screen.findByText(text, { exact: false })).toBeDefined();
    expect(screen.getByText("2024 Solano Vireo · several.radio-id")).toBeDefined();
    pressNow("complete-order.change-radios");
    expect(await screen.findByRole("button", { name: "radio-step.continue-several" })).toBeDefined();
  });
});
