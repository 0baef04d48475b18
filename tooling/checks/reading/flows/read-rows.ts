import type { SourceFile } from "../source-file.ts";
import { resolveImport } from "./reach.ts";

/** A row of the route table that shows something of its own. */
export interface ShownRow {
  path: string;
  flag: string | undefined;
  guard: string | undefined;
  shows: { kind: "flow"; flow: string } | { kind: "page"; file: string };
}

const TABLE = /^apps\/web\/app\/routes\/(?:[\w-]+\/)?[\w-]+-rows\.ts$/;
const PATHS = /^apps\/web\/app\/(?:[\w-]+-)?paths\.ts$/;
const ROW = /^ {2}\{\n([\s\S]*?)^ {2}\},$/gm;

/** The rows of flows and pages, as the table's files write them. */
export function readRows(sources: ReadonlyMap<string, SourceFile>): ShownRow[] {
  const tables = [...sources].filter(([file]) => TABLE.test(file)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const named = [...sources].filter(([file]) => PATHS.test(file)).map(([, { text }]) => text);
  return tables.flatMap(([table, { text }]) => {
    // A table may have addresses of its own, which no other page links to.
    const paths = pathsIn([...named, text].join("\n"));
    return [...text.matchAll(ROW)].flatMap(([, row = ""]) => readRow(row, { text, table, paths, sources }));
  });
}

interface Table {
  text: string;
  table: string;
  paths: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, SourceFile>;
}

function readRow(row: string, table: Table): ShownRow[] {
  const kind = /kind: "(flow|page)"/.exec(row)?.[1];
  const written = /^ {4}path: (.+),$/m.exec(row)?.[1] ?? "";
  if (kind === undefined) return [];
  const path = written
    .replaceAll(/\b[A-Z_]+\b(?!\.)/g, (name) => table.paths.get(name) ?? name)
    .replaceAll(
      /\$\{(?:\w+_)?PATHS\.(\w+)\}|(?:\w+_)?PATHS\.(\w+)/g,
      (_all, inText, alone) => table.paths.get(inText ?? alone) ?? "?",
    )
    .replaceAll(/[`"]/g, "");
  const flow = /\bflow: "(\w+)"/.exec(row)?.[1];
  return [
    {
      path,
      flag: /flag: \{[^}]*name: "(\w+)"/.exec(row)?.[1],
      guard: /guard: "(\w+)"/.exec(row)?.[1],
      shows: flow === undefined ? { kind: "page", file: pageFileOf(row, table) } : { kind: "flow", flow },
    },
  ];
}

/** Pages come one by one, or several from one file that hands them on. */
function pageFileOf(row: string, { text, table, sources }: Table): string {
  const [, alone, shared, name = ""] =
    /page: async \(\) =>\s*\(await (?:import\("([^"]+)"\)|(\w+)\(\))\)\s*\.(\w+)/.exec(row) ?? [];
  const specifier = alone ?? new RegExp(`const ${shared} = \\(\\) => import\\("([^"]+)"\\)`).exec(text)?.[1];
  if (specifier === undefined) throw new Error(`The page of a row can't be read:\n${row}`);
  const file = resolveImport(specifier, table);
  const handedOn = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(
    sources.get(file)?.text ?? "",
  )?.[1];
  return handedOn === undefined ? file : resolveImport(handedOn, file);
}

function pathsIn(text: string): Map<string, string> {
  const written = [
    ...text.matchAll(/^ {2}(\w+):\s*"([^"]*)",$/gm),
    ...text.matchAll(/^const ([A-Z_]+) = "([^"]*)";$/gm),
  ];
  return new Map(written.map(([, name = "", path = ""]) => [name, path]));
}
