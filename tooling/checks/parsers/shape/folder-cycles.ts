import { importGraph } from "./import-graph.ts";
import { type SourceFile, workspaceOf } from "../source-file.ts";

/**
 * Folders of one app or package that need values from each other, straight or by way of others: each group is as
 * large as its circle of needs, its folders in alphabetical order. Types make no circle, as nothing of them runs; nor
 * does a door, which stands before what it puts together.
 */
export function folderCycles(files: readonly SourceFile[]): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const { from, to, isTypeOnly } of importGraph(files)) {
    const [own, other] = [folderOf(from), folderOf(to)];
    if (isTypeOnly || isDoor(from) || own === other || workspaceOf(from) !== workspaceOf(to)) continue;
    needs.set(own, (needs.get(own) ?? new Set()).add(other));
  }
  return circlesIn(needs)
    .map((circle) => circle.toSorted())
    .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}

function isDoor(path: string): boolean {
  return path.endsWith("/index.ts");
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Strongly connected parts of a graph that have more than one node, by Tarjan's algorithm. */
function circlesIn(needs: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const seenAs = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function enter(node: string): number {
    const number = seenAs.size;
    seenAs.set(node, number);
    open.push(node);
    let low = number;
    for (const next of needs.get(node) ?? []) {
      if (!seenAs.has(next)) low = Math.min(low, enter(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? seenAs.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === number) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  }

  for (const node of needs.keys()) if (!seenAs.has(node)) enter(node);
  return circles;
}
