import type { Clock } from "#platform/clock.ts";
import { LIVE } from "../catalogue-tables.ts";
import type { Editorial } from "../document/catalogue-document.ts";
import type { EditionsRepository } from "./editions-repository.ts";

/** So long another node may go on with what was before an import. */
const LOOKS_AGAIN_AFTER = { seconds: 2 };

/** Of an edition all but its entries, and its version. */
export interface RememberedEditorial {
  version: number;
  editorial: Editorial;
}

export interface RememberEditorial {
  /** Of the catalogue that everybody sees from memory, as long as it is what the database has. */
  read(edition: string): Promise<RememberedEditorial>;
  forget(): void;
}

/** Pages and containers of the catalogue, in the memory of a node. */
export function createRememberEditorial(
  editions: Pick<EditionsRepository, "find" | "findHead">,
  clock: Pick<Clock, "realNow">,
): RememberEditorial {
  let known: (RememberedEditorial & { until: Temporal.Instant }) | undefined;
  const readNow = async (edition: string): Promise<RememberedEditorial> => {
    const found = await editions.find(edition);
    if (found === undefined) throw new Error(`there is no edition ${edition} of the catalogue`);
    return { version: found.version, editorial: found.editorial };
  };
  return {
    async read(edition) {
      if (edition !== LIVE) return readNow(edition);
      const now = clock.realNow();
      if (known !== undefined && Temporal.Instant.compare(now, known.until) < 0) return known;
      const before = known;
      const head = before && (await editions.findHead(LIVE));
      const read = before !== undefined && head?.version === before.version ? before : await readNow(LIVE);
      known = { ...read, until: now.add(LOOKS_AGAIN_AFTER) };
      return known;
    },
    forget: () => (known = undefined),
  };
}
