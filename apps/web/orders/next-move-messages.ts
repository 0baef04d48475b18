import type { NextMove } from "@skywave/contract";
import type { MessageKey } from "@skywave/localization";

/** What to tell about a declined card, by what its owner can do next. */
export const NEXT_MOVE_MESSAGES = {
  tryAgain: "complete-order.declined.tryAgain",
  useAnotherCard: "complete-order.declined.useAnotherCard",
  callBank: "complete-order.declined.callBank",
} as const satisfies Record<NextMove, MessageKey>;
