const PUBLISHABLE_KEY = "pk_test_skywave";
const SECRET_KEY = "sk_test_skywave";
const GOOD_CARD = "4242424242424242";
// Campaigns move their clock by years.
const YEARS_GOOD = 15;

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
  /** Charges that went through. */
  charges(): Promise<LedgerCharge[]>;
  /** The same, by the order they were made for. */
  chargesByOrder(): Promise<Map<string, LedgerCharge[]>>;
  /** What goes wrong with a call to it, such as an answer that gets lost after the card was charged. */
  orderFault(fault: object): Promise<void>;
  /** What goes wrong on the way of what it tells the API by itself. */
  orderWebhookFault(fault: object): Promise<void>;
  /** Has it tell one more address of every payment; returns the secret that signs what it tells. */
  tellOfPayments(address: string): Promise<string>;
  /** Calls all faults off. */
  heal(): Promise<void>;
}

/** Talks to a running card processor. */
export function createCardDesk(url: string): CardDesk {
  const charges = async () => {
    const response = await fetch(`${url}/sandbox/ledger`);
    const { paymentIntents }: { paymentIntents: LedgerCharge[] } = JSON.parse(await response.text());
    return paymentIntents.filter(({ status }) => status === "succeeded");
  };
  return {
    charges,
    url,
    orderFault: (fault) => postJson(`${url}/sandbox/faults`, fault),
    orderWebhookFault: (fault) => postJson(`${url}/sandbox/webhook-faults`, fault),
    tellOfPayments: async (address) => {
      const response = await fetch(`${url}/v1/webhook_endpoints`, {
        method: "POST",
        headers: { authorization: `Bearer ${SECRET_KEY}` },
        body: new URLSearchParams({ url: address, "enabled_events[0]": "payment_intent.succeeded" }),
      });
      const { secret }: { secret: string } = JSON.parse(await response.text());
      if (!response.ok) throw new Error(`the address ${address} was refused with ${response.status}`);
      return secret;
    },
    heal: async () => {
      for (const faults of ["faults", "webhook-faults"])
        await fetch(`${url}/sandbox/${faults}`, { method: "DELETE" });
    },
    typeCard: async (number = GOOD_CARD) => {
      const response = await fetch(`${url}/v1/payment_methods`, {
        method: "POST",
        headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
        body: new URLSearchParams({
          type: "card",
          "card[number]": number,
          "card[exp_month]": "12",
          "card[exp_year]": String(new Date().getUTCFullYear() + YEARS_GOOD),
          "card[cvc]": "123",
        }),
      });
      const method: { id: string } = JSON.parse(await response.text());
      if (!response.ok) throw new Error(`the card was refused with ${response.status}`);
      return method.id;
    },
    chargesByOrder: async () => Map.groupBy(await charges(), ({ metadata }) => metadata["orderId"] ?? ""),
  };
}

async function postJson(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}
