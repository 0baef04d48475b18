import { type SourceFile, isCode, isTest } from "./source-file.ts";

/** The doors of the SDK, by the name under which they are imported. */
const DOORS: readonly (readonly [specifier: string, path: string])[] = [
  ["@skywave/sdk/browser", "packages/sdk/src/browser/index.ts"],
  ["@skywave/sdk", "packages/sdk/src/index.ts"],
  ["@skywave/sdk/passkey", "packages/sdk/src/browser/passkey/index.ts"],
];
const HEAD = `# Reference of the SDK

Made from the docstrings by \`npm run reference\`; what is missing here is missing there.
`;
const RE_EXPORT = /export (?:type )?\{([^}]*)\} from "([^"]+)"/g;
const DECLARED = /^export (?:async )?(?:function|const|interface|type) (\w+)/gm;
const DECLARATION =
  /((?:^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?)^export (?:async )?(function|const|interface|type) (\w+)/gm;

/** The reference as the sources say it. */
export function apiReference(files: readonly SourceFile[]): string {
  const sources = new Map(
    files.filter(({ path }) => isCode(path) && !isTest(path)).map(({ path, text }) => [path, text]),
  );
  const sections = DOORS.map(([specifier, path]) => {
    const entries = exportsOf(path, sources).toSorted(byName);
    return `\n## ${specifier}\n${entries.map(describe).join("")}`;
  });
  return HEAD + sections.join("");
}

interface Exported {
  name: string;
  docstring: string;
  code: string;
}

function byName(one: Exported, other: Exported): number {
  return one.name < other.name ? -1 : 1;
}

function exportsOf(path: string, sources: ReadonlyMap<string, string>): Exported[] {
  const text = sources.get(path) ?? "";
  const forwarded = [...text.matchAll(RE_EXPORT)].flatMap(([, names = "", from = ""]) => {
    const target = new URL(from, `file:///${path}`).pathname.slice(1);
    return names
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => name !== "")
      .flatMap((name) => declarationOf(name, sources.get(target) ?? ""));
  });
  const own = [...text.matchAll(DECLARED)].flatMap(([, name = ""]) => declarationOf(name, text));
  return [...own, ...forwarded];
}

function declarationOf(name: string, text: string): Exported[] {
  const found = [...text.matchAll(DECLARATION)].find(([, , , declared]) => declared === name);
  if (found === undefined) return [];
  const [whole, docstring = "", kind = ""] = found;
  const start = found.index + docstring.length;
  const rest = text.slice(start);
  const code = kind === "function" ? signatureOf(rest) : statementOf(rest);
  return [{ name, docstring: proseOf(docstring), code: whole === "" ? "" : code }];
}

/** Up to the body. */
function signatureOf(code: string): string {
  return (/^[\s\S]*?(?= \{\n)/.exec(code)?.[0] ?? code).replace("export ", "");
}

/** Up to the next line that begins at the margin with the end of a statement. */
function statementOf(code: string): string {
  return (/^[\s\S]*?(?:^\}|;)\n(?=\n|$)/m.exec(code)?.[0] ?? code).trimEnd().replace("export ", "");
}

function proseOf(docstring: string): string {
  return docstring
    .replace(/^\/\*\*\s*/, "")
    .replace(/\s*\*\/\s*$/, "")
    .replace(/^\s*\* ?/gm, "")
    .trim();
}

function describe({ name, docstring, code }: Exported): string {
  const prose = docstring === "" ? "" : `\n${docstring}\n`;
  return `\n### ${name}\n${prose}\n\`\`\`ts\n${code}\n\`\`\`\n`;
}
