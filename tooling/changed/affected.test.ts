import { describe, expect, test } from "vitest";
import { affectedPages } from "./affected-pages.ts";
import { affectedTests } from "./affected-tests.ts";
import { chooseJourneys } from "./choose-journeys.ts";

const file = (path: string, text = "") => ({ path, text });
const line = (what: string, from: string) => [`import ${what} fr`, `om "${from}";\n`].join("");
const FILES = [
  file(
    "apps/web/app/paths/paths.ts",
    'export const PATHS = { bills: "account/bills", plan: "account/plan" };',
  ),
  file(
    "apps/web/app/routes/guarded-rows.ts",
    `${line("{ PATHS }", "../paths.ts")}export const guardedRows = [
  { kind: "page", path: PATHS.bills, page: async () => (await import("../pages/bills-page.tsx")).BillsPage },
  { kind: "page", path: \`\${PATHS.plan}/:id\`, page: async () => (await import("../pages/plan-page.tsx")).PlanPage },
];`,
  ),
  file("apps/web/app/routes/routes.test.tsx", line("{ guardedRows }", "./guarded-rows.ts")),
  file("apps/web/app/pages/bills-page.tsx", line("{ PayBill }", "#features/billing/pay-bill.tsx")),
  file("apps/web/app/pages/plan-page.tsx", line("{ Plan }", "#features/plans/plan.tsx")),
  file(
    "apps/web/features/billing/pay-bill.tsx",
    'export const PayBill = () => attemptCall({ domain: "billing", name: "payBill" });',
  ),
  file("apps/web/features/billing/pay-bill.test.tsx", line("{ PayBill }", "./pay-bill.tsx")),
  file(
    "apps/web/features/subscriptions/plan.tsx",
    line("type { PayBill }", "#features/billing/pay-bill.tsx"),
  ),
  file("apps/web/features/subscriptions/plan.test.tsx", line("{ Plan }", "./plan.tsx")),
  file(
    "apps/api/build.ts",
    line("{ billing }", "#modules/billing/index.ts") + line("{ orders }", "#modules/orders/index.ts"),
  ),
  file("apps/api/testing/open-test-api.ts", line("{ build }", "../build.ts")),
  file("apps/api/modules/billing/index.ts", ["export { billing } fr", 'om "./routes.ts";'].join("")),
  file(
    "apps/api/modules/billing/routes.ts",
    `${line("{ decide }", "./decide.ts")}export const billing = { payBill: decide };`,
  ),
  file("apps/api/modules/billing/decide.ts", "export const decide = 1;"),
  file("apps/api/modules/billing/decide.test.ts", line("{ decide }", "./decide.ts")),
  file("apps/api/modules/billing/pay.http.test.ts", line("{ openTestApi }", "#testing/open-test-api.ts")),
  file("apps/api/modules/orders/index.ts", line("{ billing }", "#modules/billing/index.ts")),
  file("apps/api/modules/orders/orders.http.test.ts", line("{ openTestApi }", "#testing/open-test-api.ts")),
];

describe("affectedTests", () => {
  test("names the tests that import what changed, not those that only take a type of it", () => {
    const { units, http } = affectedTests(FILES, ["apps/web/features/billing/pay-bill.tsx"]);
    expect(units).toEqual([
      "apps/web/app/routes/routes.test.tsx",
      "apps/web/features/billing/pay-bill.test.tsx",
    ]);
    expect(http).toEqual([]);
  });

  test("names the HTTP tests of a changed room, and not all of them by way of the wiring", () => {
    expect(affectedTests(FILES, ["apps/api/modules/billing/decide.ts"])).toEqual({
      units: ["apps/api/modules/billing/decide.test.ts"],
      http: ["apps/api/modules/billing/pay.http.test.ts"],
    });
  });

  test("names every HTTP test where the wiring itself changed", () => {
    expect(affectedTests(FILES, ["apps/api/build.ts"]).http).toHaveLength(2);
  });
});

describe("affectedPages", () => {
  test("finds the page that is made of what changed", () => {
    expect(affectedPages(FILES, ["apps/web/features/subscriptions/plan.tsx"])).toEqual(["/account/plan/:id"]);
  });

  test("finds the page that makes a call of a changed room", () => {
    expect(affectedPages(FILES, ["apps/api/modules/billing/decide.ts"])).toEqual(["/account/bills"]);
  });

  test("finds no page for a document", () => {
    expect(affectedPages(FILES, ["docs/architecture.md"])).toEqual([]);
  });
});

describe("chooseJourneys", () => {
  const journeys = [
    file("tests/e2e/bills.spec.ts", 'open("/account/bills?paid=1");'),
    file(
      "tests/e2e/tour.spec.ts",
      'open("/account/bills"); open("/"); open("/help"); open("/account/planet");',
    ),
    file("tests/e2e/plans.spec.ts", "open(`/account/plan/${id}`);"),
    file("tests/e2e/other.spec.ts", '// not "/account/bills"\nopen("/help");'),
    file("tests/e2e/faults.spec.ts", 'open("/account/bills");'),
  ];
  const choose = (pages: string[], changed: string[] = [], most = 5) =>
    chooseJourneys(journeys, { changed, pages, most });

  test("takes those that go by an affected page, the ones that go by little else first", () => {
    expect(choose(["/account/bills"])).toEqual({
      run: ["tests/e2e/bills.spec.ts", "tests/e2e/tour.spec.ts"],
      left: [],
    });
    expect(choose(["/account/bills"], [], 1).left).toEqual(["tests/e2e/tour.spec.ts"]);
  });

  test("leaves a journey that goes by everything to all the tests", () => {
    const everywhere = ["/", "/help", "/subscribe", "/account", "/gift"].map((path) => `open("${path}");`);
    const text = `open("/account/bills"); ${everywhere.join(" ")}`;
    const tour = file("tests/e2e/every-route.spec.ts", text);
    expect(chooseJourneys([tour], { changed: [], pages: ["/account/bills"], most: 5 })).toEqual({
      run: [],
      left: [tour.path],
    });
  });

  test("knows an address with a part that is filled in", () => {
    expect(choose(["/account/plan/:id"]).run).toEqual(["tests/e2e/plans.spec.ts"]);
  });

  test("takes a journey that was changed itself before all others", () => {
    expect(choose(["/account/bills"], ["tests/e2e/other.spec.ts"]).run[0]).toBe("tests/e2e/other.spec.ts");
  });
});
