export interface Import {
  specifier: string;
  isTypeOnly: boolean;
}

const STATEMENT = /^[ \t]*(?:import|export)\s+(type\s)?([^;"'`]*?\sfrom\s*)?["']([^"'\n]+)["']/gm;
const CALL = /\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;

/** What a file imports or hands on from other files. */
export function importsOf(text: string): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, clause, specifier = ""]) => ({
    specifier,
    isTypeOnly: type !== undefined || isAllTypes(clause ?? ""),
  }));
  const calls = [...text.matchAll(CALL)].map(([, specifier = ""]) => ({ specifier, isTypeOnly: false }));
  return [...statements, ...calls];
}

/** `{ type A, type B } from`: nothing of it is left at run time. */
function isAllTypes(clause: string): boolean {
  const names = /^\s*\{([^}]*)\}/
    .exec(clause)?.[1]
    ?.split(",")
    .filter((name) => name.trim() !== "");
  return names !== undefined && names.length > 0 && names.every((name) => name.trim().startsWith("type "));
}
