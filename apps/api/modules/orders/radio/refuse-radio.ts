import type { RefusalCode } from "@skywave/contract";
import type { TransferObstacle } from "@skywave/domain/plans/decide-transfer";
import { type Refusal, refuse } from "#platform/outcome.ts";

const REFUSAL_BY_OBSTACLE = {
  otherCountry: "COUNTRY_ERROR",
  notCapable: "CS_INELIGIBLE_RADIO",
  outOfReach: "CS_INELIGIBLE_RADIO",
  sameRadio: "CS_INELIGIBLE_RADIO",
  otherKind: "CS_INELIGIBLE_RADIO",
  taken: "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
  onTrial: "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
} as const satisfies Readonly<Record<TransferObstacle | "onTrial", RefusalCode>>;

/** The same, saying of several plans the place of the line that it is about. */
export function withLine(refusal: Refusal, line: number | undefined): Refusal {
  return line === undefined ? refusal : { ...refusal, details: { ...refusal.details, line } };
}

/** Why a plan cannot be heard on a radio. Whose plan is heard on one that is taken is nobody's business. */
export function refuseRadio(reason: keyof typeof REFUSAL_BY_OBSTACLE): Refusal {
  return refuse(REFUSAL_BY_OBSTACLE[reason], { details: { reason } });
}
