import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { GiftPage } from "./gift-page.tsx";

const QUOTED = {
  id: "gift_1",
  state: "quoted",
  amount: 25,
  total: 25,
  currency: "USD",
  design: "waves",
  recipientName: "Ana",
  recipientEmail: "ana@example.com",
  senderName: "Robin",
  message: "",
  language: "en-US",
  sendOn: "2026-11-21",
  canSendAgain: false,
  isForNow: false,
  canTakeBack: false,
};
const SENT = { ...QUOTED, state: "sent", canSendAgain: true };
const PROFILE = {
  id: "profile-1",
  billingProfileName: { firstAndLastName: { firstName: "Jo", lastName: "Lee" } },
  serviceAddress: {
    addressLine1: "1 Main St",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    country: "US",
  },
};
const CARD = {
  id: "pm_1",
  isDefault: true,
  card: {
    brand: "visa",
    last4: "4242",
    expiryDate: { year: 2034, month: 12 },
    status: "VALID",
    wallet: { applePay: false },
  },
};
const MEMBER = {
  createGift: QUOTED,
  getDefaultBillingProfile: PROFILE,
  listPaymentMethods: { paymentMethods: [CARD] },
  savePurchaseDraft: {},
  forgetPurchaseDraft: {},
};

function open(
  answers: Record<string, unknown> = {},
  session: "authenticated" | "anonymous" = "authenticated",
  at = "/subscribe/gift",
) {
  const fake = fakeSkywave({ ...MEMBER, ...answers });
  fake.setSession(session);
  const view = renderPage(GiftPage, { fake, at });
  const callsOf = (name: string) => fake.calls.filter((call) => call.name === name);
  return { fake, callsOf, ...view };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

async function fillIn() {
  fireEvent.click(await screen.findByLabelText("$25.00"));
  type("gift.recipient-name", "Ana");
  type("gift.recipient-email", "ana@example.com");
  type("gift.sender-name", "Robin");
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("the page on which a gift card is given", () => {
  it("names all that is missing, asks nobody, and has no amount chosen ahead", async () => {
    const { fake } = open();
    expect((await screen.findByLabelText<HTMLInputElement>("$25.00")).checked).toBe(false);
    await press("gift.continue");
    const summary = await screen.findByRole("alert");
    expect(summary.querySelectorAll("a")).toHaveLength(4);
    await expect.poll(() => document.activeElement).toBe(summary);
    expect(fake.calls).toEqual([]);
    type("gift.recipient-name", "Ana");
    expect(summary.querySelectorAll("a")).toHaveLength(3);
  });

  it("buys what was quoted, once however often it is pressed", async () => {
    const { callsOf, told } = open({ completeGift: SENT });
    await fillIn();
    await press("gift.continue");
    const pay = await screen.findByRole("button", { name: "gift.pay" });
    fireEvent.click(pay);
    fireEvent.click(pay);
    expect(await screen.findByText("gift.done-sent")).toBeDefined();
    expect(callsOf("completeGift").map(({ input }) => input)).toEqual([
      { params: { giftId: "gift_1" }, body: { stripePaymentMethodId: "pm_1" } },
    ]);
    const transaction = { transactionType: "payment", transactionId: expect.stringMatching(/^OAC-\w{20}$/) };
    expect(told.at(-1)?.groups.customerInfo).toMatchObject(transaction);
    await press("gift.give-another");
    expect((await screen.findByLabelText<HTMLInputElement>("gift.recipient-name")).value).toBe("");
  });

  it("keeps what was typed while somebody makes an account, and goes on by itself", async () => {
    const { fake, callsOf } = open({}, "anonymous");
    await fillIn();
    await press("gift.continue");
    expect(await screen.findByText("gift.sign-in")).toBeDefined();
    expect(callsOf("createGift")).toEqual([]);
    act(() => fake.setSession("authenticated"));
    expect(await screen.findByText("gift.review")).toBeDefined();
    expect(callsOf("createGift")[0]?.input).toMatchObject({ body: { amount: 25, recipientName: "Ana" } });
  });

  it("leads back to the field that the server alone can judge, with everything as it was", async () => {
    const failure = refusal("INVALID_PAYLOAD");
    open({ createGift: failure });
    await fillIn();
    fireEvent.click(screen.getByLabelText("gift.when.later"));
    type("gift.send-on", "2020-01-01");
    await press("gift.continue");
    expect((await screen.findAllByText("gift.field.sendOn")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>("gift.recipient-name").value).toBe("Ana");
  });

  it("asks for a new quote where the old one is over", async () => {
    const { callsOf } = open({ completeGift: refusal("QUOTE_EXPIRED") });
    await fillIn();
    await press("gift.continue");
    await press("gift.pay");
    expect(await screen.findByText("gift.error.QUOTE_EXPIRED")).toBeDefined();
    await press("gift.quote-again");
    await screen.findByRole("button", { name: "gift.pay" });
    const keys = callsOf("createGift").map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    [refusal("GIFT_LIMIT_REACHED"), "gift.error.GIFT_LIMIT_REACHED"],
    [refusal("COUNTRY_ERROR"), "gift.error.COUNTRY_ERROR"],
    [refusal("CREDIT_CARD_ERROR", { nextMove: "callBank" }), "complete-order.declined.callBank"],
    [lost(), "failure.UNREACHABLE"],
  ])("says what to do where it was not bought: %#", async (answer, text) => {
    open({ completeGift: answer });
    await fillIn();
    await press("gift.continue");
    await press("gift.pay");
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole("button", { name: "gift.pay" })).toBeDefined();
  });

  it("waits for a bank that takes its time, and charges nothing by asking", async () => {
    const { callsOf } = open({ completeGift: { ...QUOTED, state: "processing" }, getGift: SENT });
    await fillIn();
    await press("gift.continue");
    await press("gift.pay");
    expect(await screen.findByText("gift.done-sent")).toBeDefined();
    expect(callsOf("completeGift")).toHaveLength(1);
  });

  it("counts no fewer than no characters left for words that are too many", async () => {
    const fake = fakeSkywave(MEMBER);
    fake.setSession("authenticated");
    const translate = makeTranslator("en-US", { "gift.message-length": "{left} left" });
    renderPage(GiftPage, { fake, at: "/subscribe/gift", translate });
    const words = await screen.findByRole("textbox", { name: /^gift\.message/ });
    fireEvent.change(words, { target: { value: "x".repeat(900) } });
    expect(await screen.findByText("0 left")).toBeDefined();
  });

  it("has what was typed again after a reload", async () => {
    open();
    await fillIn();
    cleanup();
    open();
    expect((await screen.findByLabelText<HTMLInputElement>("gift.recipient-name")).value).toBe("Ana");
    expect(screen.getByLabelText<HTMLInputElement>("$25.00").checked).toBe(true);
  });

  const loseAnswer = async () => {
    const opened = open({ completeGift: lost() });
    await fillIn();
    await press("gift.continue");
    await press("gift.pay");
    expect(await screen.findByText("failure.UNREACHABLE")).toBeDefined();
    return opened;
  };

  it("looks after a reload what became of a gift that may have been paid, and pays no second one", async () => {
    await loseAnswer();
    cleanup();
    const { callsOf } = open({ getGift: SENT });
    expect(await screen.findByText("gift.processing")).toBeDefined();
    expect(await screen.findByText("gift.done-sent")).toBeDefined();
    expect([callsOf("createGift"), callsOf("completeGift")]).toEqual([[], []]);
  });

  it("does so too where somebody goes back to change it, and says that nothing was charged", async () => {
    const { fake } = await loseAnswer();
    fake.answers["getGift"] = QUOTED;
    await press("gift.back-to-gift");
    expect(await screen.findByText("gift.not-paid")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("gift.recipient-name").value).toBe("Ana");
  });

  it("asks once more where it could not hear what became of it", async () => {
    await loseAnswer();
    cleanup();
    const { fake } = open({ getGift: refusal("SYSTEM") });
    await screen.findByText("failure.SYSTEM");
    fake.answers["getGift"] = SENT;
    await press("action.retry");
    expect(await screen.findByText("gift.done-sent")).toBeDefined();
  });
});

describe("a gift that was begun on another device", () => {
  const KEPT = { amount: 25, currency: "USD", design: "vinyl", sendOn: "2026-12-24" };
  const resume = (gift: object, answers: Record<string, unknown> = {}) => {
    const draft = { flowName: "give-gift", path: "subscribe/gift", gift, savedAt: "2026-11-21T10:00:00Z" };
    const listPurchaseDrafts = { purchaseDrafts: [draft] };
    return open({ listPurchaseDrafts, ...answers }, "authenticated", "/subscribe/gift?resume=true");
  };

  it("is kept without a word about whom it is for, and forgotten once it is bought", async () => {
    const { callsOf } = open({ completeGift: SENT });
    await fillIn();
    fireEvent.click(screen.getByLabelText("gift.when.later"));
    type("gift.send-on", "2026-12-24");
    await press("gift.continue");
    await screen.findByRole("button", { name: "gift.pay" });
    expect(callsOf("savePurchaseDraft").map(({ input }) => input)).toEqual([
      {
        params: { flowName: "give-gift" },
        body: {
          path: "subscribe/gift",
          gift: { ...KEPT, design: "waves" },
          isFollowOnWanted: null,
          isBillingSettled: false,
        },
      },
    ]);
    expect(callsOf("forgetPurchaseDraft")).toEqual([]);
    await press("gift.pay");
    expect(await screen.findByText("gift.done-sent")).toBeDefined();
    expect(callsOf("forgetPurchaseDraft")).toHaveLength(1);
  });

  it("stands in its form again, and asks anew only for its person and the words to them", async () => {
    const { callsOf } = resume(KEPT);
    expect(await screen.findByText("gift.resumed")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("$25.00").checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("gift.design.vinyl").checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("gift.send-on").value).toBe("2026-12-24");
    await press("gift.continue");
    const summary = await screen.findByRole("alert");
    expect(summary.querySelectorAll("a")).toHaveLength(3);
    expect(callsOf("createGift")).toEqual([]);
  });

  it.each([
    ["an amount of their own is typed again as it was", { ...KEPT, amount: 12.5 }, "12.5"],
    ["an amount in other money is asked for again", { ...KEPT, currency: "CAD" }, undefined],
  ])("%s", async (_title, gift, typed) => {
    resume(gift);
    await screen.findByText("gift.resumed");
    expect(screen.queryByLabelText<HTMLInputElement>("gift.amount-typed")?.value).toBe(typed);
    expect(screen.getByLabelText<HTMLInputElement>("$25.00").checked).toBe(false);
  });

  it("begins afresh where the account cannot be asked", async () => {
    resume(KEPT, { listPurchaseDrafts: lost() });
    expect((await screen.findByLabelText<HTMLInputElement>("$25.00")).checked).toBe(false);
    expect(screen.queryByText("gift.resumed")).toBeNull();
  });
});
