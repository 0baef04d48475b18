import { describe, expect, it } from "vitest";
import { ERROR_EVENTS } from "./error-record.ts";
import { EVENT_NAMES, SHELL_EVENT_NAMES } from "./event-names.ts";
import { EVENT_AREAS, groupsOf } from "./event-plan.ts";

describe("the plan of events", () => {
  it("has every event of the catalogue in one area", () => {
    const planned = Object.values(EVENT_AREAS).flat();
    const known = [...EVENT_NAMES, ...SHELL_EVENT_NAMES, ...Object.values(ERROR_EVENTS)];
    expect(planned.toSorted()).toEqual(known.toSorted());
  });

  it("gives each event the visitor, its origin and its page, and errors their record", () => {
    expect(groupsOf("page-view")).toEqual(["customerInfo", "meta", "pageInfo"]);
    expect(groupsOf("business-error")).toContain("errorInfo");
    expect(groupsOf("promo-code-failed")).toContain("deviceInfo");
  });
});
