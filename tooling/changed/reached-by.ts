import type { Edge } from "../checks/parsers/shape/import-graph.ts";

/**
 * The files that run something of the changed ones, themselves included: who imports them, and who imports those.
 * Where `stops` says so the way ends, as beyond it everything needs everything.
 */
export function reachedBy(
  changed: readonly string[],
  edges: readonly Edge[],
  stops: (path: string) => boolean,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of edges) {
    if (isTypeOnly) continue;
    const known = importers.get(to);
    if (known === undefined) importers.set(to, [from]);
    else known.push(from);
  }
  const found = new Set(changed);
  const open = [...changed];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (stops(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      open.push(importer);
    }
  }
  return found;
}
