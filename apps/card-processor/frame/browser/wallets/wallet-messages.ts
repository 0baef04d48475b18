import type { Wallet } from "../../../cards/wallets.ts";
import type { BillingDetails, CreateResult } from "../messages.ts";

export interface LineItem {
  name: string;
  amount: number;
}

export interface ButtonsLook {
  isDark: boolean;
  heightInPixels: number;
  radius: string;
}

export type ToButtons =
  | { type: "look"; look: ButtonsLook; pageColor: string | null }
  | { type: "offer"; wallets: Wallet[] };

export type FromButtons =
  | { type: "ready" }
  /** What this browser has, before anybody asks what the page wants of it. */
  | { type: "device"; wallets: Wallet[] }
  | { type: "height"; heightInPixels: number }
  | { type: "press"; wallet: Wallet };

export interface SheetRequest {
  wallet: Wallet;
  /** Null where nothing is paid, and the wallet is only to be kept. */
  amountInCents: number | null;
  currency: string;
  lines: LineItem[];
  business: string;
  needsAddress: boolean;
  needsEmail: boolean;
  isDark: boolean;
}

export type ToSheet =
  | { type: "show"; sheet: SheetRequest }
  | { type: "create"; requestId: string; publishableKey: string }
  | { type: "failed" };

export type FromSheet =
  | { type: "ready" }
  | { type: "height"; heightInPixels: number }
  | { type: "authorized"; billingDetails: BillingDetails }
  | { type: "cancel" }
  | { type: "created"; requestId: string; result: CreateResult };
