import { createHash } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { LIVE } from "../catalogue-tables.ts";
import { brandDocument } from "../document/brand-document.ts";
import type { CatalogueDocument } from "../document/catalogue-document.ts";
import { digestOf } from "../document/digest-of.ts";
import { type EntryRow, makeRows } from "../document/make-rows.ts";
import type { Edition, EditionsRepository } from "./editions-repository.ts";
import type { ImportedEntriesRepository, KnownEntry } from "./imported-entries-repository.ts";

/** What an import made of the catalogue. */
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
  entries,
  clock,
  onChange,
}: {
  editions: Pick<EditionsRepository, "inTurn" | "find" | "findHead" | "save">;
  entries: ImportedEntriesRepository;
  clock: Pick<Clock, "realNow">;
  /** What this node remembers of the catalogue is old. */
  onChange(): void;
}): ImportCatalogue {
  const replace = async (document: CatalogueDocument, origin: Edition["origin"]) => {
    const now = clock.realNow();
    const digest = digestOfDocument(document);
    const head = await editions.findHead(LIVE);
    const counts = await writeEntries(entries, document, { edition: LIVE, now });
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
      return { version: 1, ...live.editorial, entries: await entries.listSources(LIVE) };
    },
  };
}

/** Writes what differs from what is there. */
export async function writeEntries(
  entries: ImportedEntriesRepository,
  document: CatalogueDocument,
  { edition, now }: { edition: string; now: Temporal.Instant },
): Promise<Omit<ImportCounts, "version"> & { isNothing: boolean }> {
  const known = new Map((await entries.listKnown(edition)).map((entry) => [nameOf(entry), entry]));
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const moved: KnownEntry[] = [];
  let rows: EntryRow[] = [];
  const write = async () => {
    await entries.write(rows.map((row) => ({ ...row, edition, addedAt: now })));
    rows = [];
  };
  for (const row of makeRows(document)) {
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
  await entries.move(edition, moved);
  const gone = [...known.values()].filter(({ isRetired }) => !isRetired);
  await entries.retire(edition, gone, now);
  const isNothing = counts.added + counts.changed + gone.length + moved.length === 0;
  return { ...counts, gone: gone.length, isNothing };
}

export function editorialOf({ version: _version, entries: _entries, ...editorial }: CatalogueDocument) {
  return editorial;
}

/** Of all that a file says, and of how it is stored by this release. */
export function digestOfDocument(document: CatalogueDocument): string {
  const hash = createHash("sha256").update(digestOf(editorialOf(document)));
  for (const { digest, position } of makeRows(document)) hash.update(`${digest} ${position}`);
  return hash.digest("base64url");
}

function nameOf({ entityType, entityId }: Pick<KnownEntry, "entityType" | "entityId">): string {
  return `${entityType}/${entityId}`;
}
