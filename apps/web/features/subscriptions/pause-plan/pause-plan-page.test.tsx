import type { Subscription } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator, type PageDictionary, type Translator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PausePlanPage } from "./pause-plan-page.tsx";

const { options } = makeSubscription();

function open(subscription: Partial<Subscription>, translate?: Translator<PageDictionary>) {
  const fake = fakeSkywave({
    getSubscription: makeSubscription(subscription),
    listUpcomingCharges: NO_BILLS,
    createOrder: ({ body }: { body: { planSwitch: { pauseMonths: number } } }) =>
      makeOrder({
        id: `order-${body.planSwitch.pauseMonths}`,
        kind: "planSwitch",
        subscriptionId: "sub-1",
        change: { flow: "pause", effective: "2026-12-21", until: "2027-01-21", dueNow: 0 },
      }),
    completeOrder: makeOrder({ status: "confirmed" }),
  });
  fake.setSession("authenticated");
  const at = "/subscription/pause?subscriptionId=sub-1";
  renderPage(PausePlanPage, { fake, at, ...(translate !== undefined && { translate }) });
  const callsOf = (call: string) => fake.calls.filter(({ name }) => name === call);
  return Object.assign(() => callsOf("createOrder").length, {
    confirmed: () => callsOf("completeOrder").map(({ input }) => Reflect.get(Object(input), "params")),
  });
}

type Reason = NonNullable<Subscription["options"]["reasonsOff"]["canPause"]>;
const REASONS: readonly Reason[] = [
  "SUBSCRIPTION_ENDED",
  "PART_OF_BUNDLE",
  "PAYMENT_IN_PROGRESS",
  "CANCELLATION_PENDING",
  "SUBSCRIPTION_SUSPENDED",
  "PAYMENT_DUE",
  "SUBSCRIPTION_PAUSED",
];

afterEach(cleanup);

describe("pausing a plan", () => {
  it("asks what each length of a pause does", async () => {
    const quotes = open({});
    expect(await screen.findAllByRole("radio")).toHaveLength(3);
    expect(quotes()).toBe(3);
  });

  it("is as long as was chosen", async () => {
    const quotes = open({});
    const [, , longest] = await screen.findAllByRole("radio");
    if (longest !== undefined) fireEvent.click(longest);
    fireEvent.click(screen.getByRole("button", { name: "pause.confirm.other" }));
    await expect.poll(quotes.confirmed).toEqual([{ orderId: "order-3" }]);
  });

  it("says in its heading which plan that is, by the name its owner gave", async () => {
    const texts = { "pause.heading": "Pause {plan}", "account.plan-named": "{nickname} ({plan})" };
    const { name } = makeSubscription().offers.active;
    open({ nickname: "Kitchen" }, makeTranslator("en-US", texts));
    expect(await screen.findByRole("heading", { level: 1, name: `Pause Kitchen (${name})` })).toBeDefined();
  });

  it.each(REASONS)("says why there is no pause, and asks for no quote of one: %s", async (reason) => {
    const reasonsOff = { canPause: reason };
    const quotes = open({ options: { ...options, canPause: false, reasonsOff } });
    expect(await screen.findByText(`change.${reason}`)).toBeDefined();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(quotes()).toBe(0);
  });
});
