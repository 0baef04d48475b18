import { lineOf, visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";

/** The one file where the compiler is overruled: it meets a table of handlers that only the table types. */
const ALLOWED_FILE = "apps/api/platform/http/router/register-endpoints.ts";

/** Nothing is claimed to be of a type: it is checked. */
export function checkAssertions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && isCode(path) && !isTest(path) && path !== ALLOWED_FILE)
    .flatMap((file) =>
      claimsIn(file).map(
        (line) =>
          `${file.path}:${line}: claims a type. Where the claim is wrong the failure comes later and elsewhere; narrow it with a check instead`,
      ),
    );
}

function claimsIn(file: SourceFile): number[] {
  const lines: number[] = [];
  const claim = (node: { start: number }) => void lines.push(lineOf(file, node));
  visitFile(file, {
    TSAsExpression(node) {
      const { typeAnnotation: type } = node;
      const isConst =
        type.type === "TSTypeReference" &&
        type.typeName.type === "Identifier" &&
        type.typeName.name === "const";
      if (!isConst) claim(node);
    },
    TSTypeAssertion: claim,
    TSNonNullExpression: claim,
  });
  return lines;
}
