import type { Authentication } from "#modules/authentication/index.ts";
import type { Billing } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";
import { createChangeCredentials } from "./change-credentials.ts";
import { createChangeCustomerInfo } from "./change-customer-info.ts";
import { createModifySubscriptionOptions } from "./modify-subscription-options.ts";

/** The legacy calls by which people change what is kept of them, each done by whatever does it for other pages. */
export interface LegacyAccountManagement extends Module {
  handlers: Pick<
    DomainHandlers<"legacy">,
    | "updateAccountLogin"
    | "updateAccountPassword"
    | "updateCna"
    | "updateCustomerInfo"
    | "updateBillingInfo"
    | "updateLegacyNickname"
    | "contactPreferences"
    | "modifySubscriptionOptions"
  >;
}

export interface LegacyAccountManagementNeeds {
  authentication: Pick<Authentication, "handlers">;
  billing: Pick<Billing, "handlers">;
  books: Pick<Books, "profiles">;
  consents: Pick<Consents, "handlers">;
  identities: Pick<Identities, "find" | "handlers">;
  orders: Pick<Orders, "handlers">;
  subscriptions: Pick<Subscriptions, "handlers">;
}

export function createLegacyAccountManagement(
  _platform: Platform,
  needs: LegacyAccountManagementNeeds,
): LegacyAccountManagement {
  const changeCredentials = createChangeCredentials(needs);
  const changeCustomerInfo = createChangeCustomerInfo(needs);
  const { getMessageChoices, setMessageChoices } = needs.consents.handlers;
  return {
    handlers: {
      updateAccountLogin: ({ body }, context) => changeCredentials.login(body, context),
      updateAccountPassword: ({ body }, context) => changeCredentials.password(body, context),
      updateCna: ({ body }, context) => changeCustomerInfo.nameAndAddress(body, context),
      updateCustomerInfo: ({ body }, context) => changeCustomerInfo.customer(body, context),
      updateBillingInfo: ({ body }, context) => changeCustomerInfo.billing(body, context),

      updateLegacyNickname: async ({ body }, context) => {
        const { subscriptionId, nickname } = body;
        const asked = { params: { subscriptionId }, body: { nickname } };
        const named = await needs.subscriptions.handlers.updateNickname(asked, context);
        if (named.ok) return done({ data: body });
        return named.code === "NOT_FOUND" ? refuse("NO_SUBSCRIPTION") : named;
      },

      modifySubscriptionOptions: createModifySubscriptionOptions(needs),

      contactPreferences: async ({ body }, context) => {
        const kept = await getMessageChoices({}, context);
        const isAsking = Object.values(body).every((value) => value === undefined);
        if (!kept.ok || isAsking) return kept.ok ? done({ data: kept.data }) : kept;
        const wanted = {
          offersByMail: body.offersByMail ?? kept.data.offersByMail,
          offersByText: body.offersByText ?? kept.data.offersByText,
          language: body.language ?? kept.data.language,
        };
        const changed = await setMessageChoices({ body: wanted }, context);
        return changed.ok ? done({ data: changed.data }) : changed;
      },
    },
  };
}
