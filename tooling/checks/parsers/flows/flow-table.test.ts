import { describe, expect, it } from "vitest";
import { flowTable } from "./flow-table.ts";

const WEB = "apps/web";
const FILES = [
  {
    path: `${WEB}/app/paths/paths.ts`,
    text: 'export const PATHS = {\n  buy: "subscribe/buy",\n  plan: "account/plan",\n};\n',
  },
  {
    path: `${WEB}/app/routes/top-level-rows.ts`,
    text: `export const topLevelRows = [
  {
    kind: "flow",
    path: PATHS.buy,
    flag: { name: "enableBuying", fallback: PATHS.error },
    flow: "buying",
  },
];
`,
  },
  {
    path: `${WEB}/app/routes/guarded-rows.ts`,
    text: `const planPages = () => import("../pages/plan-pages.ts");
const HELP = "help/me";
export const guardedRows = [
  {
    kind: "page",
    path: HELP,
    page: async () => (await planPages()).PlanPage,
  },
  {
    kind: "page",
    path: \`\${PATHS.plan}/:subscriptionId\`,
    guard: "signedIn",
    page: async () => (await planPages()).PlanPage,
  },
];
`,
  },
  {
    path: `${WEB}/app/pages/plan-pages.ts`,
    text: 'export { PlanPage } from "../../features/subscriptions/plan-page.tsx";\n',
  },
  {
    path: `${WEB}/features/subscriptions/plan-page.tsx`,
    text: `import { loadPlan } from "@skywave/services/plans/load-plan";
tracking.event(isOpen ? "details-accordion-chevron" : "viewOrderdetails");
`,
  },
  {
    path: "packages/services/src/plans/load-plan.ts",
    text: 'attemptCall(skywave, { domain: "subscription", name: "getSubscription", input });\n',
  },
  {
    path: `${WEB}/flows/definitions/buying.ts`,
    text: `import { loadPlan } from "@skywave/services/plans/load-plan";
import { offersStep, laterSteps } from "./steps.ts";
const planStep: FlowStep = {
  ...offersStep,
  ...onDemand(async () => ({ default: (await import("../../features/orders/review.tsx")).Review })),
};
export const buying: FlowDefinition = {
  name: "buying",
  variation: "default",
  presentation: "steps",
  steps: [offersStep, planStep, ...laterSteps],
};
`,
  },
  {
    path: `${WEB}/flows/definitions/steps.ts`,
    text: `import { Offers } from "../../features/offers/offers.tsx";
export const offersStep: FlowStep = {
  id: "offers",
  trackingName: "offerPresentment",
  Screen: Offers,
};
const reviewStep: FlowStep = {
  id: "review",
  trackingName: "review",
  ...onDemand(async () => ({ default: (await import("../../features/orders/review.tsx")).Review })),
};
export const laterSteps = [{ ...reviewStep, isNeeded: (state) => state.isDear }];
`,
  },
  {
    path: `${WEB}/features/offers/offers.tsx`,
    text: "skywave.session.signOut();\nskywave.session.current();\n",
  },
  {
    path: `${WEB}/features/orders/review.tsx`,
    text: "tracking.businessError(code);\ntracking.describe({});\n",
  },
];

describe("flowTable", () => {
  const text = flowTable(FILES);

  it("has an address with its steps, their calls and events, and what a definition asks ahead", () => {
    const buying = text.slice(text.indexOf("## /subscribe/buy"));
    expect(buying).toContain("The flow `buying/default`, step by step, flag `enableBuying`.");
    expect(buying.match(/^\| (?!Step|---).*$/gm)).toEqual([
      "| before the first | `subscription.getSubscription` | none |",
      "| offers, tracked as offerPresentment | `session.signOut` | none |",
      "| offers, tracked as offerPresentment | none | `businessError` |",
      "| (review) | none | `businessError` |",
    ]);
  });

  it("has a page that comes with others, with both events of a choice", () => {
    const plan = text.slice(text.indexOf("## /account/plan/:subscriptionId"));
    expect(plan).toContain("A page, for those who are signed in.");
    expect(plan).toContain(
      "| plan-page | `subscription.getSubscription` | `details-accordion-chevron`, `viewOrderdetails` |",
    );
  });

  it("has an address that its table alone names", () => {
    expect(text).toContain("## /help/me\n");
  });

  it("reads a step beyond a function of several lines in it, and no call of a comment", () => {
    const longer = FILES.map(({ path, text: source }) => ({
      path,
      text: source
        .replace(
          'id: "review",\n',
          'id: "review",\n  isNeeded: (state) => {\n    const isDear = state.isDear;\n    return isDear;\n  },\n',
        )
        .replace("skywave.session.current();", "// skywave.session.signUp();"),
    }));
    const buying = flowTable(longer);
    expect(buying).toContain("| (review) | none | `businessError` |");
    expect(buying).not.toContain("signUp");
  });

  it("stops at a flow whose steps it can't read", () => {
    const unread = FILES.map(({ path, text: source }) => ({
      path,
      text: source.replace("steps: [offersStep, planStep, ...laterSteps]", "steps"),
    }));
    expect(() => flowTable(unread)).toThrow("the steps of buying can't be read");
  });

  it("stops at a flow that no file defines", () => {
    const without = FILES.filter(({ path }) => !path.endsWith("buying.ts"));
    expect(() => flowTable(without)).toThrow("buying");
  });
});
