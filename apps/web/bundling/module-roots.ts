/** What the bundler knows of its modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** The modules that are asked for by themselves, at the start or later, and cannot run without this one. */
export function rootsOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>([id]);
  const roots: string[] = [];
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(each);
    for (const importer of info.importers) seen.add(importer);
  }
  return roots;
}
