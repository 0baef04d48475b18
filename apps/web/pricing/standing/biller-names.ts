import type { Store, Subscription } from "@skywave/contract";

type Source = Subscription["billedBy"]["source"];

/** Who sells plans elsewhere, by the names their customers know. */
export const BILLER_NAMES: Readonly<Record<Store, string> & Partial<Record<Source, string>>> = {
  apple: "Apple",
  google: "Google Play",
  amazon: "Amazon",
  roku: "Roku",
};
