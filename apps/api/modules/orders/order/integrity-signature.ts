import type { Secrets } from "#platform/security/secrets.ts";
import type { TrialUse } from "../trials/trials.ts";
import type { StoredChange } from "../change/change-row.ts";
import type { QuoteTerms } from "./order-row.ts";
import type { AnyChange, OrderedRadio, StoredLine } from "./orders-tables.ts";

/** All that a kind may promise. What is not here is not signed. */
interface PromisedTerms {
  lines?: readonly StoredLine[];
  promoCode?: string | null;
  offerLink?: string | null;
  trialUse?: TrialUse | null;
  paymentMethodId?: string | null;
  radio?: OrderedRadio | null;
  change?: AnyChange;
  subscriptionId: string | null;
}

/** The terms of a kind, all of which the integrity signature covers; others do not compile. */
export type Signed<T extends { [P in keyof T]: P extends keyof PromisedTerms ? unknown : never }> = T;

/** The keyed digest of all that a quote promises; keys are sorted, since the database does not keep their order. */
export function integritySignatureOf(
  quote: { id: string } & QuoteTerms & PromisedTerms,
  secrets: Secrets,
): string {
  const {
    identityId,
    id,
    offer,
    promoCode = null,
    startsOn,
    charges,
    dueNowInCents,
    billingProfileId,
    serviceAddress,
  } = quote;
  const startDay = startsOn.toString();
  const content = {
    identityId,
    id,
    offer,
    promoCode,
    startDay,
    charges,
    dueNowInCents,
    billingProfileId,
    serviceAddress,
    ...(quote.offerLink != null && { offerLink: quote.offerLink }),
    // Under the name of the first release, so that what it signed holds.
    ...(quote.lines !== undefined && {
      lines: quote.lines.map(({ offer: plan, instanceNumber, follows, radio }) => ({
        plan,
        seat: instanceNumber,
        ...(follows !== undefined && { follows }),
        ...(radio !== undefined && { radio }),
      })),
    }),
    ...(quote.funding !== null && { funding: quote.funding }),
    ...(quote.trialUse != null && { trialUse: quote.trialUse }),
    ...(quote.paymentMethodId != null && { paymentMethodId: quote.paymentMethodId }),
    ...(quote.radio != null && { radio: quote.radio }),
    // A new subscription gets its id when it is paid for.
    ...(quote.change !== undefined && {
      change: signedChange(quote.change),
      subscriptionId: quote.subscriptionId,
    }),
  };
  return secrets.sign("quote", JSON.stringify(sortKeys(content)));
}

/** The add-on of a VIP plan is signed under the name of the first release, so that what it signed holds. */
function signedChange(change: StoredChange & { addOn?: unknown }): object {
  const { addOn, ...rest } = change;
  return addOn === undefined ? rest : { ...rest, companion: addOn };
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, sortKeys(inner)]));
}
