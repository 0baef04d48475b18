import type { DomainHandlers } from "../../../platform/http/handlers.ts";
import { done, refuse } from "../../../platform/outcome.ts";
import type { DisputesRepository } from "../webhooks/disputes/disputes-repository.ts";
import { createAddPaymentMethod } from "./add-payment-method.ts";
import { checkAddress, checkName } from "./check-address.ts";
import { createCreateBillingProfile, type ProfileDependencies } from "./create-billing-profile.ts";
import type { IssueSetupToken } from "./issue-setup-token.ts";
import { toWirePaymentMethod, toWireProfile } from "./profile-on-the-wire.ts";
import type { BillingProfileRow } from "./profiles-repository.ts";

type ProfileHandlers = Pick<
  DomainHandlers<"billing">,
  | "createBillingProfile"
  | "listBillingProfiles"
  | "getBillingProfile"
  | "updateBillingProfile"
  | "getDefaultBillingProfile"
  | "listPaymentMethods"
  | "addPaymentMethod"
  | "createSetupToken"
  | "createProfileSetupToken"
>;

/** The running subscriptions that are billed to a profile, as ids. */
export type ListPaidPlans = (identityId: string, billingProfileId: string) => Promise<string[]>;

const notFound = () => refuse("NOT_FOUND", { notFoundResourceType: "billingProfile" });

/** The calls about who pays and with which card. */
export function createProfileHandlers(
  dependencies: ProfileDependencies & {
    disputes: Pick<DisputesRepository, "hasOpen">;
    listPaidPlans: ListPaidPlans;
    issueSetupToken: IssueSetupToken;
  },
): ProfileHandlers {
  const { repository, disputes, clock, issueSetupToken } = dependencies;
  const createBillingProfile = createCreateBillingProfile(dependencies);
  const addPaymentMethod = createAddPaymentMethod(dependencies);
  const describe = async (profile: BillingProfileRow) => {
    const { identityId, id } = profile;
    const methods = await repository.listPaymentMethods(identityId, id);
    const isDisputed = await disputes.hasOpen(identityId, id);
    const subscriptionIds = await dependencies.listPaidPlans(identityId, id);
    return toWireProfile(profile, methods, { isDisputed, subscriptionIds });
  };
  const show = async (identityId: string, id: string) => {
    const profile = await repository.find(identityId, id);
    return profile === undefined ? notFound() : done(await describe(profile));
  };

  return {
    createBillingProfile: ({ body }, context) => createBillingProfile(body, context),

    listBillingProfiles: async (_request, { caller }) => {
      const profiles = await repository.list(caller.identityId);
      return done({ billingProfiles: await Promise.all(profiles.map(describe)) });
    },

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
      const profile = await repository.findDefault(caller.identityId);
      return issueSetupToken(caller.identityId, profile?.processorCustomerId ?? null);
    },

    createProfileSetupToken: async ({ params }, { caller }) => {
      const profile = await repository.find(caller.identityId, params.billingProfileId);
      return profile === undefined
        ? notFound()
        : issueSetupToken(caller.identityId, profile.processorCustomerId);
    },
  };
}
