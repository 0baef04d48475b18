import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCardProcessor } from "../build.ts";
import type { Wallet } from "../cards/wallets.ts";

export const TEST_KEYS = { secret: "sk_test_unit", publishable: "pk_test_unit" } as const;

interface LedgerIntent {
  id: string;
  status: string;
  amount: number;
  metadata: Record<string, string>;
}

interface LedgerRefund {
  id: string;
  status: string;
  amount: number;
  charge: string;
  metadata: Record<string, string>;
}

interface LedgerCustomer {
  id: string;
  metadata: Record<string, string>;
}

export interface RunningProcessor {
  url: string;
  port: number;
  folder: string;
  orderFault(fault: object): Promise<void>;
  /** What goes wrong on the way of events to webhook endpoints. */
  orderWebhookFault(fault: object): Promise<void>;
  /** Calls all faults off. */
  heal(): Promise<void>;
  /** A new card with a later expiry, as the card network tells it by itself. */
  renewCard(paymentMethodId: string, card: { exp_month: string; exp_year: string }): Promise<void>;
  /** A payment method as the card frame makes it, or as a wallet hands it over. */
  typeCard(number: string, wallet?: Wallet): Promise<string>;
  ledger(): Promise<LedgerIntent[]>;
  customers(): Promise<LedgerCustomer[]>;
  refunds(): Promise<LedgerRefund[]>;
  stop(): Promise<void>;
}

/** A card processor on a port of its own, with an empty ledger unless a folder is given. */
export async function startProcessor(
  folder = mkdtempSync(join(tmpdir(), "card-processor-")),
  { now }: { now?: () => Date } = {},
): Promise<RunningProcessor> {
  const appOrigins = ["http://localhost:8080"];
  const app = await buildCardProcessor({ folder, keys: TEST_KEYS, appOrigins, ...(now && { now }) });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    port: Number(new URL(url).port),
    folder,
    async orderFault(fault) {
      await postJson(`${url}/sandbox/faults`, fault);
    },
    async orderWebhookFault(fault) {
      await postJson(`${url}/sandbox/webhook-faults`, fault);
    },
    async heal() {
      await fetch(`${url}/sandbox/faults`, { method: "DELETE" });
      await fetch(`${url}/sandbox/webhook-faults`, { method: "DELETE" });
    },
    async renewCard(paymentMethodId, card) {
      await postJson(`${url}/sandbox/payment_methods/${paymentMethodId}/renew`, card);
    },
    async typeCard(number, wallet) {
      const response = await fetch(`${url}/v1/payment_methods`, {
        method: "POST",
        headers: { authorization: `Bearer ${TEST_KEYS.publishable}` },
        body: new URLSearchParams({
          type: "card",
          "card[number]": number,
          "card[exp_month]": "12",
          "card[exp_year]": String(new Date().getUTCFullYear() + 3),
          ...(wallet === undefined
            ? { "card[cvc]": number.startsWith("3") ? "1234" : "123" }
            : { "card[wallet]": wallet }),
        }),
      });
      const made: unknown = await response.json();
      if (!hasId(made)) throw new Error(`The card ${number.slice(-4)} was refused: ${JSON.stringify(made)}`);
      return made.id;
    },
    ledger: async () => (await readLedger(url)).paymentIntents,
    customers: async () => (await readLedger(url)).customers,
    refunds: async () => (await readLedger(url)).refunds,
    async stop() {
      app.server.closeAllConnections();
      await app.close();
    },
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

function hasId(value: unknown): value is { id: string } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

interface Ledger {
  customers: LedgerCustomer[];
  paymentIntents: LedgerIntent[];
  refunds: LedgerRefund[];
}

async function readLedger(url: string): Promise<Ledger> {
  const response = await fetch(`${url}/sandbox/ledger`);
  const answer: unknown = await response.json();
  if (!isLedger(answer)) throw new Error(`${url} showed no ledger`);
  return answer;
}

function isLedger(value: unknown): value is Ledger {
  return typeof value === "object" && value !== null && "paymentIntents" in value && "refunds" in value;
}
