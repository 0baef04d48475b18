import { expect, test } from "vitest";
import { cardName } from "./card-name.ts";
import { WALLET_KINDS, walletKindFrom } from "./wallet-kind.ts";

test("A card out of a wallet is called by both, and one that was typed by its brand", () => {
  expect(WALLET_KINDS.map((walletKind) => cardName({ brand: "visa", walletKind }))).toEqual([
    "Apple Pay, Visa",
    "Google Pay, Visa",
    "Link, Visa",
  ]);
  expect(cardName({ brand: "amex" })).toBe("American Express");
});

test("A wallet that is not offered here is none", () => {
  expect(["link", "samsung_pay", undefined].map(walletKindFrom)).toEqual(["link", undefined, undefined]);
});
