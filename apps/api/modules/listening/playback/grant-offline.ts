import type { CallAnswer, CallRequest } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { keptUntil } from "@skywave/domain/catalogue/episodes";
import { lastDayOf } from "@skywave/domain/schedule/last-day";
import { segmentAt } from "@skywave/sound";
import { scheduleOf, type SubscriptionRow, type Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { ChannelKeys } from "../broadcast/channel-keys.ts";
import { includes, productThatOpens } from "../sources/lineups.ts";
import { toPlayDate } from "../sources/serialize-airing.ts";
import { findSource } from "../sources/sources.ts";
import { decideOfflineEnd } from "./decide-offline-end.ts";
import { isPlaying } from "./listeners.ts";

export type GrantOffline = (
  body: CallRequest<"playback", "grantOffline">["body"],
  identityId: string,
) => Promise<Outcome<Omit<CallAnswer<"playback", "grantOffline">, "channelName" | "show" | "words">>>;

/** Gives out all keys of an episode to whoever has a plan with it. What is kept plays on no stream, so none is counted. */
export function createGrantOffline(dependencies: {
  subscriptions: Pick<Subscriptions, "list">;
  keys: ChannelKeys;
  nameOfPlan(productId: string): string;
  limits: RateLimits;
  clock: Clock;
}): GrantOffline {
  const { subscriptions, keys, nameOfPlan, limits, clock } = dependencies;
  return async ({ id, type }, identityId) => {
    const limited = await limits.take("offlineGrantsByIdentity", identityId);
    if (limited !== undefined) return limited;
    const now = clock.realNow();
    const source = findSource(type, id, now);
    if (source?.kind !== "episode") return refuse("NOT_FOUND", { notFoundResourceType: "episode" });
    const { channel, airing } = source;
    const rows = await subscriptions.list(identityId);
    const plans = rows.filter((row) => isPlaying(row) && includes(row.productId, channel));
    const playsUntil = decideOfflineEnd(
      plans.map((row) => ({ endsAt: endOf(row) })),
      { keptUntil: keptUntil(airing.endsAt), now },
    );
    if (playsUntil === undefined)
      return refuse("CHANNEL_LOCKED", { details: { planName: nameOfPlan(productThatOpens(channel)) } });
    const [first, end] = [airing.startsAt, airing.endsAt].map((at) => segmentAt(at.epochMilliseconds));
    return done({
      entityId: id,
      type,
      channelNumber: channel.number,
      manifestUrl: `/sound/episodes/${id}/full.m3u8`,
      playsUntil: toPlayDate(playsUntil.epochMilliseconds),
      keys: keysOf(keys, channel.number, { first: first ?? 0, end: end ?? 0 }),
    });
  };
}

/** On the day of its end a plan plays nothing any more. */
function endOf(row: SubscriptionRow): Temporal.Instant | undefined {
  const schedule = scheduleOf(row);
  const days = [schedule.end?.on, lastDayOf(schedule)].filter((day) => day !== undefined);
  const [soonest] = days.toSorted(Temporal.PlainDate.compare);
  return soonest?.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
}

function keysOf(keys: ChannelKeys, channel: number, { first, end }: { first: number; end: number }) {
  const found = new Map<string, string>();
  for (let segment = first; segment < end; segment += 1) {
    const name = keys.nameOf(channel, segment);
    found.set(keys.idOf(name), keys.keyOf(name).toString("base64"));
  }
  return [...found].map(([keyId, key]) => ({ keyId, key }));
}
