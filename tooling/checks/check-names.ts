import { exportsOf } from "./parsers/exports-of.ts";
import { type SourceFile, isCode } from "./parsers/source-file.ts";

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SHOUTING = new Set(["README.md", "CONTRIBUTING.md", "LICENSE", "Dockerfile"]);
const EMPTY_WORDS = new Set(["utils", "util", "helpers", "helper", "types", "common", "misc", "shared"]);

const SMALL_WORDS = new Set(["a", "the", "of", "on", "in", "to", "for", "from", "is"]);

/** A file is called what it holds, in one way of writing. */
export function checkNames(files: readonly SourceFile[]): string[] {
  const written = files.filter(({ path }) => !path.includes("/migrations/"));
  return written.flatMap((file) => [...badlyWritten(file), ...emptyName(file), ...otherExport(file)]);
}

function badlyWritten({ path }: SourceFile): string[] {
  const parts = path.split("/");
  const name = parts.at(-1) ?? "";
  if (SHOUTING.has(name) || name.startsWith(".")) return [];
  const folders = parts.slice(0, -1).filter((folder) => !folder.startsWith("."));
  const words = [...folders, ...name.split(".").filter((word) => word !== "")];
  if (words.every((word) => KEBAB.test(word.replaceAll("_", "-")) || /^\d{4}_/.test(word))) return [];
  return [`${path}: is not in kebab-case; systems that do not tell cases apart would mix it up`];
}

function emptyName({ path }: SourceFile): string[] {
  if (!isCode(path) || !EMPTY_WORDS.has(stemOf(path))) return [];
  return [`${path}: says nothing about what is in it, so everything ends up there. Name it by what it does`];
}

function otherExport(file: SourceFile): string[] {
  const { path } = file;
  if (!isCode(path) || /\.(?:test|spec|config)\.[a-z]+$/.test(path)) return [];
  const [only, ...others] = exportsOf(file).map(({ name }) => name);
  if (only === undefined || only === "default" || others.length > 0) return [];
  if (isRole(stemOf(path)) || isSameName(stemOf(path), kebabOf(only))) return [];
  return [
    `${path}: its one export is ${only}. Who searches the name finds the wrong file; call them the same`,
  ];
}

/** What these hold is named by their folder, or by the database. */
function isRole(stem: string): boolean {
  return stem === "index" || stem === "routes" || stem.endsWith("-tables");
}

/** One may say more than the other: `browser-lock` holds `createBrowserLock`, `sessions-tables` holds `sessions`. */
function isSameName(stem: string, exported: string): boolean {
  const inStem = wordsOf(stem);
  const inExport = wordsOf(exported);
  const isWithin = (some: string[], all: string[]): boolean =>
    some.length > 0 && some.every((word) => all.includes(word));
  return isWithin(inStem, inExport) || isWithin(inExport, inStem);
}

function wordsOf(kebab: string): string[] {
  return kebab
    .split("-")
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.replace(/s$/, ""));
}

function stemOf(path: string): string {
  return (path.split("/").at(-1) ?? "").split(".")[0] ?? "";
}

function kebabOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}
