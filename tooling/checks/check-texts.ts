import { type SourceFile, isCode, isTest } from "./reading/source-file.ts";

const DICTIONARY = /^packages\/localization\/src\/[^/]+\/(?:[\w-]+-)?en-us\.ts$/;
const KEY = /^\s+"?([\w.-]+)"?:\s*(?:["'`]|$)/gm;
const PLURAL = /\.(?:zero|one|two|few|many|other)$/;

/** Every text is shown somewhere, and every text that is asked for exists. */
export function checkTexts(files: readonly SourceFile[]): string[] {
  const keys = new Map<string, string>();
  for (const { path, text } of files)
    if (DICTIONARY.test(path))
      for (const [, key = ""] of text.matchAll(KEY)) keys.set(key.replace(PLURAL, ""), path);
  const users = files.filter(({ path }) => path.startsWith("apps/") && isCode(path) && !isTest(path));
  const code = users.map(({ text }) => text).join("\n");
  const patterns = patternsIn(code);
  const unused = [...keys].filter(
    ([key]) =>
      !code.includes(`"${key}"`) &&
      !patterns.some((pattern) => pattern.test(key) || pattern.test(`${key}.other`)),
  );
  return [
    ...unused.map(
      ([key, path]) =>
        `${path}: nobody shows "${key}"; it would be translated and kept for nothing. Remove it in all languages`,
    ),
    ...users.flatMap((file) => missingKeys(file, keys)),
  ];
}

/** Keys that are put together, such as `step.${name}`. */
function patternsIn(code: string): RegExp[] {
  const templates = [
    ...code.matchAll(/`([\w.-]*\.[\w.-]*\$\{[^`]*|[^`\s/]*\$\{[^`}]*\}\.[\w.-]+[^`\s/]*)`/g),
  ];
  return templates.map(([, template = ""]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.-]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join("[\\w.-]+")}$`);
  });
}

function missingKeys({ path, text }: SourceFile, keys: ReadonlyMap<string, string>): string[] {
  const asked = [...text.matchAll(/\btranslate\(\s*"([^"]+)"/g)].map(([, key = ""]) => key);
  return asked
    .filter((key) => !keys.has(key))
    .map((key) => `${path}: shows "${key}", which no dictionary has; people would read the key`);
}
