import type { Subscription } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { NicknamesRepository } from "../nicknames/nicknames-repository.ts";
import { placeAmongSame } from "../nicknames/place-among-same.ts";
import type { LoadStanding } from "./change-facts.ts";
import type { ListUpcomingCharges } from "./list-upcoming-charges.ts";
import { serializeBundles } from "../bundles/serialize-bundles.ts";
import { serializeSubscription } from "./serialize-subscription.ts";
import type { SubscriptionRow, SubscriptionsRepository } from "../subscriptions-repository.ts";

export type SubscriptionHandlers = Pick<
  DomainHandlers<"subscription">,
  | "listSubscriptions"
  | "getSubscription"
  | "listUpcomingCharges"
  | "saveCancellationReason"
  | "updateNickname"
>;

/** What is told of the radio that each of a person's subscriptions is heard on, by subscription. */
type ShownRadios = ReadonlyMap<string, NonNullable<Subscription["radio"]>>;
export type ListRadios = (identityId: string) => Promise<ShownRadios>;

const NO_RADIOS: ShownRadios = new Map();

/** What is heard by streaming alone has no radio: most people's plans are not asked about. */
function isOnRadio({ plans }: SubscriptionRow): boolean {
  return plans.some(({ offer }) => offer.serviceType !== "streaming");
}

/** The calls that show subscriptions. */
export function createSubscriptionHandlers(dependencies: {
  repository: SubscriptionsRepository;
  nicknames: Pick<NicknamesRepository, "list" | "keep" | "forget">;
  loadStanding: LoadStanding;
  /** On which radio each of a person's subscriptions is heard. */
  listRadios: ListRadios;
  listUpcomingCharges: ListUpcomingCharges;
  clock: Clock;
  /** Whether somebody answers in a chat, where the request came from. */
  hasChat: () => boolean;
}): SubscriptionHandlers {
  const { repository, nicknames, loadStanding, listRadios, listUpcomingCharges, clock, hasChat } =
    dependencies;
  const notFound = () => refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
  /** Some of all the plans that a person has. */
  const show = async (asked: readonly SubscriptionRow[], rows: readonly SubscriptionRow[]) => {
    const today = clock.today();
    const owner = asked[0]?.identityId ?? "";
    const names = await nicknames.list(owner);
    const radios = asked.some(isOnRadio) ? await listRadios(owner) : NO_RADIOS;
    return Promise.all(
      asked.map(async (row) => {
        const [nickname, amongSame] = [names.get(row.id), placeAmongSame(row, rows)];
        const radio = radios.get(row.id);
        return serializeSubscription(await loadStanding(row, today), {
          today,
          hasChat: hasChat(),
          ...(nickname !== undefined && { nickname }),
          ...(amongSame !== undefined && { amongSame }),
          ...(radio !== undefined && { radio }),
        });
      }),
    );
  };
  return {
    listSubscriptions: async (_request, { caller }) => {
      const rows = await repository.list(caller.identityId);
      return done({ subscriptions: await show(rows, rows), bundles: serializeBundles(rows) });
    },
    getSubscription: async ({ params }, { caller }) => {
      const rows = await repository.list(caller.identityId);
      const asked = rows.filter(({ id }) => id === params.subscriptionId);
      const [shown] = await show(asked, rows);
      return shown === undefined ? notFound() : done(shown);
    },
    listUpcomingCharges: async ({ params }, { caller }) => {
      const upcoming = await listUpcomingCharges(caller.identityId, params.subscriptionId);
      return upcoming === undefined ? notFound() : done(upcoming);
    },
    saveCancellationReason: async ({ params, body }, { caller }) => {
      const reason = { reasonCode: body.code, text: body.text ?? null };
      const isSaved = await repository.saveReason(caller.identityId, params.subscriptionId, reason);
      return isSaved ? done(undefined) : notFound();
    },
    updateNickname: async ({ params: { subscriptionId }, body: { nickname } }, { caller }) => {
      const { identityId } = caller;
      if ((await repository.find(identityId, subscriptionId)) === undefined) return notFound();
      if (nickname === null) await nicknames.forget(identityId, subscriptionId);
      else await nicknames.keep({ identityId, subscriptionId, nickname });
      return done(undefined);
    },
  };
}
