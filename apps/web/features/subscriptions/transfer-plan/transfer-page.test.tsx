import type { FoundDevice, NewRadioWays, Subscription } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import type { TransferRefusal } from "@skywave/services/orders/change/quote-radio-transfer";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { KEPT_BILLING } from "#testing/make-billing.ts";
import { makeOrder } from "#testing/make-offer.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { TransferPage } from "./transfer-page.tsx";
import { TransferRefusalNotice } from "./transfer-refusal-notice.tsx";
import type { TransferSlots } from "./transfer-slots.ts";

const VEHICLE = { year: 2018, make: "Tandem", model: "Duo", yearMakeModel: "2018 Tandem Duo" };
const OLD = {
  type: "car",
  radioIdLastFour: "7K42",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: VEHICLE,
} as const;
const FOUND: FoundDevice = {
  ...OLD,
  radioIdLastFour: "9Q31",
  vehicle: { ...VEHICLE, year: 2026 },
  token: "token-1",
};
const { options } = makeSubscription();
const CAN_MOVE = { ...options, canTransferSubscription: true };
const PLAN = makeSubscription({ radio: OLD, options: CAN_MOVE });
const OTHER = makeSubscription({ id: "sub-2", nickname: "Van", radio: OLD, options: CAN_MOVE });
const STREAMED = makeSubscription({
  id: "sub-3",
  options: { ...options, reasonsOff: { canTransferSubscription: "NO_RADIO" } },
});
const QUOTE = makeOrder({
  id: "order-1",
  kind: "radioTransfer",
  subscriptionId: "sub-1",
  dueNow: 0,
  change: { effective: "2026-11-21", dueNow: 0, radios: { fromLastFour: "7K42", toLastFour: "9Q31" } },
});

const slots: TransferSlots = {
  addCard: () => <p>add a card</p>,
  findRadio: ({ onFound }) => (
    <button type="button" onClick={() => onFound(FOUND)}>
      find
    </button>
  ),
  followSignal: ({ radioIdLastFour }) => <p>signal of {radioIdLastFour}</p>,
};

const WAYS: NewRadioWays = {
  radio: OLD,
  serviceContinuity: { isEligible: true, radios: [] },
  accountConsolidation: { isEligible: false },
};

afterEach(cleanup);

function open(
  answers: Record<string, unknown> = {},
  { plans = [PLAN, STREAMED], at = "/transfer" }: { plans?: readonly Subscription[]; at?: string } = {},
) {
  const fake = fakeSkywave({
    listSubscriptions: { subscriptions: plans },
    acsc: { data: WAYS },
    createOrder: QUOTE,
    completeOrder: { ...QUOTE, status: "confirmed" },
    ...answers,
  });
  fake.setSession("authenticated");
  const bodies = (call: string) =>
    fake.calls.flatMap(({ name, input }) => (name === call ? [Reflect.get(Object(input), "body")] : []));
  return { ...renderPage(() => <TransferPage slots={slots} />, { fake, at }), fake, bodies };
}

const find = async () => fireEvent.click(await screen.findByRole("button", { name: "find" }));
const move = async (name = "transfer.confirm") =>
  fireEvent.click(await screen.findByRole("button", { name }));

describe("moving a plan", () => {
  it("is three screens: the new radio, what it costs, and the signal on its way", async () => {
    const { bodies, told } = open();
    await find();
    const fromTo = within(await screen.findByRole("region", { name: PLAN.offers.active.name }));
    expect(fromTo.getByText("transfer.from")).toBeDefined();
    expect(screen.getByText("transfer.free")).toBeDefined();
    expect(bodies("createOrder")).toEqual([
      { radioTransfer: { subscriptionId: "sub-1", deviceId: "token-1" } },
    ]);
    expect(bodies("completeOrder")).toEqual([]);
    await move();
    expect(await screen.findByText("signal of 9Q31")).toBeDefined();
    expect(screen.getByText("transfer.done")).toBeDefined();
    // [A3.08]
    const order = told.find(({ name }) => name === "complete-order")?.groups.customerInfo;
    expect(order).toMatchObject({
      transactionType: "transfer",
      transactionId: expect.stringMatching(/^OAC-/),
    });
    expect(bodies("completeOrder")).toEqual([
      { agreement: expect.objectContaining({ version: expect.any(String) }) },
    ]);
  });

  it("asks which plan where there are several, and moves that one", async () => {
    const { bodies } = open({}, { plans: [PLAN, OTHER] });
    const [, second] = await screen.findAllByRole("radio");
    if (second !== undefined) fireEvent.click(second);
    await find();
    await screen.findByText("transfer.free");
    expect(bodies("createOrder")).toEqual([
      { radioTransfer: { subscriptionId: "sub-2", deviceId: "token-1" } },
    ]);
  });

  it("is about the plan that a link names", async () => {
    const { bodies } = open({}, { plans: [PLAN, OTHER], at: "/transfer?subscriptionId=sub-2" });
    await find();
    await screen.findByText("transfer.free");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(bodies("createOrder")).toEqual([
      { radioTransfer: { subscriptionId: "sub-2", deviceId: "token-1" } },
    ]);
  });

  it("leads who has no plan for a radio to those that there are", async () => {
    open({}, { plans: [STREAMED] });
    expect(await screen.findByText("transfer.none")).toBeDefined();
    expect(screen.getByRole("link", { name: "transfer.see-plans" }).getAttribute("href")).toBe(
      "/subscribe/checkout/purchase/satellite",
    );
  });

  it("shows a fee line by line with its tax, and is paid by the card that is kept", async () => {
    const [paid] = QUOTE.charges.ongoingCharge;
    if (paid === undefined) throw new Error("the offer is never paid for");
    const lines = { ...paid.lines, productAmount: 10, fees: [], total: 10.48 };
    const fee = { ...paid, kind: "fee" as const, lines };
    const charges = { ...QUOTE.charges, zeroCharge: [], oneTimeCharge: [fee] };
    const answers = { ...KEPT_BILLING, createOrder: { ...QUOTE, dueNow: 10.48, charges } };
    const { bodies } = open(answers);
    await find();
    expect(await screen.findByText("transfer.fee")).toBeDefined();
    expect(screen.getByText("line.tax")).toBeDefined();
    await move("transfer.confirm-and-pay");
    await screen.findByText("transfer.done");
    expect(bodies("completeOrder")).toEqual([expect.objectContaining({ stripePaymentMethodId: "card-1" })]);
    cleanup();

    // [S4.45] A card that was refused is charged for no other radio before it is chosen again.
    const declined = open({ ...answers, completeOrder: refusal("TOO_MANY_DECLINES") });
    await find();
    await move("transfer.confirm-and-pay");
    await screen.findByText("change.TOO_MANY_DECLINES");
    await move("transfer.other-radio");
    await find();
    await move("transfer.confirm-and-pay");
    expect(await screen.findByText("change.choose-card")).toBeDefined();
    expect(declined.bodies("completeOrder")).toHaveLength(1);
  });

  it("that was overtaken is quoted anew, and says what stands in the way by now", async () => {
    const { fake, bodies } = open({ completeOrder: refusal("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR") });
    await find();
    await screen.findByText("transfer.free");
    fake.answers["createOrder"] = refusal("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", { reason: "taken" });
    await move();
    expect(await screen.findByText("transfer.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR")).toBeDefined();
    expect(bodies("createOrder")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "find" })).toBeDefined();
  });
});

type Reason = NonNullable<Subscription["options"]["reasonsOff"]["canTransferSubscription"]>;

describe("a plan that cannot move", () => {
  it.each<[Reason, string]>([
    ["TRIAL", "PLAN_CANNOT_MOVE.trial"],
    ["PAYMENT_DUE", "PAYMENT_DUE"],
    ["SUBSCRIPTION_SUSPENDED", "SUBSCRIPTION_SUSPENDED"],
    ["SUBSCRIPTION_PAUSED", "SUBSCRIPTION_PAUSED"],
    ["CANCELLATION_PENDING", "CANCELLATION_PENDING"],
    ["BILLED_ELSEWHERE", "BILLED_ELSEWHERE"],
    ["PART_OF_BUNDLE", "PART_OF_BUNDLE"],
    ["PAYMENT_IN_PROGRESS", "PAYMENT_IN_PROGRESS"],
    ["SUBSCRIPTION_ENDED", "SUBSCRIPTION_ENDED"],
  ])("says so before a radio is looked for: %s", async (reason, said) => {
    const off = { ...options, reasonsOff: { canTransferSubscription: reason } };
    open({}, { plans: [makeSubscription({ radio: OLD, options: off })] });
    expect(await screen.findByText(`transfer.${said}`)).toBeDefined();
    expect(screen.queryByRole("button", { name: "find" })).toBeNull();
  });
});

const REFUSALS: readonly TransferRefusal[] = [
  ...(
    [
      "NOT_FOUND",
      "DEVICE_NOT_FOUND",
      "COUNTRY_ERROR",
      "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      "SUBSCRIPTION_ENDED",
      "PART_OF_BUNDLE",
      "BILLED_ELSEWHERE",
      "PAYMENT_IN_PROGRESS",
      "CANCELLATION_PENDING",
      "SUBSCRIPTION_SUSPENDED",
      "PAYMENT_DUE",
      "SUBSCRIPTION_PAUSED",
    ] as const
  ).map((code) => ({ ok: false as const, code })),
  ...(["sameRadio", "otherKind", "notCapable", "outOfReach"] as const).map((reason) => ({
    ok: false as const,
    code: "CS_INELIGIBLE_RADIO" as const,
    reason,
  })),
  { ok: false, code: "PLAN_CANNOT_MOVE", reason: "trial" },
  { ok: false, code: "PLAN_CANNOT_MOVE", reason: "streaming" },
  { ok: false, code: "PLAN_CANNOT_MOVE", reason: "account" },
  { ok: false, code: "PLAN_CANNOT_MOVE", reason: "movedOften", movableFrom: "2026-04-30" },
];
/** Words, and not the name of a text, a code or a blank that nobody filled. */
const READABLE = /^(?!.*(?:[A-Z]_[A-Z]|\{))\S+\s\S+\s.{10,}$/s;

describe.each(LOCALES)("a move that is refused, in %s", (locale) => {
  it.each(REFUSALS)("says why in words, in view: $code $reason", async (refused) => {
    const texts = Object.assign({}, ...Object.values(dictionaries[locale]));
    const translate = makeTranslator(locale, texts);
    const { container } = renderPage(() => <TransferRefusalNotice refusal={refused} />, {
      fake: fakeSkywave(),
      translate,
    });
    await expect.poll(() => document.activeElement?.getAttribute("data-tone")).toBe("warn");
    expect(container.textContent).toMatch(READABLE);
  });
});

describe("a radio that a plan cannot move to", () => {
  it.each([
    ["DEVICE_NOT_FOUND", {}, "transfer.DEVICE_NOT_FOUND"],
    ["COUNTRY_ERROR", { reason: "otherCountry" }, "transfer.COUNTRY_ERROR"],
    ["CS_INELIGIBLE_RADIO", { reason: "sameRadio" }, "transfer.CS_INELIGIBLE_RADIO.sameRadio"],
    ["PLAN_CANNOT_MOVE", { reason: "trial" }, "transfer.PLAN_CANNOT_MOVE.trial"],
    ["PLAN_CANNOT_MOVE", { reason: "account" }, "transfer.PLAN_CANNOT_MOVE.account"],
    [
      "PLAN_CANNOT_MOVE",
      { reason: "movedOften", movableFrom: "2026-04-30" },
      "transfer.PLAN_CANNOT_MOVE.movedOften",
    ],
  ])("[S8.05] is told where the next one is found: %s", async (code, details, said) => {
    open({ createOrder: refusal(code, details) });
    await find();
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole("button", { name: "find" })).toBeDefined();
  });
});

describe("a plan that goes on in a new vehicle", () => {
  const namesOf = (told: readonly { name: string }[]) =>
    told.map(({ name }) => name).filter((name) => /^(?:acsc|service-continuity)-/.test(name));

  it("[A8.29] [A8.31] tells before the press that the vehicle's free trial ends, and analytics that the plan went on", async () => {
    const radios = { fromLastFour: "7K42", toLastFour: "9Q31", endsTrial: true as const };
    const { told, bodies } = open({
      createOrder: { ...QUOTE, change: { effective: "2026-11-21", dueNow: 0, radios } },
    });
    await find();
    expect(await screen.findByText("transfer.ends-trial")).toBeDefined();
    expect(bodies("acsc")).toEqual([{ token: "token-1" }]);
    await move();
    await screen.findByText("transfer.done");
    expect(namesOf(told)).toEqual(["acsc-account-success", "service-continuity-success"]);
  });

  it("leads to the joining of accounts from a radio that plays in another one, where the account may join", async () => {
    const taken = refusal("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR", { reason: "taken" });
    const ways = { ...WAYS, serviceContinuity: { isEligible: false, radios: [] } };
    open({ createOrder: taken, acsc: { data: { ...ways, accountConsolidation: { isEligible: true } } } });
    await find();
    const join = await screen.findByRole("link", { name: "join.open" });
    expect(join.getAttribute("href")).toBe("/transfer/join");
    cleanup();
    open({ createOrder: taken, acsc: { data: ways } });
    await find();
    await screen.findByText("transfer.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
    expect(screen.queryByRole("link", { name: "join.open" })).toBeNull();
  });

  it("[A8.30] says nothing of a trial where none ends, and tells analytics what was refused when", async () => {
    const { told, fake } = open({ completeOrder: refusal("PAYMENT_IN_PROGRESS") });
    await find();
    await move();
    expect(screen.queryByText("transfer.ends-trial")).toBeNull();
    await expect.poll(() => namesOf(told)).toEqual(["acsc-account-success", "service-continuity-failure"]);
    cleanup();
    const other = open({ createOrder: refusal("COUNTRY_ERROR") });
    await find();
    await screen.findByText("transfer.COUNTRY_ERROR");
    expect(namesOf(other.told)).toEqual(["acsc-account-success", "service-continuity-failure"]);
    expect(fake.calls.filter(({ name }) => name === "completeOrder")).toHaveLength(1);
  });

  it("asks for no quote where the radio has to be found again", async () => {
    const { told, bodies } = open({ acsc: refusal("DEVICE_NOT_FOUND") });
    await find();
    expect(await screen.findByText("transfer.DEVICE_NOT_FOUND")).toBeDefined();
    expect(bodies("createOrder")).toEqual([]);
    expect(namesOf(told)).toEqual(["acsc-account-failure"]);
  });
});
