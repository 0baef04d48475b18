import { done, refuse } from "#platform/outcome.ts";
import type { Books, StoredCharge } from "#modules/books/index.ts";
import type { KindOfOrder } from "../order/kind-of-order.ts";
import { nameOfLine } from "../order/name-of-line.ts";
import type { StoredCharges } from "../order/orders-tables.ts";
import { totalDueOf } from "../order/total-due.ts";
import { createFindSoldPlans, type FindSoldPlansParts, refuseCount } from "./find-sold-plans.ts";
import { createQuoteLines, type QuotedLines, type QuoteLinesParts } from "./quote-lines.ts";

export interface QuoteSeveralPlansParts extends FindSoldPlansParts, QuoteLinesParts {
  profiles: Books["profiles"];
  mostPlansPerOrder: number;
}

const FEWEST = 2;

/** Makes one quote of several plans for a person at their address: one charge, and a subscription for each of them. */
export function createQuoteSeveralPlans(parts: QuoteSeveralPlansParts): KindOfOrder<"several">["quote"] {
  const { profiles, fundOrder, clock } = parts;
  const findSoldPlans = createFindSoldPlans(parts);
  const quoteLines = createQuoteLines(parts);

  return async ({ lines, giftCardId }, caller) => {
    const { identityId } = caller;
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count < FEWEST || count > parts.mostPlansPerOrder) return refuseCount();
    const found = await findSoldPlans(lines, caller);
    if (!found.ok) return found;
    const { data: sold } = found;
    const first = sold[0]?.offer;
    const profile = await profiles.findDefault(identityId);
    if (profile === undefined || first === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    if (profile.serviceAddress.country !== first.country) return refuse("COUNTRY_ERROR");

    const quoted = await quoteLines(sold, profile, caller);
    if (!quoted.ok) return quoted;
    const charges = together(quoted.data);
    const funded = await fundOrder.quote({
      identityId,
      billingProfileId: profile.id,
      currency: first.currency,
      totalInCents: totalDueOf({ charges }),
      giftCardTokenId: giftCardId,
    });
    if (!funded.ok) return funded;
    return done({
      kind: "several",
      identityId,
      offer: first,
      lines: quoted.data.lines,
      radio: null,
      startsOn: clock.today(),
      charges,
      ...funded.data,
      billingProfileId: profile.id,
      serviceAddress: profile.serviceAddress,
      subscriptionId: null,
    });
  };
}

/** The charges of all lines, each saying of which line it is; within a group by their days. */
function together({ lines, charges }: QuotedLines): StoredCharges {
  const group = (name: keyof StoredCharges): StoredCharge[] =>
    lines
      .flatMap((line, place) =>
        (charges[place]?.[name] ?? []).map((charge) => ({
          ...charge,
          line: { place, planName: nameOfLine(line) },
        })),
      )
      .toSorted((a, b) => a.period.start.localeCompare(b.period.start));
  return {
    oneTimeCharge: group("oneTimeCharge"),
    repeatingCharge: group("repeatingCharge"),
    ongoingCharge: group("ongoingCharge"),
    zeroCharge: group("zeroCharge"),
  };
}
