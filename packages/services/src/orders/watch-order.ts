import type { Order } from "@skywave/contract/orders/order";
import type { CancelSignal, Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export interface WatchOrderInput {
  orderId: string;
  /** Stops watching, when the person leaves the page; the promise then rejects with its reason. */
  signal?: CancelSignal;
}

export type WatchOrderOutcome =
  /** The order left `processing`: confirmed, or `quoted` again after the card was refused, or expired. */
  | { ok: true; order: Order }
  /** Still not settled after the last ask; it will be by itself, and a mail will say how. */
  | { ok: false; code: "PROCESSING"; orderId: string }
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** About a minute and a half: the server settles an unknown charge within a minute of the processor's return. */
const DELAYS_IN_MILLISECONDS = [1000, 2000, 3000, 5000, 8000, 12_000, 15_000, 20_000, 25_000];

/** Asks what became of an order until it is settled, less and less often. */
export async function watchOrder(skywave: Skywave, input: WatchOrderInput): Promise<WatchOrderOutcome> {
  const { orderId, signal } = input;
  let latest: WatchOrderOutcome = { ok: false, code: "PROCESSING", orderId };
  for (const delay of DELAYS_IN_MILLISECONDS) {
    await skywave.delay(delay, signal);
    latest = await askOnce(skywave, input);
    const isWorthAsking = !latest.ok && (latest.code === "PROCESSING" || latest.code === "UNREACHABLE");
    if (!isWorthAsking) return latest;
  }
  return latest;
}

async function askOnce(skywave: Skywave, { orderId, signal }: WatchOrderInput): Promise<WatchOrderOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "order",
    name: "getOrder",
    input: { params: { orderId } },
    ...(signal ? { options: { signal } } : {}),
  });
  if (answer.ok) {
    const order = answer.data;
    return order.status === "processing" ? { ok: false, code: "PROCESSING", orderId } : { ok: true, order };
  }
  const code = refusalCode(answer.failure, ["NOT_FOUND"]);
  return code ? { ok: false, code } : commonFailure(skywave, answer.failure);
}
