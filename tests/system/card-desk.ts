const PUBLISHABLE_KEY = "pk_test_skywave";
const GOOD_CARD = "4242424242424242";

/** One line of the card processor's own ledger. */
export interface LedgerCharge {
  id: string;
  status: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
}

/** The card processor as its customers and auditors see it. */
export interface CardDesk {
  url: string;
  /** What the card frame does: a card becomes a token. */
  typeCard(number?: string): Promise<string>;
  /** Charges that went through, by the order they were made for. */
  chargesByOrder(): Promise<Map<string, LedgerCharge[]>>;
}

/** Talks to a running card processor. */
export function createCardDesk(url: string): CardDesk {
  return {
    url,
    typeCard: async (number = GOOD_CARD) => {
      const response = await fetch(`${url}/v1/payment_methods`, {
        method: "POST",
        headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
        body: new URLSearchParams({
          type: "card",
          "card[number]": number,
          "card[exp_month]": "12",
          "card[exp_year]": String(new Date().getUTCFullYear() + 3),
          "card[cvc]": "123",
        }),
      });
      const method: { id: string } = JSON.parse(await response.text());
      if (!response.ok) throw new Error(`the card was refused with ${response.status}`);
      return method.id;
    },
    chargesByOrder: async () => {
      const response = await fetch(`${url}/sandbox/ledger`);
      const { paymentIntents }: { paymentIntents: LedgerCharge[] } = JSON.parse(await response.text());
      const charged = paymentIntents.filter(({ status }) => status === "succeeded");
      return Map.groupBy(charged, ({ metadata }) => metadata["orderId"] ?? "");
    },
  };
}
