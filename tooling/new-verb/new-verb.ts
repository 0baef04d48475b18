import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { LAYER_FOLDERS } from "../checks/parsers/layer-folders.ts";
import { withEndpoint } from "./with-endpoint.ts";
import { folderOfArea, verbNames } from "./verb-names.ts";

/** Writes the files of one verb through all layers; never over a file that is there. */
export function newVerb(root: string, area: string, verb: string): string[] {
  const names = verbNames(area, verb, roomsIn(root));
  const contract = `${folderOfArea(root, "contract", area)}/${verb}.ts`;
  const services = folderOfArea(root, "services", area);
  const room = `${LAYER_FOLDERS.api}/${area}/${verb}`;
  const web = `${folderOfArea(root, "web", area)}/${verb}`;
  const files = Object.entries({
    [contract]: "contract",
    [`${services}/${verb}.ts`]: "service",
    [`${services}/${verb}.test.ts`]: "service-test",
    [`${room}/${verb}.ts`]: "use-case",
    [`${room}/decide-${verb}.ts`]: "decide",
    [`${room}/decide-${verb}.test.ts`]: "decide-test",
    [`${room}/routes.ts`]: "routes",
    [`${room}/${verb}.http.test.ts`]: "http-test",
    [`${web}/use-${verb}.ts`]: "hook",
    [`${web}/use-${verb}.test.tsx`]: "hook-test",
  });
  const taken = files.map(([path]) => path).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Already there, nothing was written: ${taken.join(", ")}`);

  const table = withEndpoint((path) => readFileSync(join(root, path), "utf8"), names, contract);
  const blanks: Record<string, string> = {
    ...names,
    contractRoot: posix.relative(dirname(contract), LAYER_FOLDERS.contract),
    servicesRoot: posix.relative(services, LAYER_FOLDERS.services),
    service: `@skywave/services/${posix.relative(LAYER_FOLDERS.services, services)}/${verb}`,
  };
  for (const [path, template] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), filled(template, blanks));
  }
  writeFileSync(join(root, table.path), table.text);
  return [...files.map(([path]) => path), table.path];
}

function roomsIn(root: string): string[] {
  return readdirSync(join(root, LAYER_FOLDERS.api), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function filled(template: string, blanks: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`templates/${template}.txt`, import.meta.url), "utf8");
  return Object.entries(blanks).reduce(
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
      `Now:
  1. npm run format
  2. give the call its body, answer and refusals in the contract
  3. hand its routes to whatever makes apps/api/modules/${area} (the compiler asks for them), its queries to the room's repository
  4. give its hook a button, with words in all languages
  5. npm run verify`,
    );
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
