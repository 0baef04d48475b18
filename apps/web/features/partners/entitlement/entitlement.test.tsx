import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { BilledPlans } from "./billed-plans.tsx";
import { ENTITLEMENT_MESSAGES } from "./entitlement-messages.ts";
import { RedeemPartnerPlan } from "./redeem-partner-plan.tsx";
import { RestorePurchases } from "./restore-purchases.tsx";

function open(Page: ComponentType, answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave(answers);
  const { told } = renderPage(() => <Page />, { fake });
  return { ...fake, told };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

afterEach(cleanup);

describe("a partner's link", () => {
  const onRedeemed = vi.fn<() => void>();
  const Page = () => <RedeemPartnerPlan token="a-token" onRedeemed={onRedeemed} />;

  it("adds the plan it stands for", async () => {
    const fake = open(Page, { redeemPartnerPlan: { subscriptionId: "sub_1", planName: "Melodia" } });
    await press("entitlement.link.add");
    expect(await screen.findByText("entitlement.link.done")).toBeDefined();
    expect(fake.calls[0]?.input).toEqual({ body: { token: "a-token" } });
    expect(onRedeemed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("button")).toBeNull();
    const transaction = { transactionType: "redeem", transactionId: expect.stringMatching(/^OAC-/) };
    expect(fake.told.at(-1)?.groups.customerInfo).toMatchObject(transaction);
  });

  it.each([
    ["NOT_FOUND", "entitlement.error.LINK_UNKNOWN"],
    ["EXPIRED", "entitlement.error.LINK_EXPIRED"],
    ["COUNTRY_ERROR", "entitlement.error.COUNTRY_ERROR"],
    ["ALREADY_REDEEMED", "entitlement.error.ALREADY_REDEEMED"],
    ["PARTNER_PLAN_IN_USE", "entitlement.error.PARTNER_PLAN_IN_USE"],
    ["SUB_ALREADY_EXISTS_FOR_IDENTITY", "entitlement.error.SUB_ALREADY_EXISTS_FOR_IDENTITY"],
    ["SERVICE_UNAVAILABLE", "entitlement.error.PARTNER_UNAVAILABLE"],
  ])("tells why it gave no plan: %s", async (code, text) => {
    onRedeemed.mockClear();
    open(Page, { redeemPartnerPlan: refusal(code) });
    await press("entitlement.link.add");
    expect(await screen.findByText(text)).toBeDefined();
    // What the person has had before may be new to the page.
    expect(onRedeemed).toHaveBeenCalledTimes(code === "ALREADY_REDEEMED" ? 1 : 0);
  });
});

describe("plans that a store bills", () => {
  const source = "apple" as const;
  const billedBy = { source, isUs: false, manageUrl: "https://apps.apple.com/account/subscriptions" };
  const onChanged = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const Page = () => (
    <BilledPlans subscriptions={[makeSubscription({ billedBy }), makeSubscription()]} onChanged={onChanged} />
  );

  it("[S7.28] say who bills and where that is managed, and are updated from there", async () => {
    const fake = open(Page, { syncPurchases: { subscriptionIds: ["subscription-1"] } });
    expect(await screen.findAllByRole("article")).toHaveLength(1);
    expect(screen.getByRole("link").getAttribute("href")).toBe(billedBy.manageUrl);
    await press("entitlement.plans.refresh");
    expect(await screen.findByText("entitlement.plans.refreshed")).toBeDefined();
    expect(fake.calls.map(({ name, input }) => [name, input])).toEqual([
      ["syncPurchases", { params: { syncTarget: "apple" } }],
    ]);
    expect(onChanged).toHaveBeenCalled();
  });

  it("tell that the store does not answer", async () => {
    open(Page, { syncPurchases: refusal("SERVICE_UNAVAILABLE") });
    await press("entitlement.plans.refresh");
    expect(await screen.findByText("entitlement.error.STORE_UNAVAILABLE")).toBeDefined();
  });
});

describe("what was bought in a store", () => {
  const onRestored = vi.fn<() => void>();
  const Page = () => <RestorePurchases onRestored={onRestored} />;
  const chooseRoku = async () =>
    fireEvent.change(await screen.findByLabelText("entitlement.restore.store"), {
      target: { value: "roku" },
    });

  it("[S7.27] is looked for in the store that was chosen, and in none before that", async () => {
    const fake = open(Page, { restorePurchases: { subscriptionIds: ["sub_1"] } });
    await press("entitlement.restore.submit");
    expect(await screen.findByText("entitlement.restore.missing")).toBeDefined();
    expect(fake.calls).toEqual([]);
    await chooseRoku();
    await press("entitlement.restore.submit");
    await waitFor(() => expect(onRestored).toHaveBeenCalledTimes(1));
    expect(fake.calls[0]?.input).toEqual({ params: { restoreTarget: "roku" } });
  });

  it.each([
    [refusal("NOT_FOUND"), "entitlement.error.NOTHING_TO_RESTORE"],
    [refusal("SERVICE_UNAVAILABLE"), "entitlement.error.STORE_UNAVAILABLE"],
    [lost(), "failure.UNREACHABLE"],
  ])("is told not to be there, or not to be known: %#", async (answer, text) => {
    open(Page, { restorePurchases: answer });
    await chooseRoku();
    await press("entitlement.restore.submit");
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe("the messages about plans that others bill", () => {
  it.each(LOCALES)("are there for every refusal in %s", (locale) => {
    const keys = Object.values(ENTITLEMENT_MESSAGES);
    expect(keys.filter((key) => !dictionaries[locale].entitlement[key])).toEqual([]);
  });
});
