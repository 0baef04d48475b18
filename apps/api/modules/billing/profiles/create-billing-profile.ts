import type { BillingProfile, CallRequest } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { currencyOf } from "@skywave/domain/locale/country";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { idFromBytes, randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { checkAddress, checkName } from "./address/check-address.ts";
import type { FindAddressStatus } from "./address/find-address-status.ts";
import { checkPlace, followPlace, type People } from "./address/follow-place.ts";
import { type BillingProfileRow, type Books, methodOf, type ProfileContext } from "#modules/books/index.ts";
import { serializeProfile } from "./serialize-profile.ts";

type Body = CallRequest<"billing", "createBillingProfile">["body"];

export interface ProfileDependencies {
  repository: Books["profiles"];
  database: Database;
  clock: Clock;
  secrets: Secrets;
  saveCard: Books["saveCard"];
  findAddressStatus: FindAddressStatus;
}

/** Who is billed and where, as they are kept, or what is wrong with them. */
export function checkBillingDetails(
  body: Omit<Body, "stripePaymentMethodId">,
  country: string,
): Outcome<{ name: BillingProfile["billingProfileName"]["firstAndLastName"]; address: Address }> {
  const name = body.billingProfileName.firstAndLastName;
  const { address, invalidFields } = checkAddress(body.serviceAddress);
  const problems = [...checkName(name), ...invalidFields, ...checkPlace(body, address)];
  if (problems.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields: problems });
  return address.country === country ? done({ name, address }) : refuse("COUNTRY_ERROR");
}

/** Keeps who is billed and where, with the first card. Nothing is kept if the card is refused. */
export function createCreateBillingProfile(dependencies: ProfileDependencies & { people: People }) {
  const { repository, database, clock, secrets, saveCard, people } = dependencies;
  return async (body: Body, context: ProfileContext): Promise<Outcome<BillingProfile>> => {
    const { identityId, country, deviceId } = context.caller;
    const checked = checkBillingDetails(body, country);
    if (!checked.ok) return checked;
    const { name, address } = checked.data;

    // A repeated call names the same profile, so a crash in between leaves no second customer behind.
    const id =
      context.idempotencyKey === undefined
        ? randomId("bp")
        : idFromBytes("bp", secrets.signBytes("billing-profile", `${identityId}.${context.idempotencyKey}`));
    const isNew = {
      isDisputed: false,
      subscriptionIds: [],
      serviceAddressStatus: await dependencies.findAddressStatus(address),
    };
    const profile: BillingProfileRow = {
      identityId,
      id,
      ...name,
      serviceAddress: address,
      currency: currencyOf(country),
      processorCustomerId: null,
      isDefault: true,
      isEBill: true,
      createdAt: clock.realNow(),
    };
    if (body.stripePaymentMethodId === undefined) {
      await database.inTransaction(async () => {
        await repository.add(profile);
        await followPlace(people, identityId, body);
      });
      return done(serializeProfile(profile, [], isNew));
    }
    const saved = await saveCard(
      {
        customerId: null,
        paymentMethodId: body.stripePaymentMethodId,
        billingProfileId: id,
        idempotencyKey: `profile:${id}:${body.stripePaymentMethodId}`,
      },
      { billingProfileId: identityId, deviceId, ipAddress: context.ipAddress },
    );
    if (!saved.ok) return saved;
    const method = methodOf(saved.data, profile);
    const kept = { ...profile, processorCustomerId: saved.data.customerId };
    await database.inTransaction(async () => {
      await repository.add(kept);
      await repository.addPaymentMethod(method);
      await followPlace(people, identityId, body);
    });
    return done(serializeProfile(kept, [method], isNew));
  };
}
