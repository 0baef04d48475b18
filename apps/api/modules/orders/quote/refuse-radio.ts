import type { RefusalCode } from "@skywave/contract";
import type { RadioObstacle } from "@skywave/domain/radios/decide-radio-plan";
import { type Refusal, refuse } from "#platform/outcome.ts";

const REFUSAL_BY_OBSTACLE = {
  otherCountry: "COUNTRY_ERROR",
  notCapable: "CS_INELIGIBLE_RADIO",
  outOfReach: "CS_INELIGIBLE_RADIO",
  taken: "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
} as const satisfies Readonly<Record<RadioObstacle, RefusalCode>>;

/** Says what stands in the way of a plan for a radio. */
export function refuseRadio(reason: RadioObstacle): Refusal {
  return refuse(REFUSAL_BY_OBSTACLE[reason], { details: { reason } });
}
