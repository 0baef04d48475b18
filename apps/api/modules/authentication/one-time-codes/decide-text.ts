const JUDGED_AFTER = 100;
const REDEEMED_AT_LEAST = 0.2;

/** What became of the last texts to one prefix, at most a hundred. */
export interface TextRecord {
  sent: number;
  redeemed: number;
}

export const TEXTS_JUDGED = JUDGED_AFTER;

/**
 * Whether to send another text to a prefix. People type in what they are sent; somebody who earns on each text that
 * is delivered does not. Too few texts say nothing.
 */
export function decideText({ sent, redeemed }: TextRecord): "send" | "stop" {
  return sent >= JUDGED_AFTER && redeemed < sent * REDEEMED_AT_LEAST ? "stop" : "send";
}
