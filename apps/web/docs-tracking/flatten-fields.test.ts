import { DATA_GROUPS } from "@skywave/tracking/catalogue";
import { expect, it } from "vitest";
import { flattenFields } from "./flatten-fields.ts";

it("names fields within fields by their path, those of lists with brackets", () => {
  const paths = flattenFields(DATA_GROUPS.account).map(({ path }) => path);
  expect(paths).toContain("closedDevices[].vehicleInfo.make");
  expect(paths).toContain("cardInfo.isPrepaid");
  expect(paths).toContain("verificationOptions");
  expect(flattenFields(DATA_GROUPS.renewaloffers).map(({ path }) => path)).toContain("planCode");
});
