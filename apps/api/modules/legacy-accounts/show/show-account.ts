import type { ShownAccount, Subscription } from "@skywave/contract";
import type { Accounts } from "#modules/accounts/index.ts";
import type { Books } from "#modules/books/index.ts";
import { type Identities, streamingCredentialsOf } from "#modules/identities/index.ts";
import type { LegacyBilling } from "#modules/legacy-billing/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { AccountHolders } from "../account-holders.ts";
import { serializeLegacyAddress, serializeLegacyPaymentMethod } from "./serialize-legacy-parts.ts";
import { serializeLegacyPlans } from "./serialize-legacy-plans.ts";
import {
  serializeClosedDevice,
  serializeLegacyDevice,
  serializeLegacySubscription,
} from "./serialize-legacy-subscription.ts";

export interface ShowAccountDependencies {
  accounts: Pick<Accounts, "show">;
  holders: Pick<AccountHolders, "find">;
  identities: Pick<Identities, "find">;
  profiles: Pick<Books["profiles"], "findDefault" | "listPaymentMethods">;
  showBillingStatus: LegacyBilling["showBillingStatus"];
  radios: Pick<Radios, "listOf" | "listFormerOf">;
  subscriptions: Pick<Subscriptions, "list" | "listShown">;
  clock: Clock;
}

export type ShowAccount = (caller: PersonCaller) => Promise<Outcome<{ data: ShownAccount }>>;

/** A customer's own account, put together from the subscriptions, books, radios and profiles that there are. */
export function createShowAccount(dependencies: ShowAccountDependencies): ShowAccount {
  const { accounts, holders, identities, profiles, radios, subscriptions, clock } = dependencies;

  const showMoney = async ({ identityId, country }: PersonCaller) => {
    const profile = await profiles.findDefault(identityId);
    const cards = profile === undefined ? [] : await profiles.listPaymentMethods(identityId, profile.id);
    const card = cards.find(({ isDefault }) => isDefault);
    const billingAddress = card?.billingAddress ?? profile?.serviceAddress;
    return {
      billingAddress: billingAddress === undefined ? null : serializeLegacyAddress(billingAddress),
      paymentMethod: serializeLegacyPaymentMethod(card, clock.today()),
      billingStatus: await dependencies.showBillingStatus(identityId, country),
    };
  };

  const showPlans = async (identityId: string, streaming: ReturnType<typeof streamingCredentialsOf>) => {
    const all = await subscriptions.listShown(identityId);
    const rows = new Map((await subscriptions.list(identityId)).map((row) => [row.id, row]));
    const today = clock.today();
    const plansOf = ({ id, options: { canChangePlan } }: Subscription) => {
      const row = rows.get(id);
      return row === undefined ? [] : serializeLegacyPlans(row, { today, canChangePlan });
    };
    const heardOn = new Map(
      (await radios.listOf(identityId)).map((radio) => [radio.subscription?.id, radio]),
    );
    const open = all.filter(({ isCancelled }) => !isCancelled);
    const openIds = new Set(open.map(({ id }) => id));
    const { hasPassword: _hasPassword, ...credentials } = streaming;
    const closed = [...heardOn].filter(([id]) => id === undefined || !openIds.has(id));
    return {
      subscriptions: all.map((each) =>
        serializeLegacySubscription(each, {
          all,
          plans: plansOf(each),
          radio: heardOn.get(each.id),
          streaming: credentials,
        }),
      ),
      devices: open.map((each) => serializeLegacyDevice(each, heardOn.get(each.id))),
      closedDevices: [...closed.map(([, radio]) => radio), ...(await radios.listFormerOf(identityId))].map(
        serializeClosedDevice,
      ),
    };
  };

  return async (caller) => {
    const { identityId } = caller;
    const holder = await holders.find(identityId);
    const identity = await identities.find(identityId);
    if (holder === undefined || identity === undefined) return refuse("UNAUTHORIZED");
    const { legacy, serviceAddress } = holder;
    return done({
      data: {
        ...(await accounts.show(identityId)),
        accountType: legacy?.accountType ?? "consumer",
        isClosed: legacy?.isClosed ?? false,
        isInCollections: legacy?.isInCollections ?? false,
        username: identity.username,
        firstName: holder.firstName,
        lastName: holder.lastName,
        phone: holder.phone,
        email: holder.email,
        serviceAddress: serviceAddress === null ? null : serializeLegacyAddress(serviceAddress),
        ...(await showMoney(caller)),
        ...(await showPlans(identityId, streamingCredentialsOf(identity))),
      },
    });
  };
}
