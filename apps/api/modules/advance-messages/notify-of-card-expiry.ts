import { ADVANCE_MESSAGE_RULES } from "@skywave/domain/jurisdictions/advance-message-rules";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { ExpiringCard } from "#modules/books/index.ts";
import type { CardExpiriesRepository } from "./card-expiries-repository.ts";
import type { AdvanceMessagesRepository } from "./advance-messages-repository.ts";

const BATCH = 200;

/** Whom an advance message about a card went to. */
export interface SentCardMessage {
  identityId: string;
  last4: string;
  topic: "cardExpiring" | "cardExpired";
}

type OnSent = (sent: SentCardMessage) => void;

/** Notifies people that the card on file ends soon, and once more when it has: once per card and expiry. */
export function createNotifyOfCardExpiry(dependencies: {
  expiries: CardExpiriesRepository;
  advanceMessages: AdvanceMessagesRepository;
  identities: Pick<Identities, "find">;
  database: Database;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
}) {
  const { expiries, advanceMessages, identities, database, jobs, clock } = dependencies;
  const rule = ADVANCE_MESSAGE_RULES.find(({ kind }) => kind === "cardExpiry");
  if (rule === undefined) throw new Error("there is no rule for cards that expire");
  const { earliest: daysAhead } = rule.span;
  let notifiedOn: string | undefined;

  const notify = async (card: ExpiringCard, topic: SentCardMessage["topic"]): Promise<boolean> => {
    const { identityId, id: subjectId, expiresOn: about, last4 } = card;
    return database.inTransaction(async () => {
      const identity = await identities.find(identityId);
      if (identity?.email == null) return false;
      const isNew = await advanceMessages.add({
        identityId,
        subjectId,
        topic,
        about,
        kind: "cardExpiry",
        ruleIds: [rule.id],
        sentOn: clock.today(),
        sentAt: clock.now(),
      });
      if (!isNew) return false;
      crashPoint("advance-message.written");
      await jobs.send("send-message", {
        id: ["advance-message", topic, subjectId, about.toString()].join("."),
        writtenAt: clock.now().toString(),
        to: identity.email,
        channel: "mail",
        locale: identity.language,
        content: { template: "card-advance-message", kind: topic, last4, expiresOn: about.toString() },
      });
      crashPoint("advance-message.queued");
      return true;
    });
  };

  const notifyAll = async (
    topic: SentCardMessage["topic"],
    { onSent, identityId }: { onSent: OnSent; identityId: string | undefined },
  ): Promise<void> => {
    const today = clock.today();
    const days =
      topic === "cardExpired" ? { by: today } : { after: today, by: today.add({ days: daysAhead }) };
    const span = { ...days, identityId };
    for (;;) {
      const cards = await expiries.listUnnotified(topic, { ...span, limit: BATCH });
      for (const card of cards) {
        if (await notify(card, topic)) onSent({ identityId: card.identityId, last4: card.last4, topic });
      }
      if (cards.length < BATCH) return;
    }
  };

  return {
    /** Of everybody it is done once a day: a card that is new that day and about to expire waits for the next. */
    notifyDue: async (onSent: OnSent, identityId?: string): Promise<void> => {
      const today = clock.today().toString();
      if (identityId === undefined && notifiedOn === today) return;
      await notifyAll("cardExpired", { onSent, identityId });
      await notifyAll("cardExpiring", { onSent, identityId });
      if (identityId === undefined) notifiedOn = today;
    },
    /** The next day on which somebody, or one person, is to be told. */
    firstDueDay: async (identityId?: string): Promise<Temporal.PlainDate | undefined> => {
      const ending = await expiries.firstUnnotified("cardExpiring", { after: clock.today(), identityId });
      const days = [
        ending?.subtract({ days: daysAhead }),
        await expiries.firstUnnotified("cardExpired", { identityId }),
      ];
      const [first] = days
        .filter((day) => day !== undefined)
        .toSorted((one, other) => Temporal.PlainDate.compare(one, other));
      return first;
    },
  };
}
