import { codeOnly } from "./reading/code-only.ts";
import { importsOf } from "./reading/imports-of.ts";
import { type SourceFile, isCode, isTest } from "./reading/source-file.ts";

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
    .filter((file) => importsQueries(file) || QUERY_CALLS.some((call) => call.test(visible(file.text))))
    .map(
      ({ path }) =>
        `${path}: asks the database itself. Move the query to a *-repository.ts: rules that query cannot be tested without a database, nor their statements counted`,
    );
}

function mayQuery(path: string): boolean {
  return (
    /-(?:repository|tables)\.ts$/.test(path) ||
    path.startsWith("apps/api/platform/database/") ||
    // The job queue's library is handed the driver's tag and makes its own statements with it.
    path.startsWith("apps/api/platform/jobs/") ||
    path.startsWith("apps/api/migrations/") ||
    path.endsWith("drizzle.config.ts")
  );
}

function importsQueries(file: SourceFile): boolean {
  return importsOf(file).some(
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
