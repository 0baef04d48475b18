import { type SourceFile, isCode } from "./source-file.ts";
import { wordsIn } from "./strings-in.ts";

interface Step {
  path: string;
  file: SourceFile | undefined;
}

/**
 * What is wrong with the walks: numbered lists in docs/walks whose steps start with a file. Each file must be
 * there, and be named in one of the steps before it, or name one of them: otherwise no reader gets there.
 */
export function brokenWalks(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^docs\/walks\/[^/]+\.md$/.test(path))
    .flatMap((walk) => {
      const steps = stepsOf(walk, files);
      if (steps.length < 2) return [`${walk.path}: has no steps; number them and start each with its file`];
      return steps.flatMap((step, index) =>
        wrongStep(step, steps.slice(0, index)).map((why) => `${walk.path}: ${why}`),
      );
    });
}

function stepsOf(walk: SourceFile, files: readonly SourceFile[]): Step[] {
  const lines = walk.text.matchAll(/^\s*\d+\.\s[^`\n]*\[?`([^`\n]+\.\w+)`/gm);
  return [...lines].map(([, path = ""]) => ({ path, file: files.find((file) => file.path === path) }));
}

function wrongStep({ path, file }: Step, before: readonly Step[]): string[] {
  if (!file) return [`goes to ${path}, which is not there`];
  if (before.length === 0) return [];
  const isReached = before.some(
    (earlier) => earlier.file && (names(earlier.file, path) || names(file, earlier.path)),
  );
  return isReached ? [] : [`goes to ${path}, but no step before it names it, nor does it name one of them`];
}

function names(file: SourceFile, path: string): boolean {
  // What only a comment says leads nobody on.
  const text = isCode(file.path) ? wordsIn(file).join("\n") : file.text;
  const stem = (path.split("/").at(-1) ?? "").split(".")[0] ?? "";
  const camel = stem.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Files by role, such as routes.ts, are named by the folder that they are in.
  const folder = path.split("/").at(-2) ?? "";
  const isRole = stem === "routes" || stem === "index";
  return (
    new RegExp(String.raw`\b(?:${stem}|${camel})\b`, "i").test(text) && (!isRole || text.includes(folder))
  );
}
