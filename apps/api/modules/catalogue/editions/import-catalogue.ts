import { createHash } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { LIVE } from "../catalogue-tables.ts";
import { brandDocument } from "../document/brand-document.ts";
import type { CatalogueDocument } from "../document/catalogue-document.ts";
import { digestOf } from "../document/digest-of.ts";
import { makeRows } from "../document/make-rows.ts";
import { makeWordRows } from "../document/make-word-rows.ts";
import type { Edition, EditionsRepository } from "./editions-repository.ts";
import type { ImportedRows, ImportedRowsRepository, KnownRow } from "./imported-rows-repository.ts";

/** What an import made of the catalogue; words for episodes and games count like entries. */
export interface ImportCounts {
  added: number;
  changed: number;
  gone: number;
  unchanged: number;
  /** Of the catalogue, from now on. */
  version: number;
}

export interface ImportCatalogue {
  /** Makes the catalogue what a file says. A file that was imported last changes nothing. */
  import(document: CatalogueDocument): Promise<ImportCounts>;
  /** The brand's own catalogue, where no operator has imported another one. */
  importBrand(): Promise<void>;
  /** The catalogue as a file; importing it changes nothing. */
  export(): Promise<CatalogueDocument>;
}

const ROWS_AT_ONCE = 2_000;

/** Brings catalogues in and out. */
export function createImportCatalogue({
  editions,
  rows,
  clock,
  onChange,
}: {
  editions: Pick<EditionsRepository, "inTurn" | "find" | "findHead" | "save">;
  rows: ImportedRows;
  clock: Pick<Clock, "realNow">;
  /** What this node remembers of the catalogue is old. */
  onChange(): void;
}): ImportCatalogue {
  const replace = async (document: CatalogueDocument, origin: Edition["origin"]) => {
    const now = clock.realNow();
    const digest = digestOfDocument(document);
    const head = await editions.findHead(LIVE);
    const counts = await writeRows(rows, document, { edition: LIVE, now });
    const isSame = head?.digest === digest && head.origin === origin;
    const version = (head?.version ?? 0) + (isSame && counts.isNothing ? 0 : 1);
    if (version !== head?.version)
      await editions.save({
        edition: LIVE,
        version,
        origin,
        digest,
        editorial: editorialOf(document),
        changedAt: now,
        tokenDigest: null,
        expiresAt: null,
      });
    const { added, changed, gone, unchanged } = counts;
    return { added, changed, gone, unchanged, version };
  };
  return {
    import: async (document) => {
      const counts = await editions.inTurn(() => replace(document, "operator"));
      onChange();
      return counts;
    },

    importBrand: async () => {
      const document = brandDocument();
      const isBrands = async () => {
        const head = await editions.findHead(LIVE);
        return head?.origin === "operator" || head?.digest === digestOfDocument(document);
      };
      if (await isBrands()) return;
      // Nodes that start at once do it one after the other.
      await editions.inTurn(async () => {
        if (!(await isBrands())) await replace(document, "brand");
      });
      onChange();
    },

    export: async () => {
      const live = await editions.find(LIVE);
      if (live === undefined) throw new Error("there is no catalogue yet");
      const words = await rows.words.listSources(LIVE);
      return {
        version: 1,
        ...live.editorial,
        entries: await rows.entries.listSources(LIVE),
        episodes: words.filter((one) => "show" in one),
        games: words.filter((one) => "id" in one),
      };
    },
  };
}

type Counts = Omit<ImportCounts, "version"> & { isNothing: boolean };

/** Writes what differs from what is there. */
export async function writeRows(
  { entries, words }: ImportedRows,
  document: CatalogueDocument,
  place: { edition: string; now: Temporal.Instant },
): Promise<Counts> {
  const ofEntries = await writeDifference(entries, makeRows(document), place);
  const ofWords = await writeDifference(words, makeWordRows(document), place);
  return {
    added: ofEntries.added + ofWords.added,
    changed: ofEntries.changed + ofWords.changed,
    gone: ofEntries.gone + ofWords.gone,
    unchanged: ofEntries.unchanged + ofWords.unchanged,
    isNothing: ofEntries.isNothing && ofWords.isNothing,
  };
}

async function writeDifference<T extends Omit<KnownRow, "isRetired">>(
  stored: ImportedRowsRepository<T & { edition: string; addedAt: Temporal.Instant }, unknown>,
  made: Iterable<T>,
  { edition, now }: { edition: string; now: Temporal.Instant },
): Promise<Counts> {
  const known = new Map((await stored.listKnown(edition)).map((row) => [nameOf(row), row]));
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const moved: KnownRow[] = [];
  let rows: T[] = [];
  const write = async () => {
    await stored.write(rows.map((row) => ({ ...row, edition, addedAt: now })));
    rows = [];
  };
  for (const row of made) {
    const before = known.get(nameOf(row));
    known.delete(nameOf(row));
    if (before !== undefined && !before.isRetired && before.digest === row.digest) {
      counts.unchanged += 1;
      if (before.position !== row.position) moved.push({ ...before, position: row.position });
      continue;
    }
    counts[before === undefined || before.isRetired ? "added" : "changed"] += 1;
    rows.push(row);
    if (rows.length === ROWS_AT_ONCE) await write();
  }
  await write();
  await stored.move(edition, moved);
  const gone = [...known.values()].filter(({ isRetired }) => !isRetired);
  await stored.retire(edition, gone, now);
  const isNothing = counts.added + counts.changed + gone.length + moved.length === 0;
  if (!isNothing) await stored.settle();
  return { ...counts, gone: gone.length, isNothing };
}

export function editorialOf({
  version: _version,
  entries: _entries,
  episodes: _episodes,
  games: _games,
  ...editorial
}: CatalogueDocument) {
  return editorial;
}

/** Of all that a file says, and of how it is stored by this release. */
export function digestOfDocument(document: CatalogueDocument): string {
  const hash = createHash("sha256").update(digestOf(editorialOf(document)));
  for (const { digest, position } of makeRows(document)) hash.update(`${digest} ${position}`);
  for (const { digest, position } of makeWordRows(document)) hash.update(`${digest} ${position}`);
  return hash.digest("base64url");
}

function nameOf({ entityType, entityId }: Pick<KnownRow, "entityType" | "entityId">): string {
  return `${entityType}/${entityId}`;
}
