import { describe, expect, test } from "vitest";
import { declineMove } from "./decline-move.ts";

describe("declineMove", () => {
  test.each([
    [{ code: "processing_error" }, "tryAgain"],
    [{ code: "incorrect_cvc" }, "tryAgain"],
    [{ code: "expired_card" }, "useAnotherCard"],
    [{ code: "card_declined", declineCode: "insufficient_funds" }, "useAnotherCard"],
    [{ code: "card_declined", declineCode: "call_issuer" }, "callBank"],
    [{ code: "card_declined" }, "callBank"],
    [{ code: "something_new" }, "useAnotherCard"],
    [{}, "useAnotherCard"],
  ])("%j leads to %s", (decline, move) => {
    expect(declineMove(decline)).toBe(move);
  });

  test.each(["lost_card", "stolen_card", "pickup_card", "fraudulent", "merchant_blacklist"])(
    "a card that is %s cannot be told from one that is plainly refused",
    (declineCode) => {
      const plain = declineMove({ code: "card_declined", declineCode: "generic_decline" });
      expect(declineMove({ code: "card_declined", declineCode })).toBe(plain);
    },
  );
});
