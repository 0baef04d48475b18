import type { Delivery } from "../ledger/webhook-books.ts";
import { eventBody } from "./event-body.ts";
import { signPayload } from "./sign-payload.ts";

const PATIENCE_IN_MILLISECONDS = 10_000;
const AN_HOUR_IN_SECONDS = 3_600;

interface Posting extends Delivery {
  now: Date;
  signal: AbortSignal;
}

/** What came of sending an event: it was taken, it was answered otherwise, or nobody answered in time. */
export type Arrival = "taken" | "refused" | "silence";

/** Sends an event once. */
export function postEvent({ event, endpoint, now, signal }: Posting): Promise<Arrival> {
  const payload = JSON.stringify(eventBody(event));
  return post(endpoint.url, {
    payload,
    signature: signPayload(payload, endpoint.secret, secondsOf(now)),
    signal,
  });
}

/** Sends what somebody else, or a confused processor, might send in an event's place. */
export async function postForged(
  { event, endpoint, now, signal }: Posting,
  kind: "wrongSignature" | "oldTimestamp" | "unknownObject",
): Promise<void> {
  const id = `evt_forged${event.id.slice(4)}`;
  const object =
    kind === "unknownObject" ? { ...event.object, id: "pi_unknown", metadata: {} } : event.object;
  const payload = JSON.stringify(eventBody({ ...event, id, object }));
  const sent = kind === "oldTimestamp" ? secondsOf(now) - AN_HOUR_IN_SECONDS : secondsOf(now);
  const secret = kind === "wrongSignature" ? `${endpoint.secret}x` : endpoint.secret;
  await post(endpoint.url, { payload, signature: signPayload(payload, secret, sent), signal });
}

async function post(
  url: string,
  { payload, signature, signal }: { payload: string; signature: string; signal: AbortSignal },
): Promise<Arrival> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_IN_MILLISECONDS)]),
    });
    await response.body?.cancel();
    return response.ok ? "taken" : "refused";
  } catch {
    // Not reached, or not in time: the courier comes again.
    return "silence";
  }
}

function secondsOf(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
