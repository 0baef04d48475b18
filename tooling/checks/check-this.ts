import { lineOf, visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";

/** The builder calls the hooks of its plugins by what they reach through `this`. */
const BUILDER = "apps/web/vite.config.ts";

/**
 * `this` stands in classes alone. What a factory returns is taken apart and handed on, function by function, and a function
 * that reaches for its siblings by `this` breaks only then, where nobody is looking: in a job, long after its tests.
 */
export function checkThis(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && isCode(path) && !isTest(path) && path !== BUILDER)
    .flatMap((file) =>
      outsideClasses(file).map(
        (line) =>
          `${file.path}:${line}: names this outside a class. It is something else once the function is handed on; call a sibling by a name of its own`,
      ),
    );
}

function outsideClasses(file: SourceFile): number[] {
  const lines: number[] = [];
  let classes = 0;
  const enter = () => void (classes += 1);
  const leave = () => void (classes -= 1);
  visitFile(file, {
    ClassBody: enter,
    "ClassBody:exit": leave,
    ThisExpression(node) {
      if (classes === 0) lines.push(lineOf(file, node));
    },
  });
  return lines;
}
