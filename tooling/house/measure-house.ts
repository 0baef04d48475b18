import { doorsOf } from "../checks/parsers/shape/door-factories.ts";
import { folderCycles } from "../checks/parsers/shape/folder-cycles.ts";
import { foldersOfOne } from "../checks/parsers/shape/folders-of-one.ts";
import { importGraph } from "../checks/parsers/shape/import-graph.ts";
import { importsOf } from "../checks/parsers/imports-of.ts";
import { countLeftovers } from "../checks/parsers/shape/leftovers.ts";
import { type SourceFile, isCode, isTest, workspaceOf } from "../checks/parsers/source-file.ts";

/** How an app or a package is built, in numbers; tests are not counted. */
export interface HouseRow {
  workspace: string;
  files: number;
  medianLines: number;
  importsPerFile: number;
  /** Of all files, those that exactly one other file needs: 0.16 is 16 %. */
  singleImporterShare: number;
  foldersOfOneFile: number;
  /** Imports that begin with `../../../`. */
  climbingImports: number;
  foldersInCycles: number;
  cycles: number;
}

export interface House {
  rows: HouseRow[];
  /** Lines that only put the API's rooms together. */
  linesOfWiring: number;
  doors: { door: string; exports: number; factories: number }[];
  /** What is still against the rules of shape, by rule. */
  leftovers: Readonly<Record<string, number>>;
}

const WIRING = /^apps\/api\/(?:app|build)\.ts$/;

/** What the files say about themselves, without a word of judgement. */
export function measureHouse(files: readonly SourceFile[]): House {
  const counted = files.filter(
    ({ path }) =>
      /^(?:apps|packages)\//.test(path) && isCode(path) && !isTest(path) && !path.includes("/migrations/"),
  );
  const importers = importersOf(files);
  const cycles = folderCycles(files);
  const workspaces = [...new Set(counted.map(({ path }) => workspaceOf(path)))].toSorted();
  return {
    rows: workspaces.map((workspace) => {
      const own = counted.filter(({ path }) => workspaceOf(path) === workspace);
      const specifiers = own.flatMap((file) => importsOf(file).map(({ specifier }) => specifier));
      const circles = cycles.filter(([folder = ""]) => workspaceOf(`${folder}/`) === workspace);
      return {
        workspace,
        files: own.length,
        medianLines: medianOf(own.map(linesOf)),
        importsPerFile: specifiers.length / own.length,
        singleImporterShare: own.filter(({ path }) => importers.get(path)?.size === 1).length / own.length,
        foldersOfOneFile: foldersOfOne(files).filter((folder) => workspaceOf(`${folder}/`) === workspace)
          .length,
        climbingImports: specifiers.filter((specifier) => specifier.startsWith("../../../")).length,
        foldersInCycles: circles.flat().length,
        cycles: circles.length,
      };
    }),
    linesOfWiring: counted
      .filter(({ path }) => WIRING.test(path))
      .reduce((sum, file) => sum + linesOf(file), 0),
    doors: doorsOf(files).map(({ room, exports, factories }) => ({
      door: room,
      exports: exports.length,
      factories: factories.length,
    })),
    leftovers: Object.fromEntries(
      Object.entries(countLeftovers(files)).map(([rule, places]) => [
        rule,
        Object.values(places).reduce((sum, count) => sum + count, 0),
      ]),
    ),
  };
}

function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of importGraph(files))
    importers.set(to, (importers.get(to) ?? new Set()).add(from));
  return importers;
}

function linesOf({ text }: SourceFile): number {
  return text.split("\n").length - 1;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
