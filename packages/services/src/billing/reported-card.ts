import type { PaymentMethod } from "@skywave/contract/billing/payment-methods";

/** The default card, unless it is one in a wallet: that pays its own subscription and is nobody's to offer. */
export function reportedCard(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.find(({ isDefault, card }) => isDefault && !card.wallet.applePay) ?? null;
}

/** The card in Apple's wallet that bills are charged to, where there is one. */
export function walletCard(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.find(({ isDefault, card }) => isDefault && card.wallet.applePay) ?? null;
}

/** The cards that a person can choose to pay with: neither in a wallet nor expired. */
export function payableCards(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter(({ card }) => !card.wallet.applePay && card.status !== "EXPIRED");
}
