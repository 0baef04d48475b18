import type { CallRequest } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { BillingProfileRow, Books } from "#modules/books/index.ts";
import { checkAddress, checkName } from "./check-address.ts";
import { checkPlace, followPlace, type People } from "./follow-place.ts";

type Body = CallRequest<"billing", "updateBillingProfile">["body"];

/** Whose subscriptions, paid by which profile, are used where, and from which day on. */
export type MovePaidPlans = (
  identityId: string,
  move: { billingProfileId: string; from: string; address: Address },
) => Promise<void>;

interface Parts {
  repository: Pick<Books["profiles"], "find" | "update">;
  movePaidPlans: MovePaidPlans;
  people: People;
  database: Database;
  clock: Clock;
}

/** A new address holds from tomorrow on: the bills of today are made, or may be in the making. */
export function moveDay(clock: Clock): string {
  return clock.today().add({ days: 1 }).toString();
}

/** Changes the name on the bills, the address where the service is used, whether bills are mailed; plans move along. */
export function createUpdateBillingProfile({ repository, movePaidPlans, people, database, clock }: Parts) {
  return async (identityId: string, id: string, body: Body): Promise<Outcome<BillingProfileRow>> => {
    const profile = await repository.find(identityId, id);
    if (profile === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "billingProfile" });
    const name = body.billingProfileName?.firstAndLastName;
    const checked = body.serviceAddress && checkAddress(body.serviceAddress);
    const invalidFields = [
      ...(name ? checkName(name) : []),
      ...(checked?.invalidFields ?? []),
      ...checkPlace(body, checked?.address ?? profile.serviceAddress),
    ];
    if (invalidFields.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields });
    if (checked && checked.address.country !== profile.serviceAddress.country) return refuse("COUNTRY_ERROR");
    const changes = {
      ...name,
      ...(checked && { serviceAddress: checked.address }),
      ...(body.isEBill !== undefined && { isEBill: body.isEBill }),
    };
    await database.inTransaction(async () => {
      if (checked)
        await movePaidPlans(identityId, {
          billingProfileId: id,
          from: moveDay(clock),
          address: checked.address,
        });
      if (checked) await followPlace(people, identityId, body);
      if (Object.keys(changes).length > 0) await repository.update(identityId, id, changes);
    });
    return done({ ...profile, ...changes });
  };
}
