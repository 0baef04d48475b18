import { codeOnly } from "./reading/code-only.ts";
import { type SourceFile, isCode, isTest } from "./reading/source-file.ts";

/** Where amounts are made, shared out and rounded, each once and with a test. */
const COUNTED_IN = ["packages/domain/src/money/", "packages/contract/src/wire/money.ts"];
/** The world outside, which has its own books; and a drawing, whose heights are no money any more. */
const NOT_OURS = ["apps/card-processor/", "apps/web/pricing/price-path/path-drawing.tsx"];

const MONEY = String.raw`[\w$.?]*(?:amount|price|total|balance|revenue|royalty|cents)[\w$]*`;
// Whole cents times whole days are whole; it is what comes after that has to be rounded.
const IN_MAJOR_UNITS = String.raw`(?![\w$.?]*(?:InCents|cents)\b)${MONEY}`;
const ARITHMETIC = [
  new RegExp(String.raw`\b${MONEY}\)?\s*(?:%|/(?![/*]))`, "gi"),
  new RegExp(String.raw`[%/]\s*\(?${MONEY}\b`, "gi"),
  new RegExp(String.raw`\b${IN_MAJOR_UNITS}\s*\*`, "gi"),
  new RegExp(String.raw`\*\s*\(?${IN_MAJOR_UNITS}\b`, "gi"),
  new RegExp(String.raw`\b${MONEY}\s*\*\s*\d*\.\d|\b\d*\.\d+\s*\*\s*${MONEY}`, "gi"),
  new RegExp(String.raw`\b(?:parseFloat|toFixed)\(`, "g"),
];

/** No share of an amount is computed but by the rules of money. */
export function checkMoney(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) => /^(?:apps|packages)\//.test(path) && isCode(path) && !isTest(path) && !isCounted(path),
    )
    .flatMap(({ path, text }) => {
      const code = codeOnly(text);
      const found = new Set(
        ARITHMETIC.flatMap((pattern) => [...code.matchAll(pattern)].map(([share]) => share.trim())),
      );
      return [...found].map(
        (share) =>
          `${path}: computes ${share}. Leave it to packages/domain/src/money: floating point loses a cent, and a second rounding makes a bill that nobody was quoted`,
      );
    });
}

function isCounted(path: string): boolean {
  return [...COUNTED_IN, ...NOT_OURS].some((folder) => path.startsWith(folder));
}
