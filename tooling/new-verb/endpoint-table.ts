import type { VerbNames } from "./verb-names.ts";

/** The domains of the endpoint table's source. */
export function domainsOf(source: string): string[] {
  const table = source.slice(source.indexOf("export const endpointTable"));
  return [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = ""]) => name);
}

/** The source of the endpoint table with one more call in it. */
export function withEndpoint(source: string, { domain, verb, verbCamel }: VerbNames): string {
  const line = `import { ${verbCamel} } from "./${domain}/${verb}.ts";\n`;
  const lastImport = source.lastIndexOf("import ");
  const afterImports = source.indexOf("\n", lastImport) + 1;
  const withImport = source.slice(0, afterImports) + line + source.slice(afterImports);
  const room = new RegExp(`(?<=^ {2}${domain}: \\{)[^}]*(?=\\})`, "m");
  return withImport.replace(room, (calls) => {
    const known = calls.trimEnd().replace(/,$/, "");
    return calls.includes("\n") ? `${known},\n    ${verbCamel},\n  ` : `${known}, ${verbCamel} `;
  });
}
