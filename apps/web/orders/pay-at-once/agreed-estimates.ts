import type { Locale } from "@skywave/localization";
import type { PurchaseStore } from "#flows/engine/purchase-draft.ts";
import type { Estimate } from "./estimate-order.ts";

/** What somebody agreed to and pressed the button for, before it was quoted. */
export interface AgreedEstimate {
  estimate: Estimate;
  /** Of the contract that was read. */
  language: Locale;
}

// Kept in this page only: after a reload nothing is bought that nobody presses a button for.
const agreed = new WeakMap<PurchaseStore, AgreedEstimate>();

/** Keeps what was agreed to until the review of the same purchase takes it. */
export function agreeToEstimate(purchase: PurchaseStore, agreement: AgreedEstimate): void {
  agreed.set(purchase, agreement);
  // Whoever goes back while the order is quoted has thought again: the way forward alone buys nothing.
  addEventListener("popstate", () => agreed.delete(purchase), { once: true });
}

/** Forgets it again, where what was to be saved before the order could not be. */
export function forgetAgreedEstimate(purchase: PurchaseStore): void {
  agreed.delete(purchase);
}

/** Whether there is one; it stays. */
export function hasAgreedEstimate(purchase: PurchaseStore): boolean {
  return agreed.has(purchase);
}

/** Takes it, so that it counts once. */
export function takeAgreedEstimate(purchase: PurchaseStore): AgreedEstimate | undefined {
  const taken = agreed.get(purchase);
  agreed.delete(purchase);
  return taken;
}
