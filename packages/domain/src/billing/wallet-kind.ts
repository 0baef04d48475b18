/** The wallets that hand cards over, as the card processor names them. */
export const WALLET_KINDS = ["apple_pay", "google_pay", "link"] as const;
export type WalletKind = (typeof WALLET_KINDS)[number];

/** The wallet of that name; undefined for one that is not offered here. */
export function walletKindFrom(name: string | undefined): WalletKind | undefined {
  return WALLET_KINDS.find((kind) => kind === name);
}
