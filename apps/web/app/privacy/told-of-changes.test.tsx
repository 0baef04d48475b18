import type { Offer } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import {
  CONFIRMED,
  DEARER,
  type OpenedChange,
  openChangePage,
  QUOTE,
  SLOTS,
  YEARLY,
} from "#features/subscriptions/change-plan/open-change-page.tsx";
import { RenewalPage } from "#features/subscriptions/change-plan/renewal-page.tsx";
import { UpgradePage } from "#features/subscriptions/change-plan/upgrade-page.tsx";
import { makeSubscription } from "#testing/make-plan.ts";

const SCHEDULED = makeSubscription({ offers: { ...makeSubscription().offers, pending: DEARER } });

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

afterEach(cleanup);

describe("what a change tells analytics", () => {
  const groupsOf = ({ told }: OpenedChange, asked: string) => told.find(({ name }) => name === asked)?.groups;
  const priced = ({ id, name }: Offer, price: number) => ({ planCode: id, packageName: name, price });

  it("[A3.08] [A3.16] [A3.18] is which plan is changed, how it was paid, the term that was chosen, and its tax; of the plan before it, with this change alone", async () => {
    const page = openChangePage({}, { isTermOnly: true });
    await press("change.ask");
    await press("change.confirm");
    await screen.findByText("change.done-later");
    expect(groupsOf(page, "complete-order")?.customerInfo).toMatchObject({
      transactionType: "change",
      transactionId: expect.stringMatching(/^OAC-/),
    });
    const [bill] = QUOTE.charges.ongoingCharge;
    expect(groupsOf(page, "complete-order")?.planInfo).toMatchObject({
      renewalPlan: { planCodes: [YEARLY.id], tax: bill?.lines.taxes.total },
    });
    expect(groupsOf(page, "complete-order")?.planInfo).toMatchObject({
      subscriptionId: "sub-1",
      oldSubscriptionId: "sub-1",
      marketType: "streaming",
      revenueStatus: "full",
      planTerm: "Annual",
    });
    page.app.tracking.event("continue");
    const after = page.told.at(-1)?.groups.planInfo;
    expect(after).toMatchObject({ subscriptionId: "sub-1" });
    expect(after).not.toHaveProperty("oldSubscriptionId");
  });

  const after = (page: OpenedChange) => {
    page.app.tracking.event("continue");
    return page.told.at(-1)?.groups.planInfo;
  };

  it.each([
    ["immediate", "done", makeSubscription()],
    ["endOfTerm", "scheduled", SCHEDULED],
  ] as const)(
    "[A3.15] is how the change stands, also once the plan was read again: %s is %s",
    async (flow, planChangeStatus, changed) => {
      const change = { flow, effective: "2026-12-21", dueNow: 0 };
      const page = openChangePage({ createOrder: { ...QUOTE, change } });
      page.answers["completeOrder"] = () => {
        page.answers["getSubscription"] = changed;
        return { ...CONFIRMED, change };
      };
      await press("change.ask");
      expect(after(page)).toMatchObject({ subscriptionId: "sub-1", planChangeStatus: "none" });
      await press("change.confirm");
      await screen.findByText(/change.done/);
      await expect.poll(() => page.calls.filter(({ name }) => name === "getSubscription")).toHaveLength(2);
      await expect.poll(() => after(page)).toMatchObject({ subscriptionId: "sub-1", planChangeStatus });
    },
  );

  it("[A3.15] is whether the plan could have been cancelled online", async () => {
    const { options } = makeSubscription();
    for (const online of [true, false]) {
      const cancelOptions = { ...options.cancelOptions, online };
      const page = openChangePage({
        getSubscription: makeSubscription({ options: { ...options, cancelOptions } }),
      });
      await press("change.ask");
      await screen.findByRole("button", { name: "change.confirm" });
      expect(groupsOf(page, "continue")?.planInfo).toMatchObject({ cancelOnlineEligibility: online });
      cleanup();
    }
  });

  it("[A3.19] is which packages it could have been changed to", async () => {
    const page = openChangePage();
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    expect(groupsOf(page, "continue")?.planInfo).toMatchObject({
      changePlanPackages: [DEARER.name, YEARLY.name],
    });
  });

  it("[A3.25] [A9.08] is what was shown to follow a promotion, with its price, by an event of its own", async () => {
    const { currentPhase } = makeSubscription();
    const getSubscription = makeSubscription({ currentPhase: { ...currentPhase, type: "Introductory" } });
    const page = openChangePage({ getSubscription }, { Page: () => <RenewalPage slots={SLOTS} /> });
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    const presentedRenewalOffers = [priced(DEARER, 11.99), priced(YEARLY, 11.99)];
    expect(groupsOf(page, "rtc-continue")?.offer).toMatchObject({ presentedRenewalOffers });
  });

  it("[A3.27] is the one plan that was shown to go up to, with its price, and that it was taken", async () => {
    const phases = DEARER.phases.map((phase) => ({
      ...phase,
      price: { ...phase.price, total: 17.99 },
      priceMonthly: 17.99,
    }));
    const best = { ...DEARER, phases };
    const answers = { getChangeOffers: { offers: [YEARLY, best], fallbackOffers: [] } };
    const page = openChangePage(answers, { Page: () => <UpgradePage slots={SLOTS} /> });
    await press("change.ask");
    await screen.findByRole("button", { name: "change.confirm" });
    const upsell = { offers: [priced(best, 17.99)], selectedPlanCode: best.id };
    expect(groupsOf(page, "selected-upgrade")?.upsell).toEqual(upsell);
  });
});
