import type { NextMove } from "@skywave/contract/orders/complete-order";
import type { Failure } from "@skywave/sdk";
import { refusalCode, refusalDetail } from "./refusal-code.ts";

export type CardRefusal =
  | { ok: false; code: "CREDIT_CARD_ERROR"; nextMove: NextMove }
  /** Too many cards were refused in the last hour; trying again would not be heard. */
  | { ok: false; code: "TOO_MANY_DECLINES" };

const NEXT_MOVES: readonly NextMove[] = ["tryAgain", "useAnotherCard", "callBank"];

/** A refusal of the card itself; a next move that this release does not know means another card. */
export function cardRefusal(failure: Failure): CardRefusal | undefined {
  const code = refusalCode(failure, ["CREDIT_CARD_ERROR", "TOO_MANY_DECLINES"]);
  switch (code) {
    case "CREDIT_CARD_ERROR": {
      const told = refusalDetail(failure, "nextMove");
      return { ok: false, code, nextMove: NEXT_MOVES.find((move) => move === told) ?? "useAnotherCard" };
    }
    case "TOO_MANY_DECLINES":
      return { ok: false, code };
    case undefined:
      return undefined;
  }
}
