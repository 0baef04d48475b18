import { reachOf } from "../checks/parsers/flows/reach.ts";
import { readRows } from "../checks/parsers/flows/read-rows.ts";
import { readFlow } from "../checks/parsers/flows/read-steps.ts";
import { roomOf } from "../checks/parsers/resolve-path.ts";
import { importGraph } from "../checks/parsers/shape/import-graph.ts";
import { isCode, isTest, type SourceFile } from "../checks/parsers/source-file.ts";
import { wordsIn } from "../checks/parsers/strings-in.ts";
import { reachedBy } from "./reached-by.ts";

const ROUTE_TABLE = /^apps\/web\/app\/routes\//;
const HANDLERS = /^apps\/api\/modules\/.*(?:routes|handlers)\.ts$/;

/**
 * The addresses whose pages are made of what changed, or make a call that a changed room of the API answers, as the
 * route table has them.
 */
export function affectedPages(files: readonly SourceFile[], changed: readonly string[]): string[] {
  const code = files.filter(({ path }) => isCode(path) && !isTest(path));
  const sources = new Map(code.map((file) => [file.path, file]));
  // Every row is in the table: beyond it all pages need each other.
  const reached = reachedBy(changed, importGraph(files), (path) => ROUTE_TABLE.test(path));
  const rooms = new Set(changed.filter((path) => path.startsWith("apps/api/modules/")).map(roomOf));
  const answered = new Set(
    code.filter(({ path }) => HANDLERS.test(path) && rooms.has(roomOf(path))).flatMap(wordsIn),
  );
  return readRows(sources).flatMap(({ path, shows }) => {
    const flow = shows.kind === "flow" ? readFlow(shows.flow, sources) : undefined;
    const parts =
      shows.kind === "page" ? [shows.file] : (flow?.steps.flatMap(({ screens }) => screens) ?? []);
    const isMade = [...parts, flow?.file ?? ""].some((part) => reached.has(part));
    const calls = answered.size === 0 ? [] : reachOf(parts, sources).calls;
    const isAnswered = calls.some((call) => answered.has(call.slice(call.indexOf(".") + 1)));
    return isMade || isAnswered ? [`/${path}`] : [];
  });
}
