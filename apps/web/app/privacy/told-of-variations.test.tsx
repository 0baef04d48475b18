import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ReverifyPage } from "#features/student/student-area/reverify-page.tsx";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ServiceLanePage } from "../pages/activation/service-lane-page.tsx";
import { TargetedTrialPage } from "../pages/activation/targeted-trial-page.tsx";
import { UsedVehiclePage } from "../pages/activation/used-vehicle-page.tsx";

afterEach(cleanup);

describe("a flow that is one page or stands there in steps", () => {
  it.each([
    ["usedVehicleTrial", "activate/trial/used-vehicle", "accordion", UsedVehiclePage],
    ["usedVehicleTrial", "activate/trial/used-vehicle/new", "nonAccordion", UsedVehiclePage],
    ["serviceLaneTrial", "activate/trial/service-lane", "accordion", ServiceLanePage],
    ["serviceLaneTrial", "activate/trial/service-lane/new", "nonAccordion", ServiceLanePage],
    ["targetedTrial", "activate/trial", "accordion", TargetedTrialPage],
    ["targetedTrial", "activate/trial/targeted", "nonAccordion", TargetedTrialPage],
    ["targetedTrial", "activate/trial/targeted-oem", "nonAccordion", TargetedTrialPage],
    ["studentReverification", "student/re-verify", "accordion", ReverifyPage],
    ["studentReverification", "student/re-verify/new", "nonAccordion", ReverifyPage],
  ] as const)("[A4.15] starts %s at %s by the variation %s", async (flowName, pageName, flowType, Page) => {
    const fake = fakeSkywave({ getStudentStatus: refusal("SYSTEM") });
    fake.setSession("authenticated");
    const { told } = renderPage(Page, { fake, at: `/${pageName}` });
    const opened = () =>
      told
        .filter(({ name }) => name === "flow-start" || name === "page-view")
        .map(({ name, groups }) => [name, groups.pageInfo]);
    await expect.poll(opened).toEqual([
      ["flow-start", { flowName, flowType }],
      ["page-view", { flowName, flowType, pageName }],
    ]);
  });
});
