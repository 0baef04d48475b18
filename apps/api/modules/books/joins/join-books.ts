import type { Currency } from "@skywave/domain/money/currency";
import type { Clock } from "#platform/clock.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { BalancesRepository } from "../ledger/balances-repository.ts";
import type { LedgerRepository } from "../ledger/ledger-repository.ts";
import { ledgerTransaction } from "../ledger/ledger-rows.ts";
import type { PaymentMethodRow } from "../profiles/methods-repository.ts";
import type { BillingProfileRow, ProfilesRepository } from "../profiles/profiles-repository.ts";
import type { ForgetCard } from "../profiles/save-card.ts";
import type { JoinsRepository } from "./joins-repository.ts";

interface Joining {
  joinId: string;
  /** Whose money and cards come along. */
  identityId: string;
  keeperId: string;
  /** The card that is kept; undefined where neither account has one. */
  paymentMethodId: string | undefined;
}

export interface JoinedMoney {
  /** By which all is paid from now on; undefined where nobody has ever been billed. */
  billingProfileId: string | undefined;
  balanceInCents: number;
  currency: Currency | null;
}

export interface JoinBooks {
  /** The cards that either account could keep: those of the profile that pays. */
  listCards(identityId: string): Promise<PaymentMethodRow[]>;
  /**
   * Leaves one card in charge and moves the balance. Bills, payments and refunds stay where they were made out. Call it in a
   * transaction that holds both accounts.
   */
  join(joining: Joining): Promise<JoinedMoney>;
}

interface BalanceMoves {
  repository: JoinsRepository;
  balances: Pick<BalancesRepository, "add" | "take">;
  ledger: Pick<LedgerRepository, "write">;
  clock: Clock;
}

/** What becomes of money and cards when one account becomes a part of another. */
export function createJoinBooks(
  dependencies: BalanceMoves & {
    profiles: Pick<
      ProfilesRepository,
      "add" | "findDefault" | "listPaymentMethods" | "makeDefault" | "update"
    >;
    forgetCard: ForgetCard;
  },
): JoinBooks {
  const { repository, profiles, forgetCard, clock } = dependencies;

  /** The keeper's own profile; one like the other's for somebody who was never billed. */
  const findOrOpen = async (
    keeperId: string,
    other: BillingProfileRow | undefined,
  ): Promise<BillingProfileRow | undefined> => {
    const own = await profiles.findDefault(keeperId);
    if (own !== undefined || other === undefined) return own;
    const made = {
      ...other,
      identityId: keeperId,
      id: randomId("bp"),
      processorCustomerId: null,
      isDefault: true,
      createdAt: clock.realNow(),
    };
    await profiles.add(made);
    return made;
  };

  /** A card is tied to whom the processor knows it by, so all cards of one account stay and all of the other go. */
  const keepCards = async (
    { identityId, keeperId, paymentMethodId }: Joining,
    { other, target }: { other: BillingProfileRow | undefined; target: BillingProfileRow },
  ): Promise<void> => {
    const [own, others] = [await repository.listCards(keeperId), await repository.listCards(identityId)];
    const coming = others.filter(({ billingProfileId }) => billingProfileId === other?.id);
    const isOther = coming.some(({ id }) => id === paymentMethodId);
    await repository.removeCards(identityId, clock.realNow());
    const to = { identityId: keeperId, billingProfileId: target.id };
    if (isOther) {
      await repository.removeCards(keeperId, clock.realNow());
      await repository.copyCards(coming, to);
      await profiles.update(keeperId, target.id, { processorCustomerId: other?.processorCustomerId ?? null });
    }
    const kept = await profiles.listPaymentMethods(keeperId, target.id);
    const chosen = kept.find(({ id }) => id === paymentMethodId);
    if (chosen !== undefined) await profiles.makeDefault(chosen);
    const stays = new Set((await repository.listCards(keeperId)).map(({ id }) => id));
    for (const { id } of [...own, ...others]) if (!stays.has(id)) await forgetCard(id);
  };

  const moveBalance = createMoveBalance(dependencies);

  return {
    listCards: async (identityId) => {
      const profile = await profiles.findDefault(identityId);
      return profile === undefined ? [] : profiles.listPaymentMethods(identityId, profile.id);
    },

    join: async (joining) => {
      const other = await profiles.findDefault(joining.identityId);
      const target = await findOrOpen(joining.keeperId, other);
      if (target === undefined) return { billingProfileId: undefined, balanceInCents: 0, currency: null };
      await keepCards(joining, { other, target });
      return { billingProfileId: target.id, ...(await moveBalance(joining, target.id)) };
    },
  };
}

/** By one transaction of the ledger in each account, which are nought together. */
function createMoveBalance({ repository, balances, ledger, clock }: BalanceMoves) {
  return async (
    { joinId, identityId, keeperId }: Joining,
    billingProfileId: string,
  ): Promise<Pick<JoinedMoney, "balanceInCents" | "currency">> => {
    const held = await repository.lockBalances(identityId);
    const [first] = held;
    if (first === undefined) return { balanceInCents: 0, currency: null };
    const { currency } = first;
    const at = clock.now();
    const sum = held.reduce((total, { balanceInCents }) => total + balanceInCents, 0);
    for (const { balanceInCents: amountInCents, ...row } of held)
      await balances.take({ ...row, amountInCents });
    await balances.add({ identityId: keeperId, billingProfileId, currency, amountInCents: sum });
    await ledger.write(
      { identityId, currency, at },
      ledgerTransaction(`joined:${joinId}`, { customerBalance: sum, joinedAccounts: -sum }),
    );
    await ledger.write(
      { identityId: keeperId, currency, at },
      ledgerTransaction(`joined:${joinId}`, { customerBalance: -sum, joinedAccounts: sum }),
    );
    return { balanceInCents: sum, currency };
  };
}
