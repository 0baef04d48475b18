import { type SourceFile, isTest } from "./parsers/source-file.ts";

const MOST_LINES = 300;
const MOST_TEST_LINES = 400;
const MOST_FILES = 20;
const COUNTED = /\.(?:ts|tsx|mjs|js|css)$/;
const MADE_BY_TOOLS = /(?:^|\/)migrations\/|\.d\.ts$/;

/** Files that can be read at a sitting, in folders that can be seen at a glance. */
export function checkSizes(files: readonly SourceFile[]): string[] {
  const counted = files.filter(({ path }) => COUNTED.test(path) && !MADE_BY_TOOLS.test(path));
  return [...counted.flatMap(tooLong), ...tooFull(counted)];
}

function tooLong({ path, text }: SourceFile): string[] {
  const lines = text.split("\n").length - 1;
  const most = isTest(path) ? MOST_TEST_LINES : MOST_LINES;
  if (lines <= most) return [];
  return [
    `${path}: ${lines} lines, at most ${most}. It does two things: split it by verb, or by decide and act`,
  ];
}

function tooFull(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (/\.(?:test|spec)\.tsx?$/.test(path)) continue;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, at most ${MOST_FILES}. Nobody finds anything: make rooms`,
    );
}
