import type { Country } from "../locale/country.ts";
import type { Currency } from "../money/currency.ts";
import type { OpenAccount } from "../service-continuity/new-radio.ts";

/** More plans than one person pays for: above it an account is a fleet's, and is looked at by somebody of ours. */
export const MOST_PLANS_OF_AN_ACCOUNT = 20;

/** What decides whether an account can be joined with another one. */
export interface JoiningAccount extends OpenAccount {
  /** It is a part of another account already. */
  isJoined: boolean;
  /** An order, a charge or a change of one of its plans is under way. */
  isBusy: boolean;
  hasOpenBill: boolean;
  /** Undefined where nothing says in which country it is. */
  country: Country | undefined;
  /** In which it is billed, or has a balance; none where nobody was ever billed. */
  currencies: readonly Currency[];
  planCount: number;
  /** A plan that a store bills, or that is for students: it hangs on whoever it was sold to. */
  hasBoundPlan: boolean;
}

/** Why two accounts stay two. */
export type JoinRefusal =
  | "SAME_ACCOUNT"
  | "ACCOUNT_NOT_JOINABLE"
  | "COUNTRY_ERROR"
  | "PAYMENT_IN_PROGRESS"
  | "PAYMENT_DUE"
  | "BILLED_ELSEWHERE"
  | "TOO_MANY_PLANS";

/**
 * Why an account cannot become a part of another one; undefined where it can. What nobody can change comes first, then what is
 * over by itself in a moment, then what its owner can do something about.
 */
export function decideJoin(keeping: JoiningAccount, joining: JoiningAccount): JoinRefusal | undefined {
  const both = [keeping, joining];
  if (both.some(({ isJoined, isClosed, isConsumer }) => isJoined || isClosed || !isConsumer))
    return "ACCOUNT_NOT_JOINABLE";
  const countries = new Set(both.flatMap(({ country }) => country ?? []));
  const currencies = new Set(both.flatMap(({ currencies: own }) => own));
  if (countries.size > 1 || currencies.size > 1) return "COUNTRY_ERROR";
  if (both.some(({ isBusy }) => isBusy)) return "PAYMENT_IN_PROGRESS";
  if (both.some(({ hasOpenBill, isInCollections }) => hasOpenBill || isInCollections)) return "PAYMENT_DUE";
  if (joining.hasBoundPlan) return "BILLED_ELSEWHERE";
  return keeping.planCount + joining.planCount > MOST_PLANS_OF_AN_ACCOUNT ? "TOO_MANY_PLANS" : undefined;
}
