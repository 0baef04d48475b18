import type { CancelSignal, Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CompleteGiftOutcome, giftOutcome } from "./complete-gift.ts";

/** About a minute and a half: the server settles an unknown charge within a minute of the processor's return. */
const DELAYS_IN_MILLISECONDS = [1000, 2000, 3000, 5000, 8000, 12_000, 15_000, 20_000, 25_000];

/** Asks what became of a gift until the bank has said, less and less often; it charges nothing. */
export async function watchGift(
  skywave: Skywave,
  { giftId, signal }: { giftId: string; signal: CancelSignal },
): Promise<CompleteGiftOutcome> {
  let latest: CompleteGiftOutcome = { ok: false, code: "UNREACHABLE", reason: "offline" };
  for (const delay of DELAYS_IN_MILLISECONDS) {
    await skywave.delay(delay, signal);
    const input = { params: { giftId } };
    const options = { signal };
    latest = giftOutcome(
      skywave,
      await attemptCall(skywave, { domain: "giftcard", name: "getGift", input, options }),
    );
    const isOpen = !latest.ok && (latest.code === "PROCESSING" || latest.code === "UNREACHABLE");
    if (!isOpen) return latest;
  }
  return latest;
}
