import { dictionaries, LOCALES } from "@skywave/localization";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING, OWNER } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { renderPage } from "#testing/render-page.tsx";
import { autoProcessCredentials } from "../definitions/auto-process-credentials.ts";
import { selfPayOrganic } from "../definitions/self-pay-organic.ts";
import { streaming } from "../definitions/streaming.ts";
import { trialStreaming } from "../definitions/deals/trial-streaming.ts";
import { streamingOrganic } from "../definitions/streaming-organic.ts";
import type { FlowDefinition } from "../engine/flow-definition.ts";
import { EMPTY_PURCHASE, type PurchaseState } from "../engine/purchase-state.ts";
import { Accordion } from "./accordion.tsx";
import { FlowPage } from "./flow-page.tsx";

const offer = makeOffer();
const card = { paymentMethodId: "card-1", brand: "visa", last4: "4242" };
const flows = [streamingOrganic, selfPayOrganic, streaming, autoProcessCredentials, trialStreaming];
const presentations = ["steps", "accordion"] as const;

function saveDraft(definition: FlowDefinition, draft: Partial<PurchaseState>) {
  const settled = draft.offer ? { followOn: { listed: draft.offer, isWanted: true } } : {};
  sessionStorage.setItem(
    `purchase.1.${definition.name}`,
    JSON.stringify({ ...EMPTY_PURCHASE, ...settled, ...draft }),
  );
}

interface OpenOptions {
  at?: string;
  locale?: (typeof LOCALES)[number];
  answers?: Record<string, unknown>;
}

function open(definition: FlowDefinition, { at = "/", locale, answers }: OpenOptions = {}) {
  const fake = fakeSkywave({ createOrder: makeOrder(), ...answers });
  if (at.includes("review") || at.includes("billing") || at.includes("confirmation"))
    fake.setSession("authenticated");
  const data = {
    definition,
    ...(definition.presentation === "accordion" && { Presentation: Accordion }),
    promoCode: "",
    isIneligible: false,
    offers: Promise.resolve({ ok: true, offers: [offer], fallbackOffers: [] }),
  };
  const texts = locale && Object.assign({}, ...Object.values(dictionaries[locale]));
  return {
    fake,
    ...renderPage(FlowPage, { fake, at, data, ...(texts && { translate: makeTranslator(locale, texts) }) }),
  };
}

beforeAll(() => {
  window.scrollTo = () => undefined;
  globalThis.matchMedia = (() => ({ addEventListener() {}, removeEventListener() {} })) as never;
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe.each(flows)("the flow $name", (flow) => {
  describe.each(presentations)("presented as %s", (presentation) => {
    const definition = { ...flow, presentation };

    it.each(LOCALES)("shows its plans and its review in %s with every text in place", async (locale) => {
      open(definition, { locale });
      await screen.findByRole("radio");
      expect(document.body.textContent).not.toMatch(/\b(?:offers|step|review|terms|price-path)\.[a-z]/);
      cleanup();
      saveDraft(definition, { offer, card });
      open(definition, { locale, at: "/?step=review" });
      await screen.findByRole("checkbox");
      expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
      expect(document.body.textContent).not.toMatch(/\b(?:offers|step|review|terms|price-path|line)\.[a-z]/);
    });

    it("never lets anybody further than the first open step", async () => {
      saveDraft(definition, { offer });
      open(definition, { at: "/?step=confirmation".replace("confirmation", "account") });
      expect(await screen.findByLabelText("account-step.email")).toBeDefined();
    });
  });
});

describe("FlowPage", () => {
  it("goes on to the account when a plan is picked, and back with the browser", async () => {
    const { router } = open(streamingOrganic);
    await screen.findByRole("radio");
    fireEvent.click(screen.getByRole("button", { name: "offers.continue" }));
    await screen.findByRole("heading", { level: 1, name: "account-step.heading" });
    expect(router.state.location.search).toBe("?step=account");
    await router.navigate(-1);
    expect(await screen.findByRole("radio")).toBeDefined();
  });

  it("finds what was typed after a reload, but never a password or a card number", async () => {
    saveDraft(streamingOrganic, { offer });
    open(streamingOrganic, { at: "/?step=account" });
    fireEvent.change(await screen.findByLabelText("account-step.email"), {
      target: { value: "jo@example.com" },
    });
    fireEvent.change(screen.getByLabelText("account-step.password"), { target: { value: "correct horse" } });
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("correct horse");
    open(streamingOrganic, { at: "/?step=account" });
    expect(await screen.findByDisplayValue("jo@example.com")).toBeDefined();
  });

  it("says so in the account step where the session is lost further on", async () => {
    saveDraft(streamingOrganic, { offer, card });
    const { fake } = open(streamingOrganic, { at: "/?step=review" });
    await screen.findByRole("checkbox");
    act(() => fake.setSession("anonymous"));
    expect(await screen.findByText("failure.SESSION_ENDED")).toBeDefined();
    expect(screen.getByLabelText("sign-in.handle")).toBeDefined();
  });

  it("keeps a finished purchase finished, whatever the back button says", async () => {
    saveDraft(streamingOrganic, { offer, card, confirmedOrder: makeOrder({ status: "confirmed" }) });
    open(streamingOrganic, { at: "/?step=review" });
    expect(await screen.findByText("confirmation.heading")).toBeDefined();
  });

  it("begins anew by the front door after a finished purchase", async () => {
    saveDraft(streamingOrganic, { offer, confirmedOrder: makeOrder({ status: "confirmed" }) });
    open(streamingOrganic);
    expect(await screen.findByRole("radio")).toBeDefined();
  });

  it("asks no password where the flow goes without one [A2.13]", async () => {
    saveDraft(autoProcessCredentials, { offer });
    open(autoProcessCredentials, { at: "/?step=account" });
    await screen.findByLabelText("account-step.email");
    expect(screen.queryByLabelText("account-step.password")).toBeNull();
  });

  it("asks no card where nothing is ever charged, and one as soon as the plan is to go on [A2.17]", async () => {
    saveDraft(trialStreaming, { offer, followOn: null });
    open(trialStreaming, { at: "/?step=followOn" });
    const keep = await screen.findByRole("checkbox");
    expect(keep).toHaveProperty("checked", false);
    expect(screen.getAllByText(/deals\.step\.details|step\.billing/).map((step) => step.textContent)).toEqual(
      ["step.billing"],
    );
    fireEvent.click(screen.getByRole("button", { name: "follow-on.continue" }));
    await screen.findByText("deals.step.details");
    expect(screen.queryByText("step.billing")).toBeNull();
  });

  it("opens one section of the accordion at a time", async () => {
    saveDraft(streaming, { offer });
    open(streaming, { at: "/?step=account" });
    await screen.findByLabelText("account-step.email");
    expect(screen.queryByRole("radio")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "flow.edit-step" }));
    await waitFor(() => expect(screen.getByRole("radio")).toBeDefined());
  });
});

describe("what a purchase tells of its customer", () => {
  afterEach(() => history.replaceState(null, "", "/"));

  async function createAccount(answers: Record<string, unknown>) {
    saveDraft(streamingOrganic, { offer });
    const grant = { grant: "g", identityId: "identity-1" };
    const { told } = open(streamingOrganic, {
      at: "/?step=account",
      answers: { createV2: grant, authenticatePassword: grant, ...answers },
    });
    const type = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await type("account-step.email", "jo@example.com");
    await type("account-step.password", "a quiet evening on the air");
    fireEvent.click(screen.getByRole("button", { name: "account-step.create" }));
    await screen.findByText("billing.heading");
    return told;
  }
  const customerIn = (told: Awaited<ReturnType<typeof createAccount>>, event: string) =>
    told.find(({ name }) => name === event)?.groups.customerInfo;

  it("[A3.02] [A3.06] is the link that led to it, masked, and that the account is new", async () => {
    history.replaceState(null, "", "/?marketingId=mk-1&MarketingAccountId=mka-1");
    expect(customerIn(await createAccount({}), "successfull-registration")).toMatchObject({
      marketingId: "•••",
      marketingAccountId: "•••",
      customerType: "NEW_SXIR_ACCOUNT",
    });
  });

  it("[A4.08] [A4.12] [A4.14] is a sign-in where the password was that of an old account", async () => {
    const details = { identityId: "identity-1", maskedEmail: "j•••@e•••.com" };
    const createV2 = refusal("WAITING_ON_ONE_TIME_PASSWORD_ERROR", details);
    const told = await createAccount({ createV2 });
    const customer = customerIn(told, "login-info-successful");
    expect(customer).toMatchObject({ email: "j•••", authenticationType: "LOGIN" });
    expect(customer).not.toHaveProperty("customerType");
    const names = told.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["authentication-start", "authentication-success"]));
    expect(names).not.toContain("successfull-registration");
  });

  it("[A3.13] is the state that the service and its bills go to", async () => {
    saveDraft(streamingOrganic, { offer, billing: { ...OWNER, addressLine2: "" } });
    const { told } = open(streamingOrganic, { at: "/?step=billing", answers: KEPT_BILLING });
    fireEvent.click(await screen.findByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "complete-order.start-free" }));
    await screen.findByText("review.pay-with");
    const sent = told.find(({ name }) => name === "payment-info-from-subscribe-click");
    expect(sent?.groups.customerInfo).toMatchObject({
      serviceAddressState: OWNER.state,
      billingAddressState: OWNER.state,
    });
  });

  const billingAddress = { ...OWNER, country: "US", state: "OR", zipCode: "97201" };
  const [kept] = KEPT_BILLING.listPaymentMethods.paymentMethods;
  const elsewhere = { ...kept, billingAddress };

  it("[A3.13] is the state of a card with an address of its own, where somebody comes back to what is settled", async () => {
    const answers = { ...KEPT_BILLING, listPaymentMethods: { paymentMethods: [elsewhere] } };
    saveDraft(streamingOrganic, { offer, areDetailsSaved: true });
    const { told } = open(streamingOrganic, { at: "/?step=billing", answers });
    fireEvent.click(await screen.findByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "complete-order.start-free" }));
    await screen.findByText("review.pay-with");
    const sent = told.find(({ name }) => name === "payment-info-from-subscribe-click");
    const states = { serviceAddressState: OWNER.state, billingAddressState: "OR" };
    expect(sent?.groups.customerInfo).toMatchObject(states);
  });

  it("[A3.13] is the state of that card, too, where the account holds all that is asked for", async () => {
    const answers = { ...KEPT_BILLING, listPaymentMethods: { paymentMethods: [elsewhere] } };
    saveDraft(streamingOrganic, { offer });
    const { told } = open(streamingOrganic, { at: "/?step=billing", answers });
    await screen.findByText("review.pay-with");
    const view = told.findLast(({ name }) => name === "page-view");
    const states = { serviceAddressState: OWNER.state, billingAddressState: "OR" };
    expect(view?.groups.customerInfo).toMatchObject(states);
  });
});
