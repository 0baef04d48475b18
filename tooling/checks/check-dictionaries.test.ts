import { describe, expect, test } from "vitest";
import { checkDictionaries } from "./check-dictionaries.ts";

const ROWS = "apps/web/app/routes/top-level-rows.ts";
const PLAN = "apps/web/features/plans/plan-page.tsx";
const NEXT_BILL = "apps/web/features/billing/next-bill.tsx";

/** A page of a plan that shows the next bill, and what its row loads. */
function project({ dictionary = "", plan = "" } = {}) {
  return [
    {
      path: "apps/web/app/paths/paths.ts",
      text: 'export const PATHS = { plan: "account/plan", buy: "buy" };',
    },
    {
      path: ROWS,
      text: `export const rows = [
  { kind: "page", path: PATHS.plan, ${dictionary} page: async () => (await import("../../features/plans/plan-page.tsx")).PlanPage },
];`,
    },
    { path: PLAN, text: `import { NextBill } from "../billing/next-bill.tsx";\n${plan}` },
    { path: NEXT_BILL, text: 'const translate = useTranslate<"bills">();\ntranslate("bills.next");' },
  ];
}

describe("checkDictionaries", () => {
  test("is content with a page that loads what it can show", () => {
    expect(checkDictionaries(project({ dictionary: 'dictionary: ["plans", "bills"],' }))).toEqual([]);
  });

  test("refuses a page that leads to texts which it doesn't load", () => {
    const found = checkDictionaries(project({ dictionary: 'dictionary: "plans",' }));
    expect(found).toEqual([expect.stringContaining(`${NEXT_BILL}: shows texts of "bills"`)]);
    expect(found.join()).toContain("/account/plan");
  });

  test("sees texts that are handed to a function, and keys", () => {
    const plan = 'function format(translate: Translator<"plans">, key: KeyOf<"gifts">) {}';
    const found = checkDictionaries(project({ dictionary: 'dictionary: "bills",', plan })).join();
    expect(found).toContain('"plans"');
    expect(found).toContain('"gifts"');
  });

  test("stops at a file that sees to the texts itself", () => {
    const plan = 'await loadPageDictionaries(skywave, ["bills"], locale);';
    expect(checkDictionaries(project({ plan }))).toEqual([]);
  });

  test("takes no name from a comment", () => {
    const plan = '// useTranslate<"gifts">() would be one too many';
    expect(checkDictionaries(project({ dictionary: 'dictionary: "bills",', plan }))).toEqual([]);
  });

  test("follows a flow to its steps, and to those of the flow that takes its place", () => {
    const flow = (name: string, screen: string) => ({
      path: `apps/web/flows/definitions/${name}.ts`,
      text: `import { ${screen} } from "../../features/${name}.tsx";
const step = { id: "one", trackingName: "one", Screen: ${screen} };
export const ${name} = { name: "${name}", variation: "default", presentation: "steps", steps: [step] };`,
    });
    const row = `export const rows = [{ kind: "flow", path: PATHS.buy, flow: "buying", match: { when, otherwise: "waiting" } }];`;
    const found = checkDictionaries([
      ...project().filter(({ path }) => path !== ROWS),
      { path: ROWS, text: row },
      flow("buying", "Buy"),
      flow("waiting", "Wait"),
      { path: "apps/web/features/buying.tsx", text: 'useTranslate<"deals">();' },
      { path: "apps/web/features/waiting.tsx", text: 'useTranslate<"gifts">();' },
    ]);
    expect(found).toHaveLength(2);
    expect(found.join()).toContain('"deals"');
    expect(found.join()).toContain('"gifts"');
  });
});
