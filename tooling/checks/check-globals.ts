import { visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";
import { unboundNames } from "./parsers/unbound-names.ts";

const PURE_FOLDERS = [
  "packages/domain/",
  "packages/contract/",
  "packages/services/",
  "packages/sdk/",
  "packages/tracking/",
];
const BROWSER_FOLDERS = ["packages/sdk/src/browser/", "packages/tracking/src/browser/"];

const PLATFORM: ReadonlySet<string> = new Set([
  ..."window document process navigator localStorage sessionStorage crypto globalThis".split(" "),
  ..."setTimeout setInterval setImmediate queueMicrotask".split(" "),
]);
/** What of the language tells the time, or is different each time. */
const MEMBERS: ReadonlySet<string> = new Set(["Date.now", "Temporal.Now", "Math.random"]);

/** Rules, contract, services and the SDK's core get their clock, timers and storage handed in. */
export function checkGlobals(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isCode(path) && !isTest(path) && isPure(path))
    .flatMap((file) =>
      [...new Set([...unboundNames(file)].filter((name) => PLATFORM.has(name))), ...clocksIn(file)].map(
        (name) =>
          `${file.path}: names ${name}. Have it handed in: what takes its own clock, timer or storage cannot be tested at a fixed time, nor run outside a browser`,
      ),
    );
}

function clocksIn(file: SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  visitFile(file, {
    MemberExpression({ object, property }) {
      if (object.type !== "Identifier" || property.type !== "Identifier") return;
      const name = `${object.name}.${property.name}`;
      if (MEMBERS.has(name)) found.add(name);
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === "Identifier" && callee.name === "Date" && given.length === 0)
        found.add("new Date()");
    },
  });
  return found;
}

function isPure(path: string): boolean {
  return (
    PURE_FOLDERS.some((folder) => path.startsWith(folder)) &&
    !BROWSER_FOLDERS.some((folder) => path.startsWith(folder))
  );
}
