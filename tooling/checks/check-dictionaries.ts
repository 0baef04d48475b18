import type { Node, TSTypeParameterInstantiation } from "oxc-parser";
import { readRows, type ShownRow } from "./parsers/flows/read-rows.ts";
import { readFlow } from "./parsers/flows/read-steps.ts";
import { nodesIn, stringOf } from "./parsers/nodes.ts";
import { visitFile } from "./parsers/parsed-file.ts";
import { importGraph } from "./parsers/shape/import-graph.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";

const WEB = "apps/web/";
const DECLARES = new Set(["Translator", "KeyOf", "PluralKeyOf"]);

type Sources = ReadonlyMap<string, SourceFile>;
/** What each file imports to run, at once or later. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * A page loads every dictionary whose texts it can show. The types say which dictionaries a file shows
 * (`useTranslate<"bills">()`); the route table says which ones come with a page; this follows the imports between them.
 */
export function checkDictionaries(files: readonly SourceFile[]): string[] {
  const sources = new Map(
    files.filter(({ path }) => isCode(path) && !isTest(path)).map((file) => [file.path, file]),
  );
  const imports = importsOfWeb(files);
  const shown = new Map(webFiles(sources).map((file) => [file.path, dictionariesShownBy(file)]));
  const loaded = new Map(webFiles(sources).map((file) => [file.path, dictionariesLoadedBy(file)]));
  const names = new Set([...shown.values()].flat());
  return readRows(sources).flatMap((row) =>
    [...names]
      .filter((name) => !row.dictionaries.includes(name))
      .flatMap((name) => {
        const isLoadedBy = (path: string) => loaded.get(path)?.includes(name) ?? false;
        const shower = reach(screensOf(row, sources), imports, isLoadedBy).find((path) =>
          shown.get(path)?.includes(name),
        );
        if (shower === undefined) return [];
        return `${shower}: shows texts of "${name}", which the page /${row.path} does not load; name it in the page's row, or move the texts to a dictionary that every page has`;
      }),
  );
}

function webFiles(sources: Sources): SourceFile[] {
  return [...sources.values()].filter(({ path }) => path.startsWith(WEB));
}

function importsOfWeb(files: readonly SourceFile[]): Imports {
  const imports = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of importGraph(files))
    if (!isTypeOnly && to.startsWith(WEB)) imports.set(from, [...(imports.get(from) ?? []), to]);
  return imports;
}

function screensOf({ shows, otherwise }: ShownRow, sources: Sources): string[] {
  if (shows.kind === "page") return [shows.file];
  return [shows.flow, ...(otherwise === undefined ? [] : [otherwise])].flatMap((flow) =>
    readFlow(flow, sources).steps.flatMap(({ screens }) => screens),
  );
}

/** The files behind some others; not beyond one that sees to the texts itself. */
function reach(entries: readonly string[], imports: Imports, isEnd: (path: string) => boolean): string[] {
  const found = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || isEnd(path)) continue;
    found.add(path);
    open.push(...(imports.get(path) ?? []));
  }
  return [...found];
}

/** `"bills"` of `useTranslate<"bills">()`, `Translator<"bills">` and their like. */
function dictionariesShownBy(file: SourceFile): string[] {
  const names: string[] = [];
  const take = (given: TSTypeParameterInstantiation | null | undefined) => {
    if (given !== null && given !== undefined) names.push(...textsIn(given));
  };
  visitFile(file, {
    TSTypeReference({ typeName, typeArguments }) {
      if (typeName.type === "Identifier" && DECLARES.has(typeName.name)) take(typeArguments);
    },
    CallExpression({ callee, typeArguments }) {
      if (callee.type === "Identifier" && callee.name === "useTranslate") take(typeArguments);
    },
  });
  return names;
}

/** `"bills"` of `loadPageDictionaries(skywave, ["bills"], locale)`. */
function dictionariesLoadedBy(file: SourceFile): string[] {
  const names: string[] = [];
  visitFile(file, {
    CallExpression({ callee, arguments: given }) {
      if (callee.type === "Identifier" && callee.name === "loadPageDictionaries")
        names.push(...given.flatMap(textsIn));
    },
  });
  return names;
}

function textsIn(node: Node): string[] {
  return nodesIn(node).flatMap((part) => stringOf(part) ?? []);
}
