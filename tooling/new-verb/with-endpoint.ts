import { type ObjectExpression, parseSync } from "oxc-parser";
import { posix } from "node:path";
import { keyOf, valueOf } from "../checks/parsers/nodes.ts";
import type { VerbNames } from "./verb-names.ts";

const TABLE = "packages/contract/src/endpoint-table.ts";

/** What reads a file of the project by its path. */
type Read = (path: string) => string;

/** The file that lists the calls of a domain, and its text with one more call in it. */
export function withEndpoint(
  read: Read,
  { domain, verbCamel }: VerbNames,
  contract: string,
): { path: string; text: string } {
  const { path, list } = listOf(domain, read);
  const text = read(path);
  const from = posix.relative(posix.dirname(path), contract);
  const line = `import { ${verbCamel} } from "${from.startsWith(".") ? from : `./${from}`}";\n`;
  const last = list.properties.at(-1);
  const end = last?.end ?? list.start + 1;
  const isOnLines = text.slice(end, list.end).includes("\n");
  const indent = isOnLines ? /[ \t]*$/.exec(text.slice(0, last?.start))?.[0] : undefined;
  const call = indent === undefined ? `, ${verbCamel}` : `,\n${indent}${verbCamel}`;
  const imports = importsEnd(text, path);
  return { path, text: text.slice(0, imports) + line + text.slice(imports, end) + call + text.slice(end) };
}

/** The domains' calls stand in the table, or in a file of their own that it names. */
function listOf(domain: string, read: Read): { path: string; list: ObjectExpression } {
  const table = objectIn(read, TABLE, "endpointTable");
  for (const property of table.properties) {
    if (property.type !== "Property" || keyOf(property.key) !== domain) continue;
    if (property.value.type === "ObjectExpression") return { path: TABLE, list: property.value };
    const path = importOf(domain, read);
    return { path, list: objectIn(read, path, domain) };
  }
  throw new Error(`${TABLE} has no domain ${domain}; the table of areas names one that is not on the wire`);
}

function objectIn(read: Read, path: string, name: string): ObjectExpression {
  for (const statement of parseSync(path, read(path)).program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      const value = valueOf(init);
      if (id.type === "Identifier" && id.name === name && value?.type === "ObjectExpression") return value;
    }
  }
  throw new Error(`${path} has no list of calls called ${name}`);
}

function importOf(name: string, read: Read): string {
  for (const statement of parseSync(TABLE, read(TABLE)).program.body)
    if (
      statement.type === "ImportDeclaration" &&
      statement.specifiers.some(({ local }) => local.name === name)
    )
      return posix.join(posix.dirname(TABLE), statement.source.value);
  throw new Error(`${TABLE} does not say where the calls of ${name} come from`);
}

function importsEnd(text: string, path: string): number {
  const last = parseSync(path, text).program.body.findLast(({ type }) => type === "ImportDeclaration");
  return last === undefined ? 0 : last.end + 1;
}
