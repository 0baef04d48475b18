import type { Node, ObjectExpression } from "oxc-parser";
import { exportsOf } from "../exports-of.ts";
import { keyOf, lastNameOf, nodesIn, propertyOf, stringOf, valueOf } from "../nodes.ts";
import { visitFile } from "../parsed-file.ts";
import type { SourceFile } from "../source-file.ts";
import { resolveImport } from "./reach.ts";

/** A row of the route table that shows something of its own. */
export interface ShownRow {
  path: string;
  flag: string | undefined;
  guard: string | undefined;
  /** Dictionaries that are loaded with it. */
  dictionaries: readonly string[];
  /** The flow that takes its place where its own doesn't fit. */
  otherwise: string | undefined;
  shows: { kind: "flow"; flow: string } | { kind: "page"; file: string };
}

const TABLE = /^apps\/web\/app\/routes\/(?:[\w-]+\/)?[\w-]+-rows\.ts$/;
const PATHS = /^apps\/web\/app\/paths\/[\w-]+\.ts$/;

/** The rows of flows and pages, as the table's files write them. */
export function readRows(sources: ReadonlyMap<string, SourceFile>): ShownRow[] {
  const all = [...sources.values()];
  const tables = all.filter(({ path }) => TABLE.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const shared = all.filter(({ path }) => PATHS.test(path)).flatMap(pathsIn);
  return tables.flatMap((table) => {
    // A table may have addresses of its own, which no other page links to.
    const paths = new Map([...shared, ...pathsIn(table)]);
    return rowsOf(table).flatMap((row) => readRow(row, { table, paths, sources }));
  });
}

interface Table {
  table: SourceFile;
  paths: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, SourceFile>;
}

function rowsOf(table: SourceFile): ObjectExpression[] {
  const rows: ObjectExpression[] = [];
  visitFile(table, {
    VariableDeclarator({ init }) {
      const list = valueOf(init);
      if (list?.type !== "ArrayExpression") return;
      for (const row of list.elements) if (row?.type === "ObjectExpression") rows.push(row);
    },
  });
  return rows;
}

function readRow(row: ObjectExpression, table: Table): ShownRow[] {
  const kind = stringOf(propertyOf(row, "kind"));
  if (kind !== "flow" && kind !== "page") return [];
  const flow = stringOf(propertyOf(row, "flow"));
  const flag = propertyOf(row, "flag");
  const match = propertyOf(row, "match");
  return [
    {
      path: textOf(propertyOf(row, "path"), table.paths),
      flag: flag?.type === "ObjectExpression" ? stringOf(propertyOf(flag, "name")) : undefined,
      guard: stringOf(propertyOf(row, "guard")),
      dictionaries: stringsOf(propertyOf(row, "dictionary")),
      otherwise: match?.type === "ObjectExpression" ? stringOf(propertyOf(match, "otherwise")) : undefined,
      shows: flow === undefined ? { kind: "page", file: pageFileOf(row, table) } : { kind: "flow", flow },
    },
  ];
}

/** One text, or a list of them. */
function stringsOf(node: Node | undefined): string[] {
  return node === undefined ? [] : nodesIn(node).flatMap((part) => stringOf(part) ?? []);
}

/** An address, written out, by its name or put together from both. */
function textOf(node: Node | undefined, paths: ReadonlyMap<string, string>): string {
  if (node?.type === "TemplateLiteral")
    return node.quasis
      .map(
        ({ value }, index) =>
          value.raw + (index in node.expressions ? textOf(node.expressions[index], paths) : ""),
      )
      .join("");
  const name = (node && lastNameOf(node)) ?? "";
  const text = stringOf(node) ?? paths.get(name);
  if (text === undefined) throw new Error(`no list of paths says what the route table calls ${name}`);
  return text;
}

/** Pages come one by one, or several from one file that hands them on. */
function pageFileOf(row: ObjectExpression, { table, sources }: Table): string {
  const page = propertyOf(row, "page");
  const taken = (page === undefined ? [] : nodesIn(page)).find(
    (node) =>
      node.type === "MemberExpression" && nodesIn(node.object).some(({ type }) => type === "AwaitExpression"),
  );
  const name = taken && lastNameOf(taken);
  const specifier = page && (importedIn(page) ?? importedBy(page, table));
  if (specifier === undefined || name === undefined)
    throw new Error(`The page of a row can't be read:\n${table.text.slice(row.start, row.end)}`);
  const file = resolveImport(specifier, table.path);
  const pages = sources.get(file);
  const handedOn = (pages === undefined ? [] : exportsOf(pages)).find((one) => one.name === name)?.from;
  return handedOn === undefined ? file : resolveImport(handedOn, file);
}

function importedIn(node: Node): string | undefined {
  const found = nodesIn(node).find(({ type }) => type === "ImportExpression");
  return found?.type === "ImportExpression" ? stringOf(found.source) : undefined;
}

/** By a function of the table that fetches the file. */
function importedBy(page: Node, table: SourceFile): string | undefined {
  const names = new Set(
    nodesIn(page).flatMap((node) => (node.type === "CallExpression" ? lastNameOf(node.callee) : [])),
  );
  let found: string | undefined;
  visitFile(table, {
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && names.has(id.name) && init !== null) found ??= importedIn(init);
    },
  });
  return found;
}

function pathsIn(file: SourceFile): [name: string, path: string][] {
  const paths: [string, string][] = [];
  const take = (name: string | undefined, value: Node | null | undefined) => {
    const path = stringOf(valueOf(value));
    if (name !== undefined && path !== undefined) paths.push([name, path]);
  };
  visitFile(file, {
    VariableDeclarator({ id, init }) {
      const value = valueOf(init);
      take(lastNameOf(id), value);
      if (value?.type === "ObjectExpression")
        for (const one of value.properties) if (one.type === "Property") take(keyOf(one.key), one.value);
    },
  });
  return paths;
}
