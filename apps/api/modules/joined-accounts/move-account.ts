import type { AdvanceMessages } from "#modules/advance-messages/index.ts";
import type { Authentication } from "#modules/authentication/index.ts";
import type { Books } from "#modules/books/index.ts";
import { contactsOf, type Identities } from "#modules/identities/index.ts";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Linking } from "#modules/linking/index.ts";
import type { Orders } from "#modules/orders/index.ts";
import type { Partners } from "#modules/partners/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Sessions } from "#modules/sessions/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { TargetedLinks } from "#modules/targeted-links/index.ts";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type {
  AccountJoinRow,
  JoinedAccountRow,
  JoinedAccountsRepository,
} from "./joined-accounts-repository.ts";

export interface MoveNeeds {
  advanceMessages: Pick<AdvanceMessages, "moveAllOf">;
  authentication: Pick<Authentication, "forgetAddress">;
  books: Pick<Books, "joins">;
  identities: Pick<Identities, "find" | "notifyOwnerOfChange" | "voidGrants">;
  legacyAccounts: Pick<LegacyAccounts, "close" | "find">;
  linking: Pick<Linking, "endAllOf">;
  orders: Pick<Orders, "removeQuotesOf">;
  partners: Pick<Partners, "moveAllOf">;
  radios: Pick<Radios, "moveAllOf">;
  sessions: Pick<Sessions, "endAllOf" | "endLegacySignInsOf">;
  subscriptions: Pick<Subscriptions, "joins">;
  targetedLinks: Pick<TargetedLinks, "removeAllOf">;
}

export interface MoveAccount {
  /**
   * Withdraws what could still be bought in the account that becomes a part, and holds all that runs in both. Orders first, as
   * whoever confirms one holds them in this order.
   */
  stopBuying(join: AccountJoinRow): Promise<void>;
  move(
    join: AccountJoinRow,
    agreed: { accountNumber: string; paymentMethodId: string | undefined },
  ): Promise<JoinedAccountRow>;
}

/** What of an account goes on in another one; all in the transaction that joins them. */
export function createMoveAccount(
  needs: MoveNeeds,
  { repository, clock }: { repository: Pick<JoinedAccountsRepository, "add">; clock: Clock },
): MoveAccount {
  /** Nobody gets in any more; what was mailed, linked or proved before ends. */
  const shut = async (identityId: string) => {
    await needs.legacyAccounts.close(identityId);
    await needs.linking.endAllOf(identityId);
    await needs.identities.voidGrants(identityId);
    await needs.authentication.forgetAddress(identityId);
    await needs.targetedLinks.removeAllOf(identityId);
    await needs.sessions.endLegacySignInsOf(identityId);
    await needs.sessions.endAllOf(identityId);
  };

  const tellBoth = async ({ keeperId, identityId }: AccountJoinRow) => {
    for (const [id, notice] of [
      [keeperId, "account-joined"],
      [identityId, "account-became-part"],
    ] as const) {
      const identity = await needs.identities.find(id);
      if (identity === undefined) continue;
      const onFile = (await needs.legacyAccounts.find(id))?.email ?? null;
      const contacts = [...contactsOf(identity), ...contactsOf({ email: onFile, phone: null })];
      await needs.identities.notifyOwnerOfChange(identity, notice, contacts);
    }
  };

  return {
    stopBuying: async ({ keeperId, identityId }) => {
      await needs.orders.removeQuotesOf(identityId);
      await needs.subscriptions.joins.lockLiveOf([keeperId, identityId]);
    },

    move: async (join, { accountNumber, paymentMethodId }) => {
      const { id: joinId, keeperId, identityId } = join;
      const money = await needs.books.joins.join({ joinId, identityId, keeperId, paymentMethodId });
      const { billingProfileId, balanceInCents, currency } = money;
      const moved = await needs.subscriptions.joins.join({ identityId, keeperId, billingProfileId });
      await needs.radios.moveAllOf(identityId, keeperId);
      await needs.partners.moveAllOf(identityId, keeperId);
      const subscriptionIds = moved.map(({ id }) => id);
      await needs.advanceMessages.moveAllOf(identityId, subscriptionIds, keeperId);
      const row = {
        identityId,
        keeperId,
        joinId,
        accountNumber,
        joinedAt: clock.now(),
        planCount: moved.length,
        balanceInCents,
        currency,
      };
      await repository.add(row);
      await tellBoth(join);
      await shut(identityId);
      crashPoint("join.written");
      return row;
    },
  };
}
