import type { DomainHandlers } from "../../../platform/http/handlers.ts";
import { done, refuse } from "../../../platform/outcome.ts";
import type { RateLimits } from "../../../platform/rate-limits/rate-limits.ts";
import type { CardProcessor } from "../../../providers/card-processor/card-processor.ts";
import { createAddPaymentMethod } from "./add-payment-method.ts";
import { checkAddress, checkName } from "./check-address.ts";
import { createCreateBillingProfile, type ProfileDependencies } from "./create-billing-profile.ts";
import { toWirePaymentMethod, toWireProfile } from "./profile-on-the-wire.ts";

type ProfileHandlers = Pick<
  DomainHandlers<"billing">,
  | "createBillingProfile"
  | "getBillingProfile"
  | "updateBillingProfile"
  | "getDefaultBillingProfile"
  | "listPaymentMethods"
  | "addPaymentMethod"
  | "createSetupToken"
>;

const notFound = () => refuse("NOT_FOUND", { notFoundResourceType: "billingProfile" });

/** The calls about who pays and with which card. */
export function createProfileHandlers(
  dependencies: ProfileDependencies & { limits: RateLimits; cardProcessor: CardProcessor },
): ProfileHandlers {
  const { repository, clock, limits, cardProcessor } = dependencies;
  const createBillingProfile = createCreateBillingProfile(dependencies);
  const addPaymentMethod = createAddPaymentMethod(dependencies);
  const show = async (identityId: string, id: string) => {
    const profile = await repository.find(identityId, id);
    if (profile === undefined) return notFound();
    return done(toWireProfile(profile, await repository.listPaymentMethods(identityId, id)));
  };

  return {
    createBillingProfile: ({ body }, context) => createBillingProfile(body, context),

    getBillingProfile: ({ params }, { caller }) => show(caller.identityId, params.billingProfileId),

    getDefaultBillingProfile: async (_request, { caller }) => {
      const profile = await repository.findDefault(caller.identityId);
      return profile === undefined ? done(undefined) : show(caller.identityId, profile.id);
    },

    updateBillingProfile: async ({ params, body }, { caller }) => {
      const profile = await repository.find(caller.identityId, params.billingProfileId);
      if (profile === undefined) return notFound();
      const name = body.billingProfileName?.firstAndLastName;
      const checked = body.serviceAddress && checkAddress(body.serviceAddress);
      const invalidFields = [...(name ? checkName(name) : []), ...(checked?.invalidFields ?? [])];
      if (invalidFields.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields });
      if (checked && checked.address.country !== profile.serviceAddress.country)
        return refuse("COUNTRY_ERROR");
      const changes = { ...name, ...(checked && { serviceAddress: checked.address }) };
      if (Object.keys(changes).length > 0) await repository.update(caller.identityId, profile.id, changes);
      return show(caller.identityId, profile.id);
    },

    listPaymentMethods: async ({ params }, { caller }) => {
      const profile = await repository.find(caller.identityId, params.billingProfileId);
      if (profile === undefined) return notFound();
      const methods = await repository.listPaymentMethods(caller.identityId, profile.id);
      return done({ paymentMethods: methods.map((method) => toWirePaymentMethod(method, clock.today())) });
    },

    addPaymentMethod: ({ params, body }, context) =>
      addPaymentMethod(
        { billingProfileId: params.billingProfileId, paymentMethodId: body.stripePaymentMethodId },
        context,
      ),

    createSetupToken: async (_request, { caller }) => {
      const limited = await limits.take("setupTokensByIdentity", caller.identityId);
      if (limited !== undefined) return limited;
      const profile = await repository.findDefault(caller.identityId);
      const token = await cardProcessor.createSetupToken({
        customerId: profile?.processorCustomerId ?? null,
      });
      return done({ setupToken: token.setupToken, expiresAt: token.expiresAt.toISOString() });
    },
  };
}
