import type { Subscription } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { NicknamesRepository } from "../nicknames/nicknames-repository.ts";
import { placeAmongSame } from "../nicknames/place-among-same.ts";
import type { SubscriptionRow, SubscriptionsRepository } from "../subscriptions-repository.ts";
import type { LoadStanding } from "./change-facts.ts";
import { serializeSubscription } from "./serialize-subscription.ts";

/** What is told of the radio that each of a person's subscriptions is heard on, by subscription. */
type ShownRadios = ReadonlyMap<string, NonNullable<Subscription["radio"]>>;
export type ListRadios = (identityId: string) => Promise<ShownRadios>;

export interface ShowSubscriptions {
  /** All that a person has or had, the oldest first. */
  all(identityId: string): Promise<Subscription[]>;
  /** Some of all the plans that a person has. */
  some(asked: readonly SubscriptionRow[], rows: readonly SubscriptionRow[]): Promise<Subscription[]>;
}

const NO_RADIOS: ShownRadios = new Map();

/** What is heard by streaming alone has no radio: most people's plans are not asked about. */
function isOnRadio({ plans }: SubscriptionRow): boolean {
  return plans.some(({ offer }) => offer.serviceType !== "streaming");
}

/** Subscriptions as their owner sees them: how they stand, what they are called, and on which radio they are heard. */
export function createShowSubscriptions(dependencies: {
  repository: Pick<SubscriptionsRepository, "list">;
  nicknames: Pick<NicknamesRepository, "list">;
  loadStanding: LoadStanding;
  /** On which radio each of a person's subscriptions is heard. */
  listRadios: ListRadios;
  clock: Clock;
  /** Whether somebody answers in a chat, where the request came from. */
  hasChat: () => boolean;
}): ShowSubscriptions {
  const { repository, nicknames, loadStanding, listRadios, clock, hasChat } = dependencies;
  const some: ShowSubscriptions["some"] = async (asked, rows) => {
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
    some,
    all: async (identityId) => {
      const rows = await repository.list(identityId);
      return some(rows, rows);
    },
  };
}
