import { expect, it } from "vitest";
import { storeWithheld, withheldEvents } from "./withheld-events.ts";

it("keeps the latest hundred of what was not told, the latest last", () => {
  const views = Array.from({ length: 103 }, (_, view) => ({
    name: "page-view" as const,
    groups: { pageInfo: { pageName: `page ${view}` } },
  }));
  for (const view of views) storeWithheld(view);
  expect(withheldEvents()).toEqual(views.slice(-100));
});
