import type { FoundDevice } from "@skywave/contract";

/**
 * The market of a plan, by where it is heard; a plan without a radio is for streaming. A radio that is carried about is
 * sold beside those of cars.
 */
export function marketOf(type: FoundDevice["type"] | undefined) {
  return type === "radio" ? "car" : (type ?? "streaming");
}
