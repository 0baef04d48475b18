import type { Subscription } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ChangePage } from "./change-page.tsx";
import { CONFIRMED, DEARER, keysOf, openChangePage, QUOTE, SLOTS, YEARLY } from "./open-change-page.tsx";

type Reason = NonNullable<Subscription["options"]["reasonsOff"]["canChangePlan"]>;
const off = (reason: Reason) => ({
  ...makeSubscription().options,
  canChangePlan: false,
  canChangeTerm: false,
  reasonsOff: { canChangePlan: reason, canChangeTerm: reason },
});

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

afterEach(cleanup);

describe("changing a plan", () => {
  it("[A2.54] [A2.55] offers other plans and other terms, and marks beside them the one of now, which can't be chosen", async () => {
    openChangePage();
    await screen.findByRole("radio", { name: /Zenith/ });
    expect(screen.getAllByRole("radio", { name: /Zenith|All Access/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole("radio", { name: /term-switch.Annual/ }));
    expect(screen.getAllByRole("radio", { name: /Zenith|All Access/ })).toHaveLength(2);
    const now = screen.getByText("change.current").parentElement;
    expect([now?.textContent.includes("All Access"), now?.querySelector("input")]).toEqual([true, null]);
    cleanup();
    openChangePage({}, { isTermOnly: true });
    expect(await screen.findAllByRole("radio", { name: /Zenith|All Access/ })).toHaveLength(1);
  });

  it.each([
    [false, "changePlan", "subscription/change"],
    [true, "changeTerm", "subscription/change-term"],
  ])("is counted under its own name (only another term: %s)", async (isTermOnly, flowName, pageName) => {
    const fake = fakeSkywave({ listSubscriptions: { subscriptions: [] } });
    fake.setSession("authenticated");
    const { told } = renderPage(() => <ChangePage isTermOnly={isTermOnly} slots={SLOTS} />, { fake });
    await screen.findByText("plan.none");
    const views = told.filter(({ name }) => name === "page-view").map(({ groups }) => groups.pageInfo);
    expect(views).toEqual([expect.objectContaining({ flowName, pageName })]);
  });

  it.each([
    ["past_due", "PAYMENT_DUE"],
    ["suspended", "SUBSCRIPTION_SUSPENDED"],
  ] as const)("leads whoever owes for a plan that is %s to where it is paid", async (state, reason) => {
    openChangePage({ getSubscription: makeSubscription({ state, options: off(reason) }) });
    expect(await screen.findByText(`change.${reason}`)).toBeDefined();
    expect(screen.getByRole("link", { name: "plan.pay" }).getAttribute("href")).toBe("/account/pay");
  });

  it.each(["SUBSCRIPTION_ENDED", "PART_OF_BUNDLE", "PAYMENT_IN_PROGRESS", "CANCELLATION_PENDING"] as const)(
    "[S3.23] says why nothing can be chosen: %s",
    async (reason) => {
      openChangePage({ getSubscription: makeSubscription({ options: off(reason) }) });
      expect(await screen.findByText(`change.${reason}`)).toBeDefined();
      expect(screen.queryByRole("radio")).toBeNull();
    },
  );

  it("leads whoever has no plan to the plans", async () => {
    const fake = fakeSkywave({ listSubscriptions: { subscriptions: [] } });
    fake.setSession("authenticated");
    renderPage(() => <ChangePage isTermOnly={false} slots={SLOTS} />, { fake, at: "/subscription/change" });
    expect(await screen.findByText("plan.none")).toBeDefined();
    expect(screen.getByRole("button", { name: "plan.see-plans" })).toBeDefined();
  });

  it("confirms once what it has shown", async () => {
    const fake = openChangePage();
    await press("change.ask");
    expect(await screen.findByRole("heading", { name: "change.effect" })).toBeDefined();
    await press("change.confirm");
    fireEvent.click(screen.getByRole("button", { name: /change.confirm|plan.working/ }));
    expect(await screen.findByText("change.done-later")).toBeDefined();
    expect(keysOf(fake, "completeOrder")).toEqual([expect.stringMatching(/^OAC-\w{20}$/)]);
  });

  it.each(["QUOTE_EXPIRED", "QUOTE_CHANGED"] as const)("asks anew and says so after %s", async (code) => {
    const fake = openChangePage({ completeOrder: refusal(code) });
    await press("change.ask");
    fake.answers["createOrder"] = { ...QUOTE, id: "order-2" };
    await press("change.confirm");
    expect(await screen.findByText(`change.${code}`)).toBeDefined();
    fake.answers["completeOrder"] = CONFIRMED;
    await press("change.confirm");
    expect(await screen.findByText("change.done-later")).toBeDefined();
    const [first, second] = keysOf(fake, "completeOrder");
    expect(first).not.toBe(second);
  });

  it("tells what another tab has done in the meantime", async () => {
    const fake = openChangePage({ completeOrder: refusal("SAME_PLAN") });
    await press("change.ask");
    fake.answers["createOrder"] = refusal("SAME_PLAN");
    await press("change.confirm");
    expect(await screen.findByText("change.SAME_PLAN")).toBeDefined();
  });

  it("[S7.04] shows first what a promo code opens, and asks for its price with the code", async () => {
    const half = makeOffer({ id: "offer-half", name: "Half price" });
    const byCode: Record<string, object> = {
      GONE: { offers: [], promoCodeResult: { status: "invalid", reason: "redeemed" } },
      HALF: { offers: [half], promoCodeResult: { status: "valid", offersAffectTrialEligibility: true } },
    };
    const fake = openChangePage({
      getChangeOffers: ({ query }: { query: { promoCode?: string } }) => ({
        offers: [DEARER, YEARLY],
        fallbackOffers: [],
        ...byCode[query.promoCode ?? ""],
      }),
    });
    const apply = async (code: string) => {
      fireEvent.change(await screen.findByLabelText("promo.label"), { target: { value: code } });
      await press("promo.apply");
    };
    await press("promo.question");
    await apply("GONE");
    expect(await screen.findByText(/promo.reason.redeemed/)).toBeDefined();
    expect(screen.getAllByRole("radio", { name: /Zenith/ })).toHaveLength(1);
    await apply("HALF");
    expect(await screen.findByText("promo.applied")).toBeDefined();
    expect(screen.getByRole("radio", { name: /Half price/ })).toHaveProperty("checked", true);
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    const asked = fake.calls.findLast(({ name }) => name === "createOrder")?.input;
    expect(asked).toMatchObject({ body: { planSwitch: { offerId: "offer-half", promoCode: "HALF" } } });
  });

  it("leads to the store that bills the plan", async () => {
    const manageUrl = "https://store.example/manage";
    const { options } = makeSubscription();
    openChangePage({
      getSubscription: makeSubscription({
        billedBy: { source: "apple", isUs: false, manageUrl },
        options: { ...options, canChangePlan: false },
      }),
    });
    const link = await screen.findByRole("link", { name: "plan.billed-by.manage" });
    expect(link.getAttribute("href")).toBe(manageUrl);
    expect(screen.queryByRole("button", { name: "change.ask" })).toBeNull();
  });
});
