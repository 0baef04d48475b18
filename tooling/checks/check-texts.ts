import type { Expression, ObjectExpression } from "oxc-parser";
import { keyOf, stringOf, valueOf } from "./parsers/nodes.ts";
import { visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";
import { stringsIn } from "./parsers/strings-in.ts";

const LOCALIZATION = "packages/localization/src/";
/** The English texts of a dictionary, or a part of them, in a file of their own. */
const ENGLISH_FILE = /(?:^|[/-])en-us\.ts$/;
const PLURAL = /\.(?:zero|one|two|few|many|other)$/;

/** Every text is shown somewhere, and every text that is asked for exists. */
export function checkTexts(files: readonly SourceFile[]): string[] {
  const keys = new Map<string, string>();
  for (const file of files)
    if (file.path.startsWith(LOCALIZATION) && !isTest(file.path))
      for (const key of keysOf(file)) keys.set(key.replace(PLURAL, ""), file.path);
  const users = files.filter(({ path }) => path.startsWith("apps/") && isCode(path) && !isTest(path));
  const named = new Set(users.flatMap(stringsIn));
  const patterns = [...new Set(users.flatMap(patternsIn))].map((pattern) => new RegExp(pattern));
  const isFitting = (pattern: RegExp, key: string) => {
    const fit = pattern.exec(key);
    return fit !== null && (fit[1] === undefined || named.has(fit[1]));
  };
  const unused = [...keys].filter(
    ([key]) =>
      !named.has(key) &&
      !patterns.some((pattern) => isFitting(pattern, key) || isFitting(pattern, `${key}.other`)),
  );
  return [
    ...unused.map(
      ([key, path]) =>
        `${path}: nobody shows "${key}"; it would be translated and kept for nothing. Remove it in all languages`,
    ),
    ...users.flatMap((file) => missingKeys(file, keys)),
  ];
}

/** The keys of English: of a file that holds nothing else, or of a dictionary with all its languages. */
function keysOf(file: SourceFile): string[] {
  const keys: string[] = [];
  const take = ({ properties }: ObjectExpression) => {
    for (const property of properties) if (property.type === "Property") keys.push(keyOf(property.key) ?? "");
  };
  visitFile(file, {
    VariableDeclarator({ init }) {
      const texts = valueOf(init);
      if (ENGLISH_FILE.test(file.path) && texts?.type === "ObjectExpression") take(texts);
    },
    Property({ key, value }) {
      if (keyOf(key) === "en-US" && value.type === "ObjectExpression") take(value);
    },
  });
  return keys;
}

/**
 * Keys that are put together, such as `step.${name}`, as regular expressions. What begins one, as in `${kind}.heading`, is
 * captured: it has to be a string of its own somewhere, or it would stand for every key there is.
 */
function patternsIn(file: SourceFile): string[] {
  const patterns: string[] = [];
  visitFile(file, {
    TemplateLiteral({ quasis }) {
      const [first = "", ...others] = quasis.map(({ value }) => value.raw);
      const isKey =
        [first, ...others].every((piece) => /^[\w.-]*$/.test(piece)) &&
        (first === "" ? /^[.-]\w/.test(others[0] ?? "") : /\./.test([first, ...others].join("")));
      if (others.length === 0 || !isKey) return;
      const rest = others.map((piece) => piece.replaceAll(".", String.raw`\.`)).join("[\\w.-]+");
      patterns.push(
        `^${first === "" ? "([\\w.-]+)" : `${first.replaceAll(".", String.raw`\.`)}[\\w.-]+`}${rest}$`,
      );
    },
  });
  return patterns;
}

function missingKeys(file: SourceFile, keys: ReadonlyMap<string, string>): string[] {
  const asked: string[] = [];
  visitFile(file, {
    CallExpression({ callee, arguments: [key] }) {
      const called = callee.type === "MemberExpression" ? callee.property : callee;
      if (called.type === "Identifier" && called.name === "translate" && key?.type !== "SpreadElement")
        asked.push(...textsOf(key));
    },
  });
  return asked
    .filter((key) => !keys.has(key))
    .map((key) => `${file.path}: shows "${key}", which no dictionary has; people would read the key`);
}

/** One key, or one of two. */
function textsOf(key: Expression | undefined): string[] {
  if (key?.type === "ConditionalExpression") return [...textsOf(key.consequent), ...textsOf(key.alternate)];
  return [stringOf(key) ?? []].flat();
}
