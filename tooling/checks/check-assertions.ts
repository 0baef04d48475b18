import { codeOnly } from "./reading/code-only.ts";
import { type SourceFile, isCode, isTest } from "./reading/source-file.ts";

/** The one file where the compiler is overruled: it meets a table of handlers that only the table types. */
const ALLOWED_FILE = "apps/api/platform/http/register-endpoints.ts";

const RENAMES = /^[ \t]*(?:import|export)\b[^;]*?(?:\}|\bfrom\b)/gm;
const AS = /(?<=[\w)\]}>]\s+)as\s+(?!const\b)(?=[A-Za-z{([])/g;
const BANG = /(?<=[\w)\]])!(?=\s*(?:[.;,)\]}[]|$))/gm;

/** Nothing is claimed to be of a type: it is checked. */
export function checkAssertions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && isCode(path) && !isTest(path) && path !== ALLOWED_FILE)
    .flatMap(({ path, text }) => {
      const code = codeOnly(text).replaceAll(RENAMES, (found) => found.replaceAll(/[^\n]/g, " "));
      return [...code.matchAll(AS), ...code.matchAll(BANG)].map(({ index }) => {
        const line = code.slice(0, index).split("\n").length;
        return `${path}:${line}: claims a type. Where the claim is wrong the failure comes later and elsewhere; narrow it with a check instead`;
      });
    });
}
