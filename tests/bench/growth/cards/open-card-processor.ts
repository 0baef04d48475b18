import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createCardDesk } from "../../../system/card-desk.ts";
import { freePort } from "../../../system/free-port.ts";
import { sendRequest } from "../../../system/send-request.ts";
import { startService } from "../../../system/service.ts";
import { inParallel } from "../../in-parallel.ts";

const SECRET_KEY = "sk_test_skywave";
const AT_ONCE = 16;
const TICKS_OF_SECOND = 100;

/** A card of a customer, as a charge names it. */
export type SavedCard = Record<"customer" | "payment_method", string>;

/** The stand-in for the card processor, in a process and a folder of its own. */
export interface CardProcessor {
  /** Where its ledger is. */
  folder: string;
  saveCard(): Promise<SavedCard>;
  /** Has it tell an address of every payment. */
  register(address: string): Promise<void>;
  /** Charges the cards in turn. */
  charge(cards: readonly SavedCard[], count: number): Promise<void>;
  /** Processor time of all its threads since it was started. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

export async function openCardProcessor(dataFolder: string): Promise<CardProcessor> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startService({
    entry: "apps/card-processor/start.ts",
    url,
    health: "/health/live",
    env: { DATA_DIR: dataFolder, CARD_PROCESSOR_PORT: String(port) },
  });
  const desk = createCardDesk(url);
  return {
    folder: join(dataFolder, "card-processor"),

    saveCard: async () => {
      const customer = await post(`${url}/v1/customers`, {});
      const method = await desk.typeCard();
      await post(`${url}/v1/payment_methods/${method}/attach`, { customer });
      return { customer, payment_method: method };
    },

    register: async (address) => {
      await desk.tellOfPayments(address);
    },

    charge: async (cards, count) => {
      const payment = { amount: "1274", currency: "usd", confirm: "true", off_session: "true" };
      await inParallel(Array.from({ length: count }), AT_ONCE, (_none, index) =>
        post(`${url}/v1/payment_intents`, { ...payment, ...cards[index % cards.length] }),
      );
    },

    cpuSeconds: () => cpuSecondsOf(service.processId),

    stop: async () => {
      await service.stop();
    },
  };
}

/** Returns the id of what was made. */
async function post(url: string, form: Record<string, string>): Promise<string> {
  const { status, content } = await sendRequest({
    method: "POST",
    url,
    text: new URLSearchParams(form).toString(),
    headers: {
      authorization: `Bearer ${SECRET_KEY}`,
      "content-type": "application/x-www-form-urlencoded",
      "idempotency-key": randomUUID(),
    },
  });
  if (status !== 200) throw new Error(`${url} answered ${status}: ${content}`);
  const { id }: { id: string } = JSON.parse(content);
  return id;
}

async function cpuSecondsOf(processId: number): Promise<number> {
  const text = await readFile(`/proc/${processId}/stat`, "utf8");
  // The name in brackets may hold blanks; behind it, user and system time are the 12th and 13th field.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_OF_SECOND;
}
