import type { Declaration, ExportNamedDeclaration } from "oxc-parser";
import { parsedFile } from "./parsed-file.ts";
import { resolvePath } from "./resolve-path.ts";
import type { SourceFile } from "./source-file.ts";

/** The doors of the SDK, by the name under which they are imported. */
const DOORS: readonly (readonly [specifier: string, path: string])[] = [
  ["@skywave/sdk/browser", "packages/sdk/src/browser/index.ts"],
  ["@skywave/sdk", "packages/sdk/src/index.ts"],
  ["@skywave/sdk/passkey", "packages/sdk/src/browser/passkey/index.ts"],
];
const HEAD = `# Reference of the SDK

Made from the docstrings by \`npm run reference\`; what is missing here is missing there.
`;

/** The reference as the sources say it. */
export function apiReference(files: readonly SourceFile[]): string {
  const sources = new Map(files.map((file) => [file.path, file]));
  const sections = DOORS.map(([specifier, path]) => {
    const entries = entriesOf(path, sources).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return `\n## ${specifier}\n${entries.map(describe).join("")}`;
  });
  return HEAD + sections.join("");
}

interface Entry {
  name: string;
  docstring: string;
  code: string;
}

function entriesOf(path: string, sources: ReadonlyMap<string, SourceFile>): Entry[] {
  const file = sources.get(path);
  if (file === undefined) return [];
  return exportsIn(file).flatMap((statement): Entry[] => {
    if (statement.source === null) return entryOf(file, statement);
    const target = sources.get(resolvePath(path, statement.source.value) ?? "");
    if (target === undefined) return [];
    const names = statement.specifiers.map(({ local }) =>
      local.type === "Literal" ? local.value : local.name,
    );
    const declared = exportsIn(target).flatMap((one) => entryOf(target, one));
    return names.flatMap((name) => declared.filter((entry) => entry.name === name));
  });
}

function exportsIn(file: SourceFile): ExportNamedDeclaration[] {
  return parsedFile(file).program.body.filter((statement) => statement.type === "ExportNamedDeclaration");
}

function entryOf(file: SourceFile, { start, declaration }: ExportNamedDeclaration): Entry[] {
  const name = declaration === null ? undefined : nameOf(declaration);
  if (declaration === null || name === undefined) return [];
  const end = declaration.type === "FunctionDeclaration" ? declaration.body?.start : undefined;
  const code = file.text.slice(declaration.start, end ?? declaration.end).trimEnd();
  return [{ name, docstring: docstringBefore(file, start), code }];
}

function nameOf(declaration: Declaration): string | undefined {
  if (declaration.type === "VariableDeclaration") {
    const [first] = declaration.declarations;
    return first?.id.type === "Identifier" ? first.id.name : undefined;
  }
  return "id" in declaration && declaration.id?.type === "Identifier" ? declaration.id.name : undefined;
}

/** The comment that ends right before the declaration. */
function docstringBefore(file: SourceFile, start: number): string {
  const comment = parsedFile(file).comments.findLast(
    ({ type, end }) => type === "Block" && end < start && file.text.slice(end, start).trim() === "",
  );
  if (comment === undefined || !comment.value.startsWith("*")) return "";
  return comment.value
    .slice(1)
    .replace(/^\s*\* ?/gm, "")
    .trim();
}

function describe({ name, docstring, code }: Entry): string {
  const prose = docstring === "" ? "" : `\n${docstring}\n`;
  return `\n### ${name}\n${prose}\n\`\`\`ts\n${code}\n\`\`\`\n`;
}
