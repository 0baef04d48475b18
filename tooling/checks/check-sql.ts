import type { CallExpression } from "oxc-parser";
import { importsOf } from "./parsers/imports-of.ts";
import { visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";

/** Calls that make a statement only together with the one that follows them. */
const NEXT_CALLS: ReadonlyMap<string, readonly string[]> = new Map([
  ["select", ["from"]],
  ["insert", ["values", "select"]],
  ["update", ["set"]],
  ["delete", ["where"]],
]);

/** Only repositories talk to the database. */
export function checkSql(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("apps/api/") && isCode(path) && !isTest(path) && !mayQuery(path))
    .filter((file) => importsQueries(file) || asksItself(file))
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

function asksItself(file: SourceFile): boolean {
  let isAsking = false;
  visitFile(file, {
    TaggedTemplateExpression({ tag }) {
      if (tag.type === "Identifier" && tag.name === "sql") isAsking = true;
    },
    CallExpression(call) {
      const before = callee(call)?.object;
      if (before?.type !== "CallExpression") return;
      const first = callee(before)?.name ?? "";
      if (NEXT_CALLS.get(first)?.includes(callee(call)?.name ?? "")) isAsking = true;
    },
  });
  return isAsking;
}

function callee({ callee: called }: CallExpression) {
  if (called.type !== "MemberExpression" || called.property.type !== "Identifier") return undefined;
  return { object: called.object, name: called.property.name };
}
