import type { CancelSignal, Skywave } from "@skywave/sdk";

/** About a minute and a half: the server settles an unknown charge within a minute of the processor's return. */
const DELAYS_IN_MILLISECONDS = [1000, 2000, 3000, 5000, 8000, 12_000, 15_000, 20_000, 25_000];

/**
 * Asks about a payment until the bank has said, less and less often. Still `PROCESSING` at the end means that it will
 * be settled by itself.
 */
export async function untilDecided<O extends { ok: true } | { ok: false; code: string }>(
  skywave: Skywave,
  askOnce: () => Promise<O>,
  signal: CancelSignal | undefined,
): Promise<O> {
  const [first, ...later] = DELAYS_IN_MILLISECONDS;
  await skywave.delay(first ?? 0, signal);
  let latest = await askOnce();
  for (const delay of later) {
    const isWorthAsking = !latest.ok && (latest.code === "PROCESSING" || latest.code === "UNREACHABLE");
    if (!isWorthAsking) return latest;
    await skywave.delay(delay, signal);
    latest = await askOnce();
  }
  return latest;
}
