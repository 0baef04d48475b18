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

/** Only repositories talk to the database, and what they read as a number is one on both databases. */
export function checkSql(files: readonly SourceFile[]): string[] {
  const code = files.filter(({ path }) => path.startsWith("apps/api/") && isCode(path) && !isTest(path));
  const asking = code
    .filter((file) => !mayQuery(file.path))
    .filter((file) => importsQueries(file) || asksItself(file))
    .map(
      ({ path }) =>
        `${path}: asks the database itself. Move the query to a *-repository.ts: rules that query cannot be tested without a database, nor their statements counted`,
    );
  const claiming = code
    .filter(claimsNumbers)
    .map(
      ({ path }) =>
        `${path}: sql<number> only claims a number. PostgreSQL's driver hands over a bigint as text, and a sum of texts is their chain: write sql\`…\`.mapWith(Number)`,
    );
  return [...asking, ...claiming];
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

function claimsNumbers(file: SourceFile): boolean {
  let isClaiming = false;
  visitFile(file, {
    TaggedTemplateExpression({ tag, typeArguments }) {
      const isSql = tag.type === "Identifier" && tag.name === "sql";
      if (isSql && typeArguments?.params[0]?.type === "TSNumberKeyword") isClaiming = true;
    },
  });
  return isClaiming;
}

function callee({ callee: called }: CallExpression) {
  if (called.type !== "MemberExpression" || called.property.type !== "Identifier") return undefined;
  return { object: called.object, name: called.property.name };
}
