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
import { type SentCardMessage, createNotifyOfCardExpiry } from "./notify-of-card-expiry.ts";

export type { SentCardMessage, SendAdvanceMessage, AdvanceMessagesRepository };

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
  const parts = { advanceMessages, identities, jobs, clock };
  const expiries = createCardExpiriesRepository(database, { ...books, subscriptions, identities });
  const cards = createNotifyOfCardExpiry({ ...parts, expiries, database });
  return {
    ...advanceMessages,
    send: createSendAdvanceMessage({ ...parts, mintLink: targetedLinks.mint }),
    cardsDue: {
      firstDay: (identityId) => cards.firstDueDay(identityId),
      run: ({ identityId, onTaken }) =>
        cards.notifyDue((sent) => onTaken?.(stepOfCard(sent, clock.today())), identityId),
    },
  };
}

function stepOfCard({ identityId, last4, topic }: SentCardMessage, today: Temporal.PlainDate) {
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
