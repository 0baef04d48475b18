import { AVIATION_CODES, type Capability, MARINE_CODES } from "../radios/radio.ts";

export type PlanCategory = "infotainment" | "marine" | "aviation" | "entertainment";

/** Parts of package ids, by what the package is about. One that has none of them plays channels. */
const PARTS: readonly (readonly [PlanCategory, ReadonlySet<string>])[] = [
  ["marine", new Set(["MARINE", ...MARINE_CODES])],
  ["aviation", new Set(["AVIATION", ...AVIATION_CODES])],
  ["infotainment", new Set(["INFOTAINMENT", "TRAFFIC", "TRAVEL"])],
];

/** What a package is about: weather at sea or in the air, the screen of a car, or channels. */
export function planCategoryOf(packageId: string): PlanCategory {
  const parts = packageId.toUpperCase().split(/[-_]/);
  const found = PARTS.find(([, ofCategory]) => parts.some((part) => ofCategory.has(part)));
  return found?.[0] ?? "entertainment";
}

/** What a radio has to be able to do for each category: one of these. */
const NEEDED: Readonly<Record<PlanCategory, readonly Capability[]>> = {
  entertainment: ["AUDIO"],
  infotainment: ["INFOTAINMENT"],
  marine: MARINE_CODES,
  aviation: AVIATION_CODES,
};

/** Whether a radio receives anything of a category. That is a fact of the radio, and never read off a plan. */
export function isReceivedBy(capabilities: readonly Capability[], category: PlanCategory): boolean {
  return NEEDED[category].some((capability) => capabilities.includes(capability));
}
