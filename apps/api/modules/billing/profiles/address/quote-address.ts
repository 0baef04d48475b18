import type { AddressQuote, CallRequest } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Books } from "#modules/books/index.ts";
import type { SubscriptionToBill } from "#modules/subscriptions/index.ts";
import { findNextBill } from "../../bills/next-bill.ts";
import { checkAddress } from "./check-address.ts";
import { moveDay } from "./update-billing-profile.ts";

type Body = CallRequest<"billing", "quoteAddress">["body"];

/** The running subscriptions of a person as they are, or as they would be after a move. */
export type ListToBill = (
  identityId: string,
  move?: { billingProfileId: string; from: string; address: Address },
) => Promise<SubscriptionToBill[]>;

/** What another address would do to the next bill. Nothing is kept of it. */
export function createQuoteAddress({
  repository,
  balances,
  listToBill,
  clock,
}: {
  repository: Pick<Books["profiles"], "find">;
  balances: Pick<Books["balances"], "listOf">;
  listToBill: ListToBill;
  clock: Clock;
}) {
  return async (identityId: string, id: string, body: Body): Promise<Outcome<AddressQuote>> => {
    const profile = await repository.find(identityId, id);
    if (profile === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "billingProfile" });
    const { address, invalidFields } = checkAddress(body.serviceAddress);
    if (invalidFields.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields });
    if (address.country !== profile.serviceAddress.country) return refuse("COUNTRY_ERROR");
    const from = moveDay(clock);
    const held = await balances.listOf(identityId);
    const before = findNextBill(await listToBill(identityId), held);
    const after = findNextBill(await listToBill(identityId, { billingProfileId: id, from, address }), held);
    return done({ from, ...(before && { before }), ...(after && { after }) });
  };
}
