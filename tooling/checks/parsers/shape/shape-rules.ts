import { roomOf } from "../resolve-path.ts";
import { type SourceFile, workspaceOf } from "../source-file.ts";
import { doorsOf } from "./door-factories.ts";
import { tablesThroughDoors } from "./door-tables.ts";
import { factoryTypes } from "./factory-types.ts";
import { folderCycles } from "./folder-cycles.ts";
import { foldersOfOne } from "./folders-of-one.ts";

/** A rule that came when there was much against it, and that is counted until nothing is. */
export interface ShapeRule {
  name: string;
  /** What is wrong with each of them. */
  why: string;
  /** Each thing that is against it, by the place that it is in: a room, or an app or a package. */
  places(files: readonly SourceFile[]): string[];
}

export const SHAPE_RULES: readonly ShapeRule[] = [
  {
    name: "folders in cycles",
    why: "folders that need values from each other: none can be understood, moved or tested by itself",
    places: (files) =>
      folderCycles(files)
        .flat()
        .map((folder) => placeOf(`${folder}/`)),
  },
  {
    name: "types of factories",
    why: "uses of ReturnType<typeof create…>: nobody can read what is handed over, nor hand over anything else. Give the type a name",
    places: (files) => factoryTypes(files).map(placeOf),
  },
  {
    name: "factories beside the door's one",
    why: "factories beside the one of its door: whoever opens the room has to know how it is put together inside",
    places: (files) =>
      doorsOf(files).flatMap(({ room, factories }) =>
        factories.slice(1).map(() => `apps/api/modules/${room}`),
      ),
  },
  {
    name: "tables through doors",
    why: "tables handed out by its door: whoever joins or writes them knows how the room keeps things. Offer the statement, or a part of one, instead",
    places: tablesThroughDoors,
  },
  {
    name: "folders of one file",
    why: "folders with a single file: one more door to open on the way to it. Put the file beside those that need it",
    places: foldersOfOne,
  },
];

function placeOf(path: string): string {
  return roomOf(path) ?? workspaceOf(path);
}
