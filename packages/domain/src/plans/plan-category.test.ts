import { expect, test } from "vitest";
import { AVIATION_CODES, MARINE_CODES } from "../radios/radio.ts";
import { isReceivedBy, planCategoryOf } from "./plan-category.ts";

test("[S9.17] knows ten codes of services at sea and four of services in the air, each by its package", () => {
  const atSea = ["IND", "OFF", "CST", "SKY", "MAR", "INL", "FSH", "CHA", "VOY", "FISHMAP"];
  const inTheAir = ["PIL", "AVI", "FORFLT", "RSP"];
  expect([MARINE_CODES, AVIATION_CODES]).toEqual([atSea, inTheAir]);
  expect(atSea.map((code) => planCategoryOf(`3_${code}_ALL`))).toEqual(atSea.map(() => "marine"));
  expect(inTheAir.map((code) => planCategoryOf(`3_${code}`))).toEqual(inTheAir.map(() => "aviation"));
});

test.each([
  ["marine-offshore", "marine"],
  ["aviation-pilot", "aviation"],
  ["infotainment-plus", "infotainment"],
  ["SXM_TRAFFIC", "infotainment"],
  ["satellite-all", "entertainment"],
  ["3_STREAMING_IP_VIP", "entertainment"],
  ["streaming-skyline", "entertainment"],
])("goes by whole parts of a package's id: %s", (id, category) => {
  expect(planCategoryOf(id)).toBe(category);
});

test.each([
  [["AUDIO"], ["entertainment"]],
  [
    ["AUDIO", "INFOTAINMENT"],
    ["infotainment", "entertainment"],
  ],
  [["FISHMAP"], ["marine"]],
  [
    ["AUDIO", "RSP"],
    ["aviation", "entertainment"],
  ],
  [[], []],
] as const)("of a radio that can %j are received: %j", (capabilities, categories) => {
  const all = ["infotainment", "marine", "aviation", "entertainment"] as const;
  expect(all.filter((category) => isReceivedBy(capabilities, category))).toEqual(categories);
});
