import type { FoundDevice } from "@skywave/contract";

/** A radio that is carried about is sold beside those of cars. */
const MARKETS = { car: "car", radio: "car", marine: "marine", aviation: "aviation" } as const;

/** The market of a plan, by where it is heard; a plan without a radio is for streaming. */
export function marketOf(type: FoundDevice["type"] | undefined) {
  return type === undefined ? "streaming" : MARKETS[type];
}
