import { PATHS } from "../../paths/paths.ts";

const PLAN_FOR_RADIO = "/subscribe/checkout/purchase/satellite/organic/new";

/**
 * Who is signed in adds a radio to their account. Who has found theirs signs in first, so that the radio becomes a part of it,
 * and everybody else buys as anybody does. The query stays.
 */
export function decideWayToRadioPlan(
  query: URLSearchParams,
  { isMember, isIdentified }: { isMember: boolean; isIdentified: boolean },
): string {
  const target = query.size === 0 ? PLAN_FOR_RADIO : `${PLAN_FOR_RADIO}?${query.toString()}`;
  if (isMember || !isIdentified) return target;
  return `/${PATHS.signIn}?${new URLSearchParams({ returnUrl: target }).toString()}`;
}
