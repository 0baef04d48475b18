import type { CallRequest, SignalRefresh } from "@skywave/contract";
import { lastFourOf } from "@skywave/domain/radios/radio-id";
import type { RadioAsItIs, Radios } from "#modules/radios/index.ts";
import type { Subscriptions, SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { type Carousel, LEASE } from "./carousel.ts";
import { decideRefresh } from "./decide-refresh.ts";
import { REFRESHES_COUNT_FOR, secondsUntilNextRefresh } from "./decide-refresh-limit.ts";
import { findAskedRadio } from "./find-asked-radio.ts";
import type { SignalRefreshRow, SignalRepository } from "./signal-repository.ts";
import type { SilencesRepository } from "./silences-repository.ts";

/** For as long as people are asked to wait beside the car. */
const SENT_FOR_MINUTES = 5;

export interface RefreshDependencies {
  repository: SignalRepository;
  radios: Pick<Radios, "found" | "listOf">;
  subscriptions: Pick<Subscriptions, "find">;
  carousel: Pick<Carousel, "sendFirst">;
  /** What is paid for and asked for is not to be silent any more. */
  silences: Pick<SilencesRepository, "remove">;
  clock: Clock;
}

export type RefreshDevice = (
  which: CallRequest<"legacy", "refreshDevice">["body"],
  caller: SessionCaller,
) => Promise<Outcome<{ data: SignalRefresh }>>;

/**
 * Sends a radio what it may play. Who asks for one that is being refreshed joins in: a second press, another tab and
 * somebody else beside the same car follow the one that runs.
 */
export function createRefreshDevice(dependencies: RefreshDependencies): RefreshDevice {
  const { repository, subscriptions, carousel, clock } = dependencies;

  const stateOf = async ({ subscription }: RadioAsItIs): Promise<SubscriptionRow["state"] | null> => {
    if (subscription === null) return null;
    return (await subscriptions.find(subscription.identityId, subscription.id))?.state ?? null;
  };

  return async (which, caller) => {
    const asked = await findAskedRadio(dependencies.radios, which, caller);
    if (!asked.ok) return asked;
    const { radio, subscription } = asked.data;
    const isOwner = subscription !== null && subscription.identityId === caller.identityId;
    const refused = decideRefresh({
      capabilities: radio.capabilities,
      state: await stateOf(asked.data),
      isOwner,
    });
    if (refused !== undefined) return refuse(refused);

    const now = clock.realNow();
    // Before one that runs is looked for: somebody who begins in between is joined, and does not count against us.
    const earlier = await repository.listRequestTimes(radio.radioId, now.subtract(REFRESHES_COUNT_FOR));
    const running = await repository.findRunning(radio.radioId);
    if (running !== undefined) return done({ data: serializeRefresh(running) });
    const retryAfterInSeconds = secondsUntilNextRefresh(earlier, now);
    if (retryAfterInSeconds !== undefined) return refuse("REFRESH_LIMIT_REACHED", { retryAfterInSeconds });

    const row: SignalRefreshRow = {
      id: randomId("ref"),
      radioId: radio.radioId,
      state: "queued",
      cause: "asked",
      requestedAt: now,
      sentAt: null,
      sendCount: 0,
      heardAt: null,
      // This node sends it right away, so nobody else takes it meanwhile and sends it twice.
      nextSendAt: now.add(LEASE),
      endsAt: now.add({ minutes: SENT_FOR_MINUTES }),
    };
    await dependencies.silences.remove(radio.radioId, now);
    if (!(await repository.add(row))) return joinOther(radio.radioId);
    const sent = await carousel.sendFirst(row);
    if (sent.kind === "sent") return done({ data: serializeRefresh(sent.row) });
    // It counts against nobody, and may be asked for again at once.
    await repository.remove(row.id);
    return refuse("FAILED_TO_REFRESH_DEVICE", { cause: sent.cause });
  };

  /** Another node was faster by a moment. */
  async function joinOther(radioId: string): Promise<Outcome<{ data: SignalRefresh }>> {
    const other = await repository.findRunning(radioId);
    return other === undefined
      ? refuse("FAILED_TO_REFRESH_DEVICE", { cause: new Error("the other refresh was given up") })
      : done({ data: serializeRefresh(other) });
  }
}

/** A refresh as whoever follows it sees it. */
export function serializeRefresh(row: SignalRefreshRow): SignalRefresh {
  return {
    refreshId: row.id,
    radioIdLastFour: lastFourOf(row.radioId),
    state: row.state,
    sendCount: row.sendCount,
    requestedAt: row.requestedAt.toString(),
    isOver: row.nextSendAt === null,
    endsAt: row.endsAt.toString(),
  };
}
