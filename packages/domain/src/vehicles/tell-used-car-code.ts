import type { UsedCarReason } from "./used-car-eligibility.ts";

/** Whoever asks: a visitor who read a number, somebody who has signed in and sits in the car, or whose plan it is. */
export type UsedCarAsker = "visitor" | "inTheCar" | "owner";

/**
 * As much of the code of a used car as somebody may know. What tells of a plan or a trial is for its owner. Whoever sits in
 * the car hears no more than a purchase would tell them: that the radio is taken, or that what was heard on it is over.
 */
export function tellUsedCarCode(code: UsedCarReason, asker: UsedCarAsker): UsedCarReason | undefined {
  switch (code) {
    case "107":
    case "109":
    case "110":
    case "111":
      if (asker === "owner") return code;
      return asker === "inTheCar" ? "107" : undefined;
    case "112":
    case "113":
      return asker === "visitor" ? undefined : code;
    case "101":
    case "103":
    case "106":
    case "114":
    case "3494":
    case "5035":
    case "other":
      return code;
  }
}
