import { type ConsentState, type MarketingChannel, mayMarketTo } from "@skywave/domain/consents/consent";
import type { Clock } from "#platform/clock.ts";
import { digestOf, type Secrets } from "#platform/security/secrets.ts";
import type { ConsentEntry, ConsentsRepository, ConsentSubject } from "./consents-repository.ts";

/** Something that somebody said yes or no to; what is not known of it is left out. */
export type Consent = Pick<ConsentEntry, "topic" | "isGranted" | "source" | "reference"> &
  Partial<Pick<ConsentEntry, "version" | "language" | "country">> & {
    /** The words they were shown. */
    text?: string;
  };

export interface ConsentLedger {
  /** Somebody without an account, known by an address or number of theirs, which is not kept. */
  contactSubject(contact: string): ConsentSubject;
  stateNow(subject: ConsentSubject): Promise<ConsentState>;
  /** Adds to the ledger; joins the transaction of what it was said with. */
  record(subject: ConsentSubject, consents: readonly Consent[]): Promise<void>;
  /** Whether marketing may go to an address, whose owner may be known. */
  mayMarketTo(to: {
    contact: string;
    identityId: string | undefined;
    channel: MarketingChannel;
  }): Promise<boolean>;
}

/** The one place where consents are written down and asked for. */
export function createConsentLedger(dependencies: {
  repository: ConsentsRepository;
  secrets: Secrets;
  clock: Clock;
}): ConsentLedger {
  const { repository, secrets, clock } = dependencies;

  const stateNow = async (subject: ConsentSubject): Promise<ConsentState> => {
    const rows = await repository.listLatest(subject);
    return Object.fromEntries(rows.map(({ topic, isGranted }) => [topic, isGranted]));
  };

  /** Somebody without an account, known by an address or number of theirs, which is not kept. */
  const contactSubject = (contact: string): ConsentSubject => ({
    subjectKind: "contact",
    subject: secrets.sign("consent-contact", contact.trim().toLowerCase()),
  });

  return {
    contactSubject,
    stateNow,

    record: async (subject, consents) => {
      const texts = new Set(consents.map(({ text }) => text).filter((text) => text !== undefined));
      for (const text of texts) await repository.addText(digestOf(text), text);
      const recordedAt = clock.now();
      await repository.add(
        consents.map(({ text, version = null, language = null, country = null, ...said }) => ({
          ...subject,
          ...said,
          version,
          language,
          country,
          textDigest: text === undefined ? null : digestOf(text),
          recordedAt,
        })),
      );
    },

    mayMarketTo: async (to) => {
      const { contact, identityId, channel } = to;
      const states = [await stateNow(contactSubject(contact))];
      if (identityId !== undefined)
        states.push(await stateNow({ subjectKind: "identity", subject: identityId }));
      return mayMarketTo(states, channel);
    },
  };
}
