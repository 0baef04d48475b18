/** One answer of the server: its time, and the monotonic clock when it was asked and when it answered. */
export interface TimeSample {
  serverTime: number;
  sentAt: number;
  receivedAt: number;
}

/** How far the server's time is ahead of the monotonic clock: at least `low`, at most `high`. */
interface Offset {
  low: number;
  high: number;
}

/** By how much two clocks may run apart: far more than quartz does. */
const MOST_WEAR = 1e-4;

/**
 * What is certain after the newest answer. Alone it leaves its whole round trip open, since nobody knows
 * which way was the slow one; earlier answers that agree with it narrow that down.
 */
function boundOffset(newest: TimeSample, earlier: readonly TimeSample[]): Offset {
  return earlier.reduce<Offset>((known, sample) => {
    const slack = (newest.receivedAt - sample.receivedAt) * MOST_WEAR;
    const other = offsetOf(sample);
    const low = Math.max(known.low, other.low - slack);
    const high = Math.min(known.high, other.high + slack);
    // One that does not agree is of a time before the server's clock was set, or this machine slept.
    return low <= high ? { low, high } : known;
  }, offsetOf(newest));
}

/**
 * The server's time when the newest answer arrived, by the weighted latency as far as that stays within half
 * of the newest round trip of the truth, whichever way was the slow one.
 */
export function decideServerTime(
  newest: TimeSample,
  earlier: readonly TimeSample[],
  latency: number,
): number {
  const { low, high } = boundOffset(newest, earlier);
  const halfTrip = (newest.receivedAt - newest.sentAt) / 2;
  const wished = newest.serverTime + latency - newest.receivedAt;
  const offset = Math.min(low + halfTrip, Math.max(high - halfTrip, wished));
  return offset + newest.receivedAt;
}

function offsetOf({ serverTime, sentAt, receivedAt }: TimeSample): Offset {
  return { low: serverTime - receivedAt, high: serverTime - sentAt };
}
