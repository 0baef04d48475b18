import { lastNameOf } from "../nodes.ts";
import { visitFile } from "../parsed-file.ts";
import { roomOf } from "../resolve-path.ts";
import type { SourceFile } from "../source-file.ts";
import { doorsOf } from "./door-factories.ts";

/** The rooms of the API that hand a table out by their door, once for each table. */
export function tablesThroughDoors(files: readonly SourceFile[]): string[] {
  const doors = doorsOf(files);
  return doors.flatMap(({ room, exports }) => {
    const path = `apps/api/modules/${room}`;
    const tables = new Set(files.filter((file) => isTables(file.path, path)).flatMap(tablesIn));
    return exports
      .filter(
        ({ isType, name, from }) => !isType && (tables.has(name) || from?.endsWith("-tables.ts") === true),
      )
      .map(() => path);
  });
}

function isTables(path: string, room: string): boolean {
  return roomOf(path) === room && path.endsWith("-tables.ts");
}

function tablesIn(file: SourceFile): string[] {
  const names: string[] = [];
  visitFile(file, {
    VariableDeclarator({ id, init }) {
      if (init?.type !== "CallExpression" || id.type !== "Identifier") return;
      if (lastNameOf(init.callee) === "pgTable") names.push(id.name);
    },
  });
  return names;
}
