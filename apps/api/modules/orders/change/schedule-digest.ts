import { digestOf } from "#platform/security/secrets.ts";
import { offerKeyOf, type SubscriptionRow } from "#modules/subscriptions/index.ts";

/** Names a schedule as it is, with what has been billed of it. */
export function scheduleDigestOf(row: SubscriptionRow): string {
  const { plans, suspensionIntervals, addresses, end, billedCount } = row;
  return digestOf(
    JSON.stringify([
      plans.map(({ from, isAtOnce, offer }) => [from, isAtOnce, offerKeyOf(offer)]),
      suspensionIntervals.map(({ reason, from, until }) => [reason, from, until]),
      addresses.map(({ from, address: { country, state, zipCode } }) => [from, country, state, zipCode]),
      end && [end.on, end.isAtOnce, end.refund],
      billedCount,
    ]),
  );
}
