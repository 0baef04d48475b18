import type { Wallet } from "../../../cards/wallets.ts";

export const WALLET_NAMES: Readonly<Record<Wallet, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  link: "Link",
};

export interface WalletTexts {
  title: string;
  note: string;
  payWith: (wallet: string) => string;
  total: string;
  nothingToday: string;
  card: string;
  goodCard: string;
  declinedCard: string;
  person: string;
  pay: string;
  keep: string;
  working: string;
  cancel: string;
  failed: string;
}

const ENGLISH: WalletTexts = {
  title: "Wallets",
  note: "A test wallet. No money moves.",
  payWith: (wallet) => `Pay with ${wallet}`,
  total: "Total",
  nothingToday: "Nothing is charged now",
  card: "Card",
  goodCard: "Visa ending in 4242",
  declinedCard: "Visa ending in 0002, declined",
  person: "Billed to",
  pay: "Pay",
  keep: "Use this card",
  working: "One moment…",
  cancel: "Cancel",
  failed: "This didn’t work. Choose another card or try again.",
};

const FRENCH: WalletTexts = {
  title: "Portefeuilles",
  note: "Un portefeuille d’essai. Aucun argent ne bouge.",
  payWith: (wallet) => `Payer avec ${wallet}`,
  total: "Total",
  nothingToday: "Rien n’est facturé maintenant",
  card: "Carte",
  goodCard: "Visa se terminant par 4242",
  declinedCard: "Visa se terminant par 0002, refusée",
  person: "Facturé à",
  pay: "Payer",
  keep: "Utiliser cette carte",
  working: "Un instant…",
  cancel: "Annuler",
  failed: "Cela n’a pas fonctionné. Choisissez une autre carte ou réessayez.",
};

export function walletTextsOf(locale: string): WalletTexts {
  return locale.toLowerCase().startsWith("fr") ? FRENCH : ENGLISH;
}

/** An amount as the country of its currency writes it, in the language of the page. */
export function formatAmount(amountInCents: number, currency: string, locale: string): string {
  const country = currency.toLowerCase() === "cad" ? "CA" : "US";
  const language = locale.toLowerCase().startsWith("fr") ? "fr" : "en";
  return new Intl.NumberFormat(language === "fr" ? "fr-CA" : `en-${country}`, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "narrowSymbol",
  }).format(amountInCents / 100);
}
