import { describe, expect, test } from "vitest";
import { checkArrows } from "./check-arrows.ts";

const PACKAGES = [
  [
    "apps/api",
    "@skywave/api",
    { fastify: "5", "@skywave/contract": "*" },
    { "@skywave/card-processor": "*" },
  ],
  ["apps/web", "@skywave/web", { "@skywave/localization": "*", "@skywave/services": "*" }, { vite: "8" }],
  ["apps/card-processor", "@skywave/card-processor", {}, {}],
  ["packages/contract", "@skywave/contract", {}, {}],
  ["packages/domain", "@skywave/domain", {}, {}],
  ["packages/localization", "@skywave/localization", {}, {}],
  ["packages/sdk", "@skywave/sdk", {}, {}],
  ["packages/services", "@skywave/services", {}, {}],
] as const;

const rootFile = {
  path: "package.json",
  text: JSON.stringify({ name: "skywave", devDependencies: { vitest: "5" } }),
};
const packageFiles = PACKAGES.map(([workspace, name, dependencies, devDependencies]) => ({
  path: `${workspace}/package.json`,
  text: JSON.stringify({ name, dependencies, devDependencies }),
}));

function found(path: string, specifier: string, type = ""): string[] {
  const text = ["import ", type, "{ a } fr", `om "${specifier}";`].join("");
  return checkArrows([rootFile, ...packageFiles, { path, text }]);
}

describe("checkArrows", () => {
  test.each([
    ["packages/domain/src/a.ts", "@skywave/contract", "against the arrows"],
    ["apps/web/app/a.ts", "@skywave/localization", "except for types"],
    ["apps/api/modules/orders/a.ts", "@skywave/services", "against the arrows"],
    ["apps/api/modules/orders/a.ts", "@skywave/card-processor/testing", "against the arrows"],
    ["apps/api/modules/orders/a.ts", "zod", "not in the dependencies"],
    ["apps/web/app/a.ts", "vite", "not in the dependencies"],
    ["apps/web/features/orders/complete-order/a.ts", "#features/account/b.ts", "another room"],
    ["apps/web/features/orders/complete-order/a.ts", "../../../ui/b.ts", "climbs out of its room"],
    ["apps/web/features/orders/complete-order/a.ts", "#features/checkout/b.ts", "stays in its room"],
    ["packages/sdk/src/one/two/three/four/a.ts", "../../../../b.ts", "climbs four folders"],
    ["apps/web/ui/button/a.ts", "#features/checkout/b.ts", "domain-free"],
    ["apps/api/modules/orders/a.ts", "#modules/billing/decide-bill.ts", "past its door"],
    ["apps/api/platform/a.ts", "#modules/billing/decide-bill.ts", "past its door"],
    ["packages/sdk/src/a.ts", "../../domain/src/b.ts", "leaves its package"],
  ])("in %s, %s is refused: %s", (path, specifier, why) => {
    expect(found(path, specifier).join()).toContain(why);
  });

  test.each([
    ["apps/api/modules/orders/a.ts", "@skywave/contract", ""],
    ["apps/api/modules/orders/a.ts", "#modules/billing/index.ts", ""],
    ["apps/api/modules/orders/a.ts", "./complete/b.ts", ""],
    ["apps/api/modules/orders/a.test.ts", "@skywave/card-processor/testing", ""],
    ["apps/api/modules/orders/a.test.ts", "vitest", ""],
    ["apps/api/modules/orders/a.ts", "node:crypto", ""],
    ["apps/web/app/a.ts", "@skywave/localization", "type "],
    ["apps/web/app/a.ts", "#features/checkout/b.ts", ""],
    ["apps/web/vite.config.ts", "vite", ""],
  ])("in %s, %s is fine", (path, specifier, type) => {
    expect(found(path, specifier, type)).toEqual([]);
  });
});

describe("checkArrows on code that is hard to read", () => {
  const against = (text: string) =>
    checkArrows([rootFile, ...packageFiles, { path: "packages/domain/src/a.ts", text }]);

  test("sees an import over several lines with comments, and one that is handed on", () => {
    expect(against(["import {\n  a, // from\n  b,\n} fr", 'om "@skywave/sdk";'].join(""))).not.toEqual([]);
    expect(against(["export { a } fr", 'om "@skywave/sdk";'].join(""))).not.toEqual([]);
  });

  test("takes no import in a comment or a template for one", () => {
    const line = ["import { a } fr", 'om "@skywave/sdk";'].join("");
    expect(against(`/*\n${line}\n*/\nexport const code = \`\n${line}\n\`;`)).toEqual([]);
  });
});
