import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { DueWork } from "#modules/renewals/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { TargetedLinks } from "#modules/targeted-links/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createCardExpiriesRepository } from "./card-expiries-repository.ts";
import { createSendAdvanceMessage, type SendAdvanceMessage } from "./send-advance-message.ts";
import {
  createAdvanceMessagesRepository,
  type AdvanceMessagesRepository,
} from "./advance-messages-repository.ts";
import { type CardTold, createTellOfCardExpiry } from "./tell-of-card-expiry.ts";

export type { CardTold, SendAdvanceMessage, AdvanceMessagesRepository };

/** What people are told ahead: of bills, of prices that change, and of cards that expire. */
export interface AdvanceMessages extends AdvanceMessagesRepository, Module {
  send: SendAdvanceMessage;
  /** Telling people of cards that expire. */
  cardsDue: DueWork;
}

export interface AdvanceMessageNeeds {
  books: Books;
  identities: Identities;
  subscriptions: Subscriptions;
  targetedLinks: Pick<TargetedLinks, "mint">;
}

export function createAdvanceMessages(
  { clock, database, jobs }: Platform,
  needs: AdvanceMessageNeeds,
): AdvanceMessages {
  const { books, identities, subscriptions, targetedLinks } = needs;
  const advanceMessages = createAdvanceMessagesRepository(database);
  const telling = { advanceMessages, identities, jobs, clock };
  const expiries = createCardExpiriesRepository(database, { ...books, subscriptions });
  const cards = createTellOfCardExpiry({ ...telling, expiries, database });
  return {
    ...advanceMessages,
    send: createSendAdvanceMessage({ ...telling, mintLinks: targetedLinks.mint }),
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
