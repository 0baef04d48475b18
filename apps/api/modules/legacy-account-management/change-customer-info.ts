import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { Billing } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { CallContext } from "#platform/http/handlers.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { codeInLegacyWords } from "./code-in-legacy-words.ts";

type Context = CallContext<PersonCaller>;
type Customer = CallRequest<"legacy", "updateCustomerInfo">["body"];
type Answer<N extends "updateCna" | "updateCustomerInfo" | "updateBillingInfo"> = Promise<
  Outcome<CallAnswer<"legacy", N>>
>;

/** The changes of who is billed and where. A new address moves plans and their taxes as it does from any other page. */
export function createChangeCustomerInfo(dependencies: {
  billing: {
    handlers: {
      billing: Pick<Billing["handlers"]["billing"], "updateBillingProfile" | "updatePaymentMethod">;
    };
  };
  books: { profiles: Pick<Books["profiles"], "findDefault" | "listPaymentMethods"> };
  identities: Pick<Identities, "find"> & { handlers: Pick<Identities["handlers"], "changePhoneNumber"> };
}) {
  const { books, identities } = dependencies;
  const { updateBillingProfile, updatePaymentMethod } = dependencies.billing.handlers.billing;

  const show = async (identityId: string) => {
    const profile = await books.profiles.findDefault(identityId);
    const identity = await identities.find(identityId);
    return done({
      data: {
        firstName: profile?.firstName ?? null,
        lastName: profile?.lastName ?? null,
        serviceAddress: profile?.serviceAddress ?? null,
        phone: identity?.phone ?? null,
      },
    });
  };

  const changeProfile = async (
    { firstName, lastName, serviceAddress }: Pick<Customer, "firstName" | "lastName" | "serviceAddress">,
    context: Context,
  ) => {
    const profile = await books.profiles.findDefault(context.caller.identityId);
    if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
    const firstAndLastName = {
      firstName: firstName ?? profile.firstName,
      lastName: lastName ?? profile.lastName,
    };
    const body = { billingProfileName: { firstAndLastName }, serviceAddress };
    return updateBillingProfile({ params: { billingProfileId: profile.id }, body }, context);
  };

  return {
    customer: async (body: Customer, context: Context): Answer<"updateCustomerInfo"> => {
      const { phone, otp, ...ofProfile } = body;
      const isOfProfile = Object.values(ofProfile).some((value) => value !== undefined);
      // Half of it would be changed while the other half waits for its code.
      if (phone !== undefined && isOfProfile)
        return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "phone", code: "alone" }] });
      const changed =
        phone === undefined
          ? isOfProfile
            ? await changeProfile(body, context)
            : done(undefined)
          : await identities.handlers.changePhoneNumber({ body: { phoneNumber: phone, otp } }, context);
      return changed.ok ? show(context.caller.identityId) : codeInLegacyWords(changed);
    },

    nameAndAddress: async (
      body: CallRequest<"legacy", "updateCna">["body"],
      context: Context,
    ): Answer<"updateCna"> => {
      const changed = await changeProfile(body, context);
      if (!changed.ok) return changed;
      const { billingProfileName, serviceAddress } = changed.data;
      return done({ data: { ...billingProfileName.firstAndLastName, serviceAddress } });
    },

    billing: async (
      { billingAddress }: CallRequest<"legacy", "updateBillingInfo">["body"],
      context: Context,
    ): Answer<"updateBillingInfo"> => {
      const { identityId } = context.caller;
      const profile = await books.profiles.findDefault(identityId);
      if (profile === undefined) return refuse("BILLING_PROFILE_REQUIRED");
      const [card] = await books.profiles.listPaymentMethods(identityId, profile.id);
      if (card === undefined) return refuse("NO_CREDIT_CARD_ON_ACCOUNT");
      const params = { billingProfileId: profile.id, paymentMethodId: card.id };
      const changed = await updatePaymentMethod({ params, body: { billingAddress } }, context);
      if (!changed.ok) return changed;
      return done({ data: { billingAddress: changed.data.billingAddress ?? billingAddress } });
    },
  };
}
