import type { Order } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { ShownKind } from "../order/kind-of-order.ts";
import type { ChangeRow } from "./change-row.ts";

/** What its owner sees of any change, with what the kind shows beside it. */
export function showChange(
  order: ChangeRow,
  { kind, ...own }: { kind: Order["kind"] } & Omit<NonNullable<Order["change"]>, "effective" | "dueNow">,
): ShownKind {
  return {
    kind,
    subscriptionId: order.subscriptionId,
    balanceInCents: order.funding?.balanceInCents ?? order.change.balanceInCents,
    // A gift card pays of what is due now, which a credit may come before.
    gifted: order.charges.oneTimeCharge.at(-1),
    isGivenBack: false,
    more: {
      change: { ...own, effective: order.change.effectiveOn, dueNow: toMajorUnits(order.dueNowInCents) },
    },
  };
}
