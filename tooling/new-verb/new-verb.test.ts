import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LAYER_FOLDERS } from "../checks/parsers/layer-folders.ts";
import { root as project } from "../setup/folders.mjs";
import { tool } from "../setup/tool.mjs";
import { newVerb } from "./new-verb.ts";

const WORKSPACES = ["contract", "domain", "localization", "sdk", "services", "tracking", "folder-lock"];
/** Areas whose wire, services and screens are called in every way that there is. */
const VERBS = [
  ["orders", "archive-order"],
  ["authentication", "forget-device"],
  ["billing", "dispute-bill"],
  ["gifts", "thank-giver"],
  ["purchase-drafts", "share-draft"],
  ["renewals", "skip-renewal"],
] as const;

let root: string;
const written = new Map<string, string[]>();

/** A copy of all that a verb goes through, whose packages find each other and not the ones of the project. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "new-verb-"));
  const isSource = (path: string) =>
    !/\/(?:node_modules|dist|\.cache)(?:\/|$)/.test(path.slice(project.length));
  for (const path of [...WORKSPACES.map((name) => `packages/${name}`), "apps/api", "apps/web"])
    cpSync(join(project, path), join(root, path), { recursive: true, filter: isSource });
  cpSync(join(project, "tsconfig.base.json"), join(root, "tsconfig.base.json"));
  mkdirSync(join(root, "node_modules/@skywave"), { recursive: true });
  for (const name of readdirSync(join(project, "node_modules")))
    if (name !== "@skywave")
      symlinkSync(join(project, "node_modules", name), join(root, "node_modules", name));
  for (const name of WORKSPACES)
    symlinkSync(join(root, "packages", name), join(root, "node_modules/@skywave", name));
  for (const [area, verb] of VERBS) written.set(verb, newVerb(root, area, verb));
}, 120_000);

afterAll(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesOf = (verb: string) => written.get(verb) ?? [];

/** What the compiler finds in these files, and in whatever they need of the copy. */
function compile(files: readonly string[]): string {
  const settings = {
    extends: "./tsconfig.base.json",
    compilerOptions: {
      composite: false,
      declarationMap: false,
      emitDeclarationOnly: false,
      noEmit: true,
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      lib: ["esnext", "dom", "dom.iterable"],
      types: ["node", "vite/client"],
    },
    files,
  };
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify(settings));
  return spawnSync(tool("tsc"), ["-p", root], { encoding: "utf8" }).stdout;
}

describe("newVerb", () => {
  test.each(VERBS)("writes through every layer of %s: %s, with no blank left", (area, verb) => {
    const files = filesOf(verb);
    expect(files).toHaveLength(11);
    expect(files).toContain(`apps/api/modules/${area}/${verb}/${verb}.http.test.ts`);
    expect(files).toContain(`apps/api/modules/${area}/${verb}/routes.ts`);
    expect(files.filter((path) => read(path).includes("{{"))).toEqual([]);
  });

  test("goes where the area's other files are, whatever they are called there", () => {
    expect(filesOf("archive-order")).toEqual(
      expect.arrayContaining([
        "packages/contract/src/orders/archive-order.ts",
        "packages/services/src/orders/archive-order.ts",
        "apps/web/features/orders/archive-order/use-archive-order.ts",
      ]),
    );
    expect(filesOf("forget-device")).toEqual(
      expect.arrayContaining([
        "packages/contract/src/authentication/forget-device.ts",
        "packages/contract/src/user-domain.ts",
      ]),
    );
    expect(filesOf("skip-renewal")).toContain("packages/services/src/renewals/skip-renewal.ts");
  });

  test("compiles in all six areas, and is asked for where the handlers of its area are put together", () => {
    const files = [...written.values()].flat();
    const said = compile(files);
    expect(files.filter((path) => said.includes(path))).toEqual([]);
    expect(said).toMatch(/^\S*apps\/api\/.*(?:'forgetDevice' is missing|missing .*\bforgetDevice\b)/m);
  }, 300_000);

  test("works for every room of the API", () => {
    for (const room of readdirSync(join(root, LAYER_FOLDERS.api)))
      expect(newVerb(root, room, `count-${room}`)).toHaveLength(11);
  });

  test("writes over nothing", () => {
    expect(() => newVerb(root, "orders", "archive-order")).toThrow("Already there");
  });

  test.each([
    ["orders", "ArchiveOrder", "kebab-case"],
    ["orders", "archive", "what it acts on"],
    ["gardens", "mow-lawn", "no room gardens"],
  ])("refuses %s %s", (area, verb, why) => {
    expect(() => newVerb(root, area, verb)).toThrow(why);
  });
});
