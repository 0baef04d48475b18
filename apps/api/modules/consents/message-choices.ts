import type { MessageChoices } from "@skywave/contract";
import { wantsOffers } from "@skywave/domain/consents/consent";
import { type Locale, localesOf } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { ConsentLedger } from "./consent-ledger.ts";
import type { ConsentSubject } from "./consents-repository.ts";

/** What is known of people elsewhere: the language we write to them in. */
export interface People {
  find: (identityId: string) => Promise<{ language: Locale } | undefined>;
  setLanguage: (identityId: string, language: Locale, at: Temporal.Instant) => Promise<void>;
}

/** What people want to hear from us beyond what belongs to their plan. */
export function createMessageChoices(dependencies: {
  consents: Pick<ConsentLedger, "stateNow" | "record">;
  people: People;
  database: Database;
  clock: Clock;
}) {
  const { consents, people, database, clock } = dependencies;
  const subjectOf = (identityId: string): ConsentSubject => ({
    subjectKind: "identity",
    subject: identityId,
  });

  const read = async (identityId: string): Promise<Outcome<MessageChoices>> => {
    const person = await people.find(identityId);
    if (person === undefined) return refuse("UNAUTHORIZED");
    const state = await consents.stateNow(subjectOf(identityId));
    return done({
      offersByMail: wantsOffers(state, "mail"),
      offersByText: wantsOffers(state, "text"),
      language: person.language,
    });
  };

  return {
    read,

    /** Writes down what differs from what was said before; the same again adds nothing. */
    change: async (
      { identityId, country }: PersonCaller,
      wanted: MessageChoices,
    ): Promise<Outcome<MessageChoices>> => {
      const { language } = wanted;
      if (!localesOf(country).includes(language)) {
        return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "language", code: "unknown" }] });
      }
      return database.inTransaction(async () => {
        const before = await read(identityId);
        if (!before.ok) return before;
        const said = { source: "account", reference: randomId("msg"), language, country } as const;
        const changes = [
          { topic: "OffersByMail" as const, was: before.data.offersByMail, isGranted: wanted.offersByMail },
          { topic: "OffersByText" as const, was: before.data.offersByText, isGranted: wanted.offersByText },
        ].filter(({ was, isGranted }) => was !== isGranted);
        await consents.record(
          subjectOf(identityId),
          changes.map(({ topic, isGranted }) => ({ ...said, topic, isGranted })),
        );
        await people.setLanguage(identityId, language, clock.now());
        return done(wanted);
      });
    },
  };
}
