import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { type BillingProfileRow, type Books, serializePaymentMethod } from "#modules/books/index.ts";
import { serializeProfile } from "./serialize-profile.ts";
import { createQuoteAddress, type ListToBill } from "./address/quote-address.ts";
import type { People } from "./address/follow-place.ts";
import { createUpdateBillingProfile, type MovePaidPlans } from "./address/update-billing-profile.ts";
import { createCreateBillingProfile, type ProfileDependencies } from "./create-billing-profile.ts";
import type { IssueSetupToken } from "./issue-setup-token.ts";

export type ProfileHandlers = Pick<
  DomainHandlers<"billing">,
  | "createBillingProfile"
  | "listBillingProfiles"
  | "getBillingProfile"
  | "updateBillingProfile"
  | "quoteAddress"
  | "validateAddress"
  | "suggestAddresses"
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
    people: People;
    addPaymentMethod: Books["addPaymentMethod"];
    disputes: Pick<Books["disputes"], "hasOpen">;
    listPaidPlans: ListPaidPlans;
    listToBill: ListToBill;
    movePaidPlans: MovePaidPlans;
    balances: Pick<Books["balances"], "listOf">;
    issueSetupToken: IssueSetupToken;
    validateAddress: ProfileHandlers["validateAddress"];
    suggestAddresses: ProfileHandlers["suggestAddresses"];
  },
): ProfileHandlers {
  const { repository, disputes, clock, issueSetupToken, addPaymentMethod } = dependencies;
  const createBillingProfile = createCreateBillingProfile(dependencies);
  const updateBillingProfile = createUpdateBillingProfile(dependencies);
  const quoteAddress = createQuoteAddress(dependencies);
  const describe = async (profile: BillingProfileRow) => {
    const { identityId, id } = profile;
    const methods = await repository.listPaymentMethods(identityId, id);
    const isDisputed = await disputes.hasOpen(identityId, id);
    const subscriptionIds = await dependencies.listPaidPlans(identityId, id);
    const serviceAddressStatus = await dependencies.findAddressStatus(profile.serviceAddress);
    return serializeProfile(profile, methods, { isDisputed, subscriptionIds, serviceAddressStatus });
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
      const updated = await updateBillingProfile(caller.identityId, params.billingProfileId, body);
      return updated.ok ? done(await describe(updated.data)) : updated;
    },

    quoteAddress: ({ params, body }, { caller }) =>
      quoteAddress(caller.identityId, params.billingProfileId, body),

    validateAddress: dependencies.validateAddress,
    suggestAddresses: dependencies.suggestAddresses,

    listPaymentMethods: async ({ params }, { caller }) => {
      const profile = await repository.find(caller.identityId, params.billingProfileId);
      if (profile === undefined) return notFound();
      const methods = await repository.listPaymentMethods(caller.identityId, profile.id);
      const declined = await repository.listDeclined(caller.identityId, profile.id);
      const today = clock.today();
      return done({
        paymentMethods: methods.map((method) =>
          serializePaymentMethod(method, today, declined.get(method.id)),
        ),
      });
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
