import { openDocsPage } from "#docs-sdk/open-docs-page.tsx";
import { PlanPage } from "./plan-page.tsx";

await openDocsPage({ title: "tracking.heading", withPlan: true, Page: PlanPage });
