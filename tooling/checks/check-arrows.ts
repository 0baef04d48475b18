import { ARROWS } from "./parsers/arrows.ts";
import { type Import, importsOf } from "./parsers/imports-of.ts";
import { resolvePath, roomOf } from "./parsers/resolve-path.ts";
import { type SourceFile, isCode, isTest, workspaceOf } from "./parsers/source-file.ts";

/** Imports go one way, through doors, and only to what a package says it needs. */
export function checkArrows(files: readonly SourceFile[]): string[] {
  const packages = packagesOf(files);
  return files
    .filter(({ path }) => isCode(path) && workspaceOf(path) !== "")
    .flatMap((file) =>
      importsOf(file).flatMap((one) =>
        [
          climbing(file, one),
          outOfWorkspace(file, one),
          againstArrow(file, one, packages),
          undeclared(file, one, packages),
          pastFeature(file, one),
          pastDoor(file, one),
        ].flatMap((wrong) => (wrong === undefined ? [] : `${file.path}: ${one.specifier} ${wrong}`)),
      ),
    );
}

interface Package {
  workspace: string;
  name: string;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
}

function packagesOf(files: readonly SourceFile[]): Package[] {
  return files
    .filter(({ path }) => /^(?:(?:apps|packages)\/[^/]+\/|tests\/)?package\.json$/.test(path))
    .map(({ path, text }) => {
      const json = JSON.parse(text);
      return {
        workspace: workspaceOf(path),
        name: json.name,
        dependencies: new Set(Object.keys(json.dependencies ?? {})),
        devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
      };
    });
}

function climbing({ path }: SourceFile, { specifier }: Import): string | undefined {
  const target = resolvePath(path, specifier) ?? "";
  const [from, to] = [roomOf(path), roomOf(target)];
  if (specifier.startsWith("#"))
    return from === to ? "stays in its room: go by the short path, as everything else there does" : undefined;
  if (specifier.startsWith("../../../../") && workspaceOf(target) === workspaceOf(path))
    return "climbs four folders: moving either file would break it, and the reader cannot tell where it leads";
  if (from === undefined || from === to || workspaceOf(target) !== workspaceOf(path)) return undefined;
  return "climbs out of its room: write it from the root of the app, as in #platform/clock.ts";
}

function outOfWorkspace({ path }: SourceFile, { specifier }: Import): string | undefined {
  const target = resolvePath(path, specifier);
  if (target === undefined || workspaceOf(target) === workspaceOf(path)) return undefined;
  return "leaves its package by a path: go by the package's name, or its exports and dependencies mean nothing";
}

function againstArrow({ path }: SourceFile, one: Import, packages: readonly Package[]): string | undefined {
  const from = workspaceOf(path);
  const to = packages.find(({ name }) => name === packageNameOf(one.specifier))?.workspace;
  const allowed = ARROWS[from];
  if (to === undefined || to === from || allowed === undefined) return undefined;
  const arrow = allowed[to];
  if (arrow === "code" || (arrow === "type" && one.isTypeOnly) || (arrow !== undefined && isTest(path)))
    return undefined;
  const only = arrow === "type" ? " except for types" : "";
  return `goes against the arrows: ${from} may not know ${to}${only}, or a change there would reach through the house`;
}

function undeclared(
  { path }: SourceFile,
  { specifier }: Import,
  packages: readonly Package[],
): string | undefined {
  const name = packageNameOf(specifier);
  const own = packages.find(({ workspace }) => workspace === workspaceOf(path));
  if (name === undefined || own === undefined || name === own.name || own.dependencies.has(name))
    return undefined;
  const mayUseTools = isTest(path) || path.endsWith(".config.ts") || workspaceOf(path) === "tests";
  const isTool = packages.some(
    ({ workspace, devDependencies }) =>
      (workspace === "" || workspace === own.workspace) && devDependencies.has(name),
  );
  if (mayUseTools && isTool) return undefined;
  return `is not in the dependencies of ${own.name}: it is only there by luck, and gone with the next install`;
}

function pastFeature({ path }: SourceFile, { specifier }: Import): string | undefined {
  const target = resolvePath(path, specifier) ?? "";
  const room = /^apps\/web\/(features\/[^/]+|ui)\//.exec(path)?.[1];
  const targetRoom = /^apps\/web\/(features\/[^/]+|app|flows)\//.exec(target)?.[1];
  if (room === undefined || targetRoom === undefined || room === targetRoom) return undefined;
  if (room === "ui") return "makes the domain-free parts know the domain: hand it in as a property";
  if (targetRoom === "flows") return undefined;
  return "makes a feature know another room: features meet in app/, so that one can be removed without the other";
}

function pastDoor({ path }: SourceFile, { specifier }: Import): string | undefined {
  const target = resolvePath(path, specifier) ?? "";
  const [, module, inside] = /^apps\/api\/modules\/([^/]+)\/(.+)$/.exec(target) ?? [];
  if (module === undefined || inside === "index.ts" || path.startsWith(`apps/api/modules/${module}/`))
    return undefined;
  // Tables are read by migrations and by the list of all tables only.
  if (path.startsWith("apps/api/platform/database/") && inside?.endsWith("-tables.ts")) return undefined;
  return `enters ${module} past its door: import from its index.ts, or it cannot change its inside any more`;
}

function packageNameOf(specifier: string): string | undefined {
  if (/^(?:[.#/]|node:)/.test(specifier)) return undefined;
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0];
}
