import { describe, expect, it } from "vitest";
import type { Tracker } from "./create-tracker.ts";
import { openTestTracker } from "./open-test-tracker.ts";

describe("offers", () => {
  const phase = (total: number, mrfAmount: number) => ({ price: { total, mrfAmount }, termLength: 1 });
  const plan = {
    id: "plan-1",
    name: "Horizon",
    baseTerm: "Monthly",
    serviceType: "streaming",
    phases: [phase(0, 0), phase(11.99, 1)],
    products: [],
  };
  const other = { ...plan, id: "plan-2", name: "Zenith", phases: [phase(19.99, 1.6)] };
  const polaris = {
    ...plan,
    id: "plan-3",
    name: "Polaris",
    products: [{ id: "satellite-all", name: "Polaris", productType: "main" }],
  };
  const coast = {
    ...polaris,
    id: "plan-4",
    name: "Polaris Coast",
    products: [...polaris.products, { id: "data-marine", name: "Coast", productType: "main" }],
  };
  const plans = [plan, other] as Parameters<Tracker["offersPresented"]>[0];

  it("are told as they stand, with the one that is chosen before anybody has chosen", () => {
    const { tracker, events } = openTestTracker();
    tracker.offersPresented(plans, "plan-2");
    tracker.event("continue");
    expect(events[0]?.groups.offer).toEqual({
      audioPackages: ["Horizon", "Zenith"],
      preSelectedPlan: { planCode: "plan-2", price: 19.99, packageName: "Zenith" },
    });
    expect(events[0]?.groups.planInfo).toMatchObject({ plansOffered: ["plan-1", "plan-2"] });
  });

  it("are told by what is heard and what comes to the screen, and so is the one that is chosen", () => {
    const { tracker, events } = openTestTracker();
    const offered = [polaris, coast] as typeof plans;
    tracker.offersPresented(offered);
    for (const offer of [...offered].reverse()) {
      tracker.offerChosen(offer);
      tracker.event("continue");
    }
    tracker.offersPresented(plans);
    tracker.event("continue");
    const packages = { audioPackages: ["Polaris"], dataPackages: ["Coast"] };
    expect(events.map(({ groups }) => groups.offer)).toEqual([
      { ...packages, selectedPackage: "Polaris Coast" },
      { ...packages, selectedPackage: "Polaris" },
      { audioPackages: ["Horizon", "Zenith"], dataPackages: [], selectedPackage: "Polaris" },
    ]);
    const plansOffered = ["plan-3", "plan-4"];
    expect(events[0]?.groups.planInfo).toMatchObject({
      plansOffered,
      audioSelected: "Polaris",
      dataSelected: "Coast",
    });
    expect(events[1]?.groups.planInfo).toMatchObject({
      plansOffered,
      audioSelected: "Polaris",
      dataSelected: "none",
    });
  });

  it("are told once one is chosen with its first price and the one it renews at, and with tax once that is known", () => {
    const { tracker, events } = openTestTracker();
    tracker.offersPresented(plans);
    const [chosen] = plans;
    if (chosen === undefined) throw new Error("there is a plan");
    tracker.offerChosen(chosen);
    tracker.describe({ planInfo: { purchasePlan: { tax: 0 }, renewalPlan: { tax: 0.99 } } });
    tracker.event("continue");
    const priced = { activationFee: 0, planCodes: ["plan-1"], termLength: 1 };
    expect(events[0]?.groups.offer).toEqual({
      audioPackages: ["Horizon", "Zenith"],
      selectedPackage: "Horizon",
    });
    expect(events[0]?.groups.planInfo).toMatchObject({
      planTerm: "Monthly",
      audioSelected: "Horizon",
      purchasePlan: { ...priced, price: 0, royaltyFee: 0, tax: 0 },
      renewalPlan: { ...priced, price: 11.99, royaltyFee: 1, tax: 0.99 },
    });
  });

  it("[A3.18] [A3.24] leave nothing behind of what was quoted, or stood chosen, before", () => {
    const { tracker, events } = openTestTracker();
    const [first, second] = plans;
    if (first === undefined || second === undefined) throw new Error("there are two plans");
    tracker.offersPresented(plans, first.id);
    tracker.offerChosen(first);
    tracker.describe({ planInfo: { purchasePlan: { tax: 0.83 } }, quote: { orderId: "order-1" } });
    tracker.offerChosen(second);
    tracker.offersPresented(plans);
    tracker.event("continue");
    const { offer, planInfo, quote } = events[0]?.groups ?? {};
    expect(planInfo?.purchasePlan).toEqual({
      activationFee: 0,
      planCodes: ["plan-2"],
      price: 19.99,
      royaltyFee: 1.6,
      termLength: 1,
    });
    expect([quote, offer?.preSelectedPlan]).toEqual([undefined, undefined]);
    expect(offer?.selectedPackage).toBe("Zenith");
  });
});
