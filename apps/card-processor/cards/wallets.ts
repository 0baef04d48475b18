/** Wallets that hold cards, as the public processor names them beside a card. */
export const WALLETS = ["apple_pay", "google_pay", "link"] as const;
export type Wallet = (typeof WALLETS)[number];

export function walletFrom(text: unknown): Wallet | undefined {
  return WALLETS.find((wallet) => wallet === text);
}
