import { roomOf } from "../checks/parsers/resolve-path.ts";
import { importGraph } from "../checks/parsers/shape/import-graph.ts";
import type { SourceFile } from "../checks/parsers/source-file.ts";
import { reachedBy } from "./reached-by.ts";

const UNIT_TEST = /\.test\.tsx?$/;
const HTTP_TEST = /^apps\/api\/.*\.http\.test\.ts$/;
/** What puts the whole API together: every HTTP test goes through it to everything. */
const WIRING = /^apps\/api\/(?:testing\/|(?:app|build|start)\.ts$)/;
const DOOR = /^apps\/api\/modules\/[^/]+\/index\.ts$/;

export interface AffectedTests {
  /** Tests of units and of pages that import what changed. */
  units: string[];
  /** HTTP tests of the rooms that changed, and of those that use it past no door. */
  http: string[];
}

/** The tests that a change can break, as far as imports tell. What rooms make of each other is left to the gate. */
export function affectedTests(files: readonly SourceFile[], changed: readonly string[]): AffectedTests {
  const edges = importGraph(files, { withTests: true });
  const isWiring = (path: string) => WIRING.test(path);
  const reached = reachedBy(changed, edges, isWiring);
  const near = reachedBy(changed, edges, (path) => isWiring(path) || DOOR.test(path));
  const rooms = new Set(
    [...near].filter((path) => path.startsWith("apps/api/") && !isWiring(path)).map(roomOf),
  );
  const isAll = changed.some(isWiring);
  const tests = files.map(({ path }) => path).filter((path) => UNIT_TEST.test(path));
  return {
    units: tests.filter((path) => !HTTP_TEST.test(path) && !path.startsWith("tests/") && reached.has(path)),
    http: tests.filter((path) => HTTP_TEST.test(path) && (isAll || rooms.has(roomOf(path)))),
  };
}
