import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { DueWork } from "#modules/renewals/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { TargetedLinks } from "#modules/targeted-links/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createCardExpiriesRepository } from "./card-expiries-repository.ts";
import { createGiveNotice, type GiveNotice } from "./give-notice.ts";
import { createNoticesRepository, type NoticesRepository } from "./notices-repository.ts";
import { type CardTold, createTellOfCardExpiry } from "./tell-of-card-expiry.ts";

export type { CardTold, GiveNotice, NoticesRepository };

/** What people are told ahead: of bills, of prices that change, and of cards that expire. */
export interface Notices extends NoticesRepository, Module {
  give: GiveNotice;
  /** Telling people of cards that expire. */
  cardsDue: DueWork;
}

export interface NoticeNeeds {
  books: Books;
  identities: Identities;
  subscriptions: Subscriptions;
  targetedLinks: Pick<TargetedLinks, "mint">;
}

export function createNotices({ clock, database, jobs }: Platform, needs: NoticeNeeds): Notices {
  const { books, identities, subscriptions, targetedLinks } = needs;
  const notices = createNoticesRepository(database);
  const telling = { notices, identities, jobs, clock };
  const expiries = createCardExpiriesRepository(database, { ...books, subscriptions });
  const cards = createTellOfCardExpiry({ ...telling, expiries, database });
  return {
    ...notices,
    give: createGiveNotice({ ...telling, mintLinks: targetedLinks.mint }),
    cardsDue: {
      firstDay: (identityId) => cards.firstDueDay(identityId),
      run: ({ identityId, onTaken }) =>
        cards.tellDue((told) => onTaken?.(stepOfCard(told, clock.today())), identityId),
    },
  };
}

function stepOfCard({ identityId, last4, topic }: CardTold, today: Temporal.PlainDate) {
  return {
    identityId,
    subscriptionId: "",
    plan: `•••• ${last4}`,
    kind: topic,
    on: today.toString(),
    amountInCents: null,
    currency: "USD",
  } as const;
}
