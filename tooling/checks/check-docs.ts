import { codeArrows, drawnArrows } from "./parsers/drawn-arrows.ts";
import type { SourceFile } from "./parsers/source-file.ts";
import { brokenWalks } from "./parsers/broken-walks.ts";

const ROOM = /^(?:apps|packages|tests|tooling|docs|\.ci)\//;
const TOP_FILE = /^[\w.-]+\.(?:json|ts|mjs|md)$|^LICENSE$/;
const PLACEHOLDER = /[<>{}*…]/;

/** What the documents name is there, and the picture shows the house as it is. */
export function checkDocs(files: readonly SourceFile[]): string[] {
  const documents = files.filter(
    ({ path }) => path.endsWith(".md") && /^(?:docs\/|README|CONTRIBUTING)/.test(path),
  );
  const places = placesOf(files);
  return [
    ...documents.flatMap((document) => [
      ...missingPaths(document, places),
      ...missingLinks(document, places),
      ...missingScripts(document, files),
    ]),
    ...brokenWalks(files),
    ...wrongPicture(files),
  ];
}

function placesOf(files: readonly SourceFile[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { path } of files) {
    const parts = path.split("/");
    for (let count = 1; count <= parts.length; count += 1) places.add(parts.slice(0, count).join("/"));
  }
  return places;
}

function missingPaths({ path, text }: SourceFile, places: ReadonlySet<string>): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  const named = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name.replace(/[/:]+$|:\d+$/, ""));
  return named
    .filter(
      (name) =>
        (ROOM.test(name) || (TOP_FILE.test(name) && !path.includes("walks/"))) && !PLACEHOLDER.test(name),
    )
    .filter(
      (name) =>
        !places.has(name) && ![...places].some((place) => TOP_FILE.test(name) && place.endsWith(`/${name}`)),
    )
    .map(
      (name) => `${path}: names ${name}, which is not there. Who follows it is lost; name what replaced it`,
    );
}

function missingLinks({ path, text }: SourceFile, places: ReadonlySet<string>): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target) && !isPicture(target))
    .filter((target) => !places.has(new URL(target, `file:///${path}`).pathname.slice(1).replace(/\/$/, "")))
    .map((target) => `${path}: links to ${target}, which is not there`);
}

// Pictures are no text files, so they are not among the files that checks read.
function isPicture(target: string): boolean {
  return /\.(?:png|jpe?g|webp|svg)$/.test(target);
}

function missingScripts({ path, text }: SourceFile, files: readonly SourceFile[]): string[] {
  const root = files.find((file) => file.path === "package.json")?.text ?? "{}";
  const scripts = new Set(Object.keys(JSON.parse(root).scripts ?? {}));
  const inCode = [...text.matchAll(/`[^`]+`|^```[\s\S]*?^```/gm)].map(([code]) => code).join("\n");
  const named = [...inCode.matchAll(/\bnpm (?:run (?!-)([\w:-]+)|(start|test)\b)/g)];
  return [...new Set(named.map(([, run, short]) => run ?? short ?? ""))]
    .filter((name) => !scripts.has(name))
    .map((name) => `${path}: says npm run ${name}, which package.json does not have`);
}

const ARCHITECTURE = "docs/architecture.md";

function wrongPicture(files: readonly SourceFile[]): string[] {
  const document = files.find(({ path }) => path === ARCHITECTURE);
  if (!document) return [`${ARCHITECTURE}: is missing; nobody can see the house without walking through it`];
  const drawn = drawnArrows(document.text);
  const real = codeArrows(files);
  return [
    ...[...real]
      .filter((arrow) => !drawn.has(arrow))
      .map((arrow) => `${ARCHITECTURE}: does not show the arrow ${arrow}, which the imports have`),
    ...[...drawn]
      .filter((arrow) => !real.has(arrow))
      .map((arrow) => `${ARCHITECTURE}: shows the arrow ${arrow}, which no import has`),
  ];
}
