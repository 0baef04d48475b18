import { listOf, money, number, oneOf, personal, shape, text, yesNo } from "../field.ts";
import {
  CANCEL_REASONS,
  MARKET_TYPES,
  PLAN_CHANGE_STATUSES,
  PLAN_TERMS,
  REVENUE_STATUSES,
} from "../value-sets.ts";

const PLAN = shape({
  activationFee: money,
  planCodes: listOf(text),
  price: money,
  royaltyFee: money,
  tax: money,
  /** Months. */
  termLength: number,
});

export const PLAN_INFO = {
  planChangeStatus: oneOf(PLAN_CHANGE_STATUSES),
  // People write whatever they like into a free text, their own name too.
  otherReasonText: personal("nothing"),
  cancelReason: oneOf(CANCEL_REASONS),
  cancelOnlineEligibility: yesNo,
  subscriptionId: text,
  oldSubscriptionId: text,
  marketType: oneOf(MARKET_TYPES),
  revenueStatus: oneOf(REVENUE_STATUSES),
  planTerm: oneOf(PLAN_TERMS),
  currentPlanCodes: listOf(text),
  purchasePlan: PLAN,
  renewalPlan: PLAN,
  plansOffered: listOf(text),
  audioSelected: text,
  dataSelected: text,
  changePlanPackages: listOf(text),
} as const;
