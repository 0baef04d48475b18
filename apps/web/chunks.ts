const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|zustand|cookie)\//;
const FIRST_SCRIPT = /apps\/web\/app\/main\.tsx$/;

/** How the paths of small parts begin that most pages but the first one need. */
const PARTS = [
  "apps/web/content/content-link",
  "apps/web/flows/engine/continue-",
  "apps/web/flows/engine/follow-",
  "apps/web/flows/engine/save-",
  "apps/web/flows/engine/resume-",
  "apps/web/forms/field-problems",
  "apps/web/forms/track-lookup",
  "apps/web/forms/use-heading-focus",
  "apps/web/forms/use-refuse",
  "apps/web/forms/use-single-flight",
  "apps/web/i18n/format-plan-name",
  "apps/web/platform/random-key",
  "apps/web/platform/use-draft",
  "apps/web/pricing/format-",
  "apps/web/ui/surface/",
  "packages/domain/src/identity/email.",
  "packages/domain/src/identity/plain-digits.",
  "packages/services/src/accounts/history-span",
  "packages/services/src/billing/load-billing-details",
  "packages/services/src/outcomes/ask.",
  "packages/services/src/outcomes/card-refusal",
  "packages/services/src/outcomes/refusal-code",
  "packages/services/src/purchase-drafts/",
];

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether the first script needs a module before it can draw, and not only once something asks for it. */
function isNeededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (FIRST_SCRIPT.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((by) => isNeededAtOnce(by, graph, seen)) ?? false;
}

/**
 * What every visit needs is one chunk that changes with its libraries only, and one of our own: left alone,
 * the first page comes in 25 pieces, which compress 4 KB worse. Pages and forms stay apart.
 */
export const CHUNKS = [
  { name: "framework", test: FRAMEWORK, priority: 2 },
  {
    // The first script stays by itself: inside a group nobody would start it.
    name: (id: string, graph: ModuleGraph) =>
      !FIRST_SCRIPT.test(id) && isNeededAtOnce(id, graph) ? "first-page" : null,
    priority: 1,
  },
  // Small parts of most other pages in one file: the first page names every file that a later one is made of.
  { name: "parts", test: (id: string) => PARTS.some((part) => id.includes(part)), priority: 0 },
];

/** Parts of that list that no module is at. */
export function missingParts(modules: readonly string[]): string[] {
  return PARTS.filter((part) => !modules.some((id) => id.includes(part)));
}

const FIRST = ["base", "base.css", "framework", "first-page"];

/** The first page lists the files of all others, so only the few that are looked for here keep their names. */
export function builtName(names: readonly string[], ending: string): string {
  return names.some((name) => FIRST.includes(name))
    ? `assets/[name]-[hash]${ending}`
    : `assets/[hash]${ending}`;
}
