import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCardProcessor } from "../build.ts";

export const TEST_KEYS = { secret: "sk_test_unit", publishable: "pk_test_unit" } as const;

interface LedgerIntent {
  id: string;
  status: string;
  amount: number;
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
  /** A payment method as the card frame makes it. */
  typeCard(number: string): Promise<string>;
  ledger(): Promise<LedgerIntent[]>;
  customers(): Promise<LedgerCustomer[]>;
  stop(): Promise<void>;
}

/** A card processor on a port of its own, with an empty ledger unless a folder is given. */
export async function startProcessor(
  folder = mkdtempSync(join(tmpdir(), "card-processor-")),
): Promise<RunningProcessor> {
  const app = await buildCardProcessor({ folder, keys: TEST_KEYS, appOrigins: ["http://localhost:8080"] });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    port: Number(new URL(url).port),
    folder,
    async orderFault(fault) {
      await postJson(`${url}/sandbox/faults`, fault);
    },
    async typeCard(number) {
      const response = await fetch(`${url}/v1/payment_methods`, {
        method: "POST",
        headers: { authorization: `Bearer ${TEST_KEYS.publishable}` },
        body: new URLSearchParams({
          type: "card",
          "card[number]": number,
          "card[exp_month]": "12",
          "card[exp_year]": String(new Date().getUTCFullYear() + 3),
          "card[cvc]": number.startsWith("3") ? "1234" : "123",
        }),
      });
      const made: unknown = await response.json();
      if (!hasId(made)) throw new Error(`The card ${number.slice(-4)} was refused: ${JSON.stringify(made)}`);
      return made.id;
    },
    ledger: async () => (await readLedger(url)).paymentIntents,
    customers: async () => (await readLedger(url)).customers,
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
}

async function readLedger(url: string): Promise<Ledger> {
  const response = await fetch(`${url}/sandbox/ledger`);
  const answer: unknown = await response.json();
  if (!isLedger(answer)) throw new Error(`${url} showed no ledger`);
  return answer;
}

function isLedger(value: unknown): value is Ledger {
  return typeof value === "object" && value !== null && "paymentIntents" in value && "customers" in value;
}
