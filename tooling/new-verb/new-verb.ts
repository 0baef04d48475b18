import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { domainsOf, withEndpoint } from "./endpoint-table.ts";
import { type VerbNames, verbNames } from "./verb-names.ts";

const TABLE = "packages/contract/src/endpoint-table.ts";

/** Writes the files of one verb through all layers; never over a file that is there. */
export function newVerb(root: string, area: string, verb: string): string[] {
  const table = readFileSync(join(root, TABLE), "utf8");
  const names = verbNames(area, verb, domainsOf(table));
  const files = Object.entries(filesOf(names));
  const taken = files.map(([path]) => path).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Already there, nothing was written: ${taken.join(", ")}`);
  for (const [path, template] of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, filled(template, names));
  }
  writeFileSync(join(root, TABLE), withEndpoint(table, names));
  return [...files.map(([path]) => path), TABLE];
}

function filesOf({ area, domain, verb }: VerbNames): Record<string, string> {
  const useCase = `apps/api/modules/${area}/${verb}`;
  return {
    [`packages/contract/src/${domain}/${verb}.ts`]: "contract",
    [`packages/services/src/${area}/${verb}.ts`]: "service",
    [`packages/services/src/${area}/${verb}.test.ts`]: "service-test",
    [`${useCase}/${verb}.ts`]: "use-case",
    [`${useCase}/decide-${verb}.ts`]: "decide",
    [`${useCase}/decide-${verb}.test.ts`]: "decide-test",
  };
}

function filled(template: string, names: VerbNames): string {
  const text = readFileSync(new URL(`templates/${template}.txt`, import.meta.url), "utf8");
  return Object.entries(names).reduce(
    (filledSoFar, [name, value]) => filledSoFar.replaceAll(`{{${name}}}`, value),
    text,
  );
}

if (import.meta.main) {
  const [area, verb] = process.argv.slice(2);
  if (area === undefined || verb === undefined) {
    console.error("Say where and what:  npm run new:verb -- orders archive-order");
    process.exit(1);
  }
  try {
    const written = newVerb(fileURLToPath(new URL("../..", import.meta.url)), area, verb);
    console.log(`Written:\n  ${written.join("\n  ")}\n`);
    console.log(
      `Now:\n  1. give the call its body, answer and refusals in the contract\n  2. hand its use case to apps/api/modules/${area}/routes.ts (the compiler asks for it)\n  3. query in the module's repository\n  4. npm run verify`,
    );
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
