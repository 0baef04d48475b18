import type { ConsentTopic } from "@skywave/domain/consents/consent";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import { bigserial, boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.ts";

/** Words that people were shown, each kept once under its digest. */
export const consentTexts = pgTable("consent_texts", {
  digest: text().primaryKey(),
  text: text().notNull(),
});

/**
 * Who granted or withdrew what, when and where. Rows are added only: the database itself refuses to change or delete
 * them, here and in the texts. They outlive the account, as the law asks; whose they were is known by its id alone.
 */
export const consentLedger = pgTable(
  "consent_ledger",
  {
    /** The order in which things were said. */
    place: bigserial({ mode: "number" }).primaryKey(),
    subjectKind: text().$type<"identity" | "account" | "contact">().notNull(),
    /** The identity's or account's id; of a contact without either, its keyed digest. */
    subject: text().notNull(),
    topic: text().$type<ConsentTopic>().notNull(),
    isGranted: boolean().notNull(),
    /** Null where the words were not ours to show, such as a signal of the browser. */
    textDigest: text(),
    version: text(),
    language: text().$type<Locale>(),
    country: text().$type<Country>(),
    recordedAt: instant().notNull(),
    source: text()
      .$type<
        | "account"
        | "order"
        | "consentGroup"
        | "globalPrivacyControl"
        | "request"
        | "webForm"
        | "textMessage"
        | "mailLink"
      >()
      .notNull(),
    /** What it was said with: said again, it is the same. */
    reference: text().notNull(),
  },
  (table) => [
    index("consent_ledger_now").on(table.subjectKind, table.subject, table.topic, table.place),
    uniqueIndex("consent_ledger_recorded_once").on(table.source, table.reference, table.topic),
  ],
);
