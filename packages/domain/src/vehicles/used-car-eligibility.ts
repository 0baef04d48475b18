/** Why a used car cannot have a trial, by the code of the system that knows its radio; `other` for any further one. */
export type UsedCarReason =
  | "101"
  | "103"
  | "106"
  | "107"
  | "109"
  | "110"
  | "111"
  | "112"
  | "113"
  | "114"
  | "3494"
  | "5035"
  | "other";

/** What the person can do about it. */
export type UsedCarWay =
  /** Look at what was typed again, with help to find it. */
  | { to: "field"; field: "radioId" | "vin" }
  | { to: "signIn" }
  | { to: "offers" }
  /** A plan begins by itself when the trial ends. */
  | { to: "comingPlan" }
  | { to: "contact" }
  /** Listen without a radio. */
  | { to: "streaming" }
  | { to: "retry" };

const WAYS: Readonly<Record<UsedCarReason, UsedCarWay>> = {
  // No maker stands behind the radio: as likely as not it is another one than the car's.
  "101": { to: "field", field: "radioId" },
  "103": { to: "field", field: "vin" },
  "106": { to: "field", field: "radioId" },
  "107": { to: "signIn" },
  "109": { to: "offers" },
  "110": { to: "comingPlan" },
  "111": { to: "offers" },
  "112": { to: "offers" },
  "113": { to: "offers" },
  "114": { to: "contact" },
  "3494": { to: "field", field: "radioId" },
  "5035": { to: "streaming" },
  other: { to: "retry" },
};

/** All reasons, in the order of their codes. */
export const USED_CAR_REASONS: readonly UsedCarReason[] = Object.keys(WAYS).filter(isReason);

function isReason(code: string): code is UsedCarReason {
  return Object.hasOwn(WAYS, code);
}

/** The reason that a code stands for, and what can be done; a code of a newer system is unspecified. */
export function explainUsedCarCode(code: string): { reason: UsedCarReason; way: UsedCarWay } {
  const reason = isReason(code) ? code : "other";
  return { reason, way: WAYS[reason] };
}
