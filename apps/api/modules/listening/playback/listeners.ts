import type { Channel } from "@skywave/channels";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { isStreamed } from "../sources/lineups.ts";
import type { Standing } from "../streams/standing-repository.ts";
import type { StreamsRepository } from "../streams/streams-repository.ts";
import { type Access, decideAccess, type Listener, PREVIEW_AGAIN_AFTER } from "./decide-access.ts";

/** A plan that is paused or suspended plays nothing. */
const PLAYS: readonly string[] = ["active", "pending_cancellation", "past_due"];

/** Whether a plan plays anything just now. */
export const isPlaying = ({ state }: { state: string }): boolean => PLAYS.includes(state);

/** Whoever has a plan that streams hears by that plan alone. */
export function listenerBy({
  plans,
  previewStartedAt,
}: Pick<Standing, "plans" | "previewStartedAt">): Listener {
  const productIds = plans.filter(isPlaying).map(({ productId }) => productId);
  return { productIds, previewStartedAt: productIds.some(isStreamed) ? undefined : previewStartedAt };
}

export interface Listeners {
  find(caller: SessionCaller): Promise<Listener>;
  accessTo(channel: Channel, caller: SessionCaller): Promise<Access>;
}

/** What somebody may hear: by the plans of the person, or by what their browser has heard without one. */
export function createListeners(dependencies: {
  subscriptions: Pick<Subscriptions, "list">;
  streams: Pick<StreamsRepository, "findPreview">;
  clock: Clock;
}): Listeners {
  const { subscriptions, streams, clock } = dependencies;
  const find = async ({ identityId, deviceId }: SessionCaller): Promise<Listener> => {
    const rows = identityId === null ? [] : await subscriptions.list(identityId);
    const productIds = rows.filter(isPlaying).map(({ productId }) => productId);
    // Whoever has a plan that streams hears by that plan alone.
    if (productIds.some(isStreamed)) return { productIds, previewStartedAt: undefined };
    const since = clock.realNow().subtract(PREVIEW_AGAIN_AFTER);
    return { productIds, previewStartedAt: await streams.findPreview(deviceId, since) };
  };
  return {
    find,
    accessTo: async (channel, caller) => decideAccess(channel, await find(caller), clock.realNow()),
  };
}
