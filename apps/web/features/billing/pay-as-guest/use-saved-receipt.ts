import type { GuestReceipt } from "@skywave/contract";
import { useLocation, useNavigate } from "react-router";

export type SavedReceipt = Pick<GuestReceipt, "reference" | "amount" | "currency">;

function readReceipt(state: unknown): SavedReceipt | undefined {
  if (typeof state !== "object" || state === null || !("guestReceipt" in state)) return undefined;
  const { guestReceipt: kept } = state;
  if (typeof kept !== "object" || kept === null) return undefined;
  if (!("reference" in kept) || !("amount" in kept) || !("currency" in kept)) return undefined;
  const { reference, amount, currency } = kept;
  const isReceipt = typeof reference === "string" && typeof amount === "number";
  if (!isReceipt || (currency !== "USD" && currency !== "CAD")) return undefined;
  return { reference, amount, currency };
}

/**
 * The receipt of a visitor, who has no account to find it in: it stands in the entry of the browser's history, so
 * that a reload and the back button show it again. It names nobody.
 */
export function useSavedReceipt() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const keep = (guestReceipt: SavedReceipt | undefined) =>
    void navigate({ pathname, search }, { replace: true, state: guestReceipt && { guestReceipt } });
  return { receipt: readReceipt(state), keep };
}
