import type { Order } from "@skywave/contract";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { streamingOrganic } from "#flows/definitions/streaming-organic.ts";
import { FlowContext } from "#flows/engine/flow-context.ts";
import { createPurchaseStore, type PurchaseStore } from "#flows/engine/purchase-draft.ts";
import { agreeToEstimate } from "#orders/pay-at-once/agreed-estimates.ts";
import type { Estimate } from "#orders/pay-at-once/estimate-order.ts";
import { stepsOfQuote } from "#pricing/price-path/quote-steps.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { usePayAgreed } from "./use-pay-agreed.ts";

const order = makeOrder();
/** What its quote says. */
const agreed: Estimate = {
  currency: "USD",
  dueNow: order.dueNow,
  plans: [{ offer: makeOffer(), steps: stepsOfQuote(order), firstBill: undefined }],
};

let purchase: PurchaseStore;
beforeEach(() => {
  sessionStorage.clear();
  purchase = createPurchaseStore(streamingOrganic.name, sessionStorage);
});
afterEach(cleanup);

function openReview() {
  let finish = () => {};
  const complete = vi.fn<() => Promise<void>>(() => new Promise((done) => (finish = done)));
  const flow = {
    definition: streamingOrganic,
    start: {} as never,
    purchase,
    currentStep: "review" as const,
    hasMoved: true,
    goTo: () => undefined,
    completeStep: () => undefined,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FlowContext value={flow}>{children}</FlowContext>
  );
  const initialProps: { order: Order | undefined; isRefused: boolean } = {
    order: undefined,
    isRefused: false,
  };
  const hook = renderHook((props) => usePayAgreed({ ...props, complete }), { wrapper, initialProps });
  return { ...hook, complete, finish: () => finish() };
}

describe("paying what was agreed to a step before", () => {
  it("completes the order once, and shows nothing else meanwhile", async () => {
    agreeToEstimate(purchase, { estimate: agreed, language: "en-US" });
    const { result, rerender, complete, finish } = openReview();
    expect(result.current).toEqual({ isPaying: true, differs: false });
    rerender({ order, isRefused: false });
    rerender({ order: { ...order }, isRefused: false });
    expect(complete).toHaveBeenCalledExactlyOnceWith("en-US");
    expect(result.current.isPaying).toBe(true);
    await act(async () => finish());
    expect(result.current).toEqual({ isPaying: false, differs: false });
  });

  it.each([
    ["the quote costs more", { order: { ...order, dueNow: order.dueNow + 0.01 }, isRefused: false }, true],
    ["nothing is quoted", { order: undefined, isRefused: true }, false],
  ])("completes nothing where %s", (_, props, differs) => {
    agreeToEstimate(purchase, { estimate: agreed, language: "en-US" });
    const { result, rerender, complete } = openReview();
    rerender(props);
    expect(complete).not.toHaveBeenCalled();
    expect(result.current).toEqual({ isPaying: false, differs });
  });

  it("shows the review to whoever went back and forward before the quote was there", () => {
    agreeToEstimate(purchase, { estimate: agreed, language: "en-US" });
    const { result, rerender, complete } = openReview();
    window.dispatchEvent(new PopStateEvent("popstate"));
    rerender({ order, isRefused: false });
    expect(complete).not.toHaveBeenCalled();
    expect(result.current).toEqual({ isPaying: false, differs: false });
  });
});
