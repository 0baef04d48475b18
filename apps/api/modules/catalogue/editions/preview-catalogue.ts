import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { CatalogueDocument } from "../document/catalogue-document.ts";
import type { EditionsRepository } from "./editions-repository.ts";
import type { ImportedRows } from "./imported-rows-repository.ts";
import { digestOfDocument, editorialOf, writeRows } from "./import-catalogue.ts";

/** Long enough for everybody who is asked to have a look. */
const LIVES = { hours: 7 * 24 };
/** Each is a whole catalogue; the oldest make room. */
const MOST_DRAFTS = 10;
/** As `randomSecret` writes them. */
const TOKEN = /^[\w-]{43}$/;

export interface PreviewCatalogue {
  /** Stores a file as a draft. What is handed back is in no table: whoever has it sees the draft until it ends. */
  open(document: CatalogueDocument): Promise<{ token: string; expiresAt: Temporal.Instant }>;
  /** The draft that a token shows; undefined for one that has ended or that nobody was given. */
  findDraft(token: string | undefined): Promise<{ edition: string; expiresAt: Temporal.Instant } | undefined>;
  removeExpired(): Promise<void>;
}

/** Drafts of the catalogue, for those who are to say whether it is good. */
export function createPreviewCatalogue({
  editions,
  rows,
  clock,
}: {
  editions: Pick<EditionsRepository, "inTurn" | "findDraft" | "save" | "removeDrafts">;
  rows: ImportedRows;
  clock: Pick<Clock, "realNow">;
}): PreviewCatalogue {
  return {
    open: async (document) => {
      const token = randomSecret();
      const now = clock.realNow();
      const edition = randomId("draft");
      const expiresAt = now.add(LIVES);
      await editions.inTurn(async () => {
        await editions.save({
          edition,
          version: 1,
          origin: "operator",
          digest: digestOfDocument(document),
          editorial: editorialOf(document),
          changedAt: now,
          tokenDigest: digestOf(token),
          expiresAt,
        });
        await writeRows(rows, document, { edition, now });
        await editions.removeDrafts(now, MOST_DRAFTS);
      });
      return { token, expiresAt };
    },

    findDraft: async (token) =>
      token === undefined || !TOKEN.test(token)
        ? undefined
        : editions.findDraft(digestOf(token), clock.realNow()),

    removeExpired: () => editions.inTurn(() => editions.removeDrafts(clock.realNow(), MOST_DRAFTS)),
  };
}
