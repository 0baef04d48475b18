import { codeOnly } from "./code-only.ts";
import { importsOf } from "./imports-of.ts";
import { type SourceFile, isCode, isTest } from "./source-file.ts";

const QUERY_CALLS = [
  /\bsql(?:<[^>]*>)?`/,
  /\.select\([^;]*?\)\s*\.from\(/,
  /\.insert\([\w.]+\)\s*\.(?:values|select)\(/,
  /\.update\([\w.]+\)\s*\.set\(/,
  /\.delete\([\w.]+\)\s*\.where\(/,
];

/** Only repositories talk to the database. */
export function checkSql(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("apps/api/") && isCode(path) && !isTest(path) && !mayQuery(path))
    .filter(({ text }) => importsQueries(text) || QUERY_CALLS.some((call) => call.test(visible(text))))
    .map(
      ({ path }) =>
        `${path}: asks the database itself. Move the query to a *-repository.ts: rules that query cannot be tested without a database, nor their statements counted`,
    );
}

function mayQuery(path: string): boolean {
  return (
    /-(?:repository|tables)\.ts$/.test(path) ||
    path.startsWith("apps/api/platform/database/") ||
    path.startsWith("apps/api/migrations/") ||
    path.endsWith("drizzle.config.ts")
  );
}

function importsQueries(text: string): boolean {
  return importsOf(text).some(
    ({ specifier, isTypeOnly }) => !isTypeOnly && /^(?:drizzle-orm|pg)(?:\/|$)/.test(specifier),
  );
}

// The tag before a template is code, but the template's backquote is blanked with its text.
function visible(text: string): string {
  const code = codeOnly(text);
  return code.replaceAll(/\bsql(?:<[^>]*>)? /g, (found, offset: number) =>
    text.charAt(offset + found.length - 1) === "`" ? `${found.slice(0, -1)}\`` : found,
  );
}
