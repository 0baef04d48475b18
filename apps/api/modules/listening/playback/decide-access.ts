import type { Channel } from "@skywave/channels";
import type { ListeningAccess } from "@skywave/contract";
import { includes, isStreamed } from "../sources/lineups.ts";

/** Long enough to come to know a channel, too short to live on it. */
const PREVIEW = { minutes: 15 } as const;
/** After this a browser may listen again. */
export const PREVIEW_AGAIN_AFTER = { hours: 24 } as const;

/** Whether somebody may hear a channel now. */
export type Access =
  | { kind: "full" }
  | { kind: "preview"; endsAt: Temporal.Instant | undefined }
  | { kind: "previewOver"; endsAt: Temporal.Instant }
  | { kind: "locked" };

export interface Listener {
  /** The products of the plans that somebody has just now. */
  productIds: readonly string[];
  /** When their browser began its preview; none in the last day. */
  previewStartedAt: Temporal.Instant | undefined;
}

/** A plan opens its channels and locks the others; whoever has none hears all of them for a while. */
export function decideAccess(
  channel: Channel,
  { productIds, previewStartedAt }: Listener,
  now: Temporal.Instant,
): Access {
  if (productIds.some((productId) => includes(productId, channel))) return { kind: "full" };
  if (productIds.some(isStreamed)) return { kind: "locked" };
  const endsAt = previewStartedAt?.add(PREVIEW);
  if (endsAt !== undefined && Temporal.Instant.compare(endsAt, now) <= 0)
    return { kind: "previewOver", endsAt };
  return { kind: "preview", endsAt };
}

/** A preview that nobody has begun: whoever plays already does so by a plan that is over. */
export function isNotBegun({ kind, previewEndsAt }: ListeningAccess): boolean {
  return kind === "preview" && previewEndsAt === undefined;
}
