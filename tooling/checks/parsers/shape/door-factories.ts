import { type Export, exportsOf } from "../exports-of.ts";
import type { SourceFile } from "../source-file.ts";

const DOOR = /^apps\/api\/modules\/([^/]+)\/index\.ts$/;

interface Door {
  room: string;
  exports: readonly Export[];
  factories: readonly Export[];
}

/** What each door of the API offers, and how much of it makes something. */
export function doorsOf(files: readonly SourceFile[]): Door[] {
  return files.flatMap((file) => {
    const room = DOOR.exec(file.path)?.[1];
    if (room === undefined) return [];
    const exports = exportsOf(file);
    const factories = exports.filter(({ name, isType }) => !isType && /^create[A-Z]/.test(name));
    return [{ room, exports, factories }];
  });
}
