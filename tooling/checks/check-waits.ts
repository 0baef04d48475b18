import { lineOf, visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";

/**
 * A test waits as long as a busy machine needs. `vi.waitFor` gives up after a second unless it is told how long;
 * `expect.poll` has the patience of the whole suite.
 */
export function checkWaits(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isCode(path) && isTest(path))
    .flatMap((file) =>
      shortWaitsIn(file).map(
        (line) =>
          `${file.path}:${line}: gives up after a second, which a busy machine needs. Ask with expect.poll, or say how long`,
      ),
    );
}

function shortWaitsIn(file: SourceFile): number[] {
  const lines: number[] = [];
  visitFile(file, {
    CallExpression(node) {
      const { callee } = node;
      const isWait =
        callee.type === "MemberExpression" &&
        callee.object.type === "Identifier" &&
        callee.object.name === "vi" &&
        callee.property.type === "Identifier" &&
        ["waitFor", "waitUntil"].includes(callee.property.name);
      if (isWait && node.arguments.length < 2) lines.push(lineOf(file, node));
    },
  });
  return lines;
}
