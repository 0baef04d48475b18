import { codeOnly } from "./reading/code-only.ts";
import { type SourceFile, isCode, isTest } from "./reading/source-file.ts";

const PURE_FOLDERS = [
  "packages/domain/",
  "packages/contract/",
  "packages/services/",
  "packages/sdk/",
  "packages/tracking/",
];
const BROWSER_FOLDERS = ["packages/sdk/src/browser/", "packages/tracking/src/browser/"];

const NAMES =
  "window|document|process|navigator|localStorage|sessionStorage|crypto|setTimeout|setInterval|setImmediate|queueMicrotask";
const GLOBALS = [
  // Not a property of something handed in, nor the name of one.
  new RegExp(String.raw`(?<![.\w$])(?:${NAMES})\b(?!\s*[?]?:)(?=\s*[.([,;)\]]|\s*$)`, "gm"),
  /\bDate\.now\b/g,
  /\bnew Date\(\s*\)/g,
  /\bTemporal\.Now\b/g,
  /\bMath\.random\b/g,
  /\bglobalThis\b/g,
];

/** Rules, contract, services and the SDK's core get their clock, timers and storage handed in. */
export function checkGlobals(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isCode(path) && !isTest(path) && isPure(path))
    .flatMap(({ path, text }) => {
      const code = codeOnly(text);
      const found = new Set(GLOBALS.flatMap((pattern) => [...code.matchAll(pattern)].map(([name]) => name)));
      return [...found].map(
        (name) =>
          `${path}: names ${name}. Have it handed in: what takes its own clock, timer or storage cannot be tested at a fixed time, nor run outside a browser`,
      );
    });
}

function isPure(path: string): boolean {
  return (
    PURE_FOLDERS.some((folder) => path.startsWith(folder)) &&
    !BROWSER_FOLDERS.some((folder) => path.startsWith(folder))
  );
}
