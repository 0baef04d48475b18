import type { AccountJoin } from "@skywave/contract";
import { decideJoin } from "@skywave/domain/joined-accounts/decide-join";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Accounts } from "#modules/accounts/index.ts";
import type { Books, PaymentMethodRow } from "#modules/books/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { AccountJoinRow } from "./joined-accounts-repository.ts";
import type { LoadAccount } from "./load-account.ts";

/** Longer than bills are kept; their number is told, not their list. */
const SINCE = Temporal.Instant.from("1970-01-01T00:00:00Z");
const UNTIL = Temporal.Instant.from("2999-01-01T00:00:00Z");
const MOST_BILLS = 10_000;

/** What would be joined as it is now, or what stands in its way. */
export type ShowJoin = (join: AccountJoinRow) => Promise<Outcome<AccountJoin>>;

export function createShowJoin(dependencies: {
  loadAccount: LoadAccount;
  accounts: Pick<Accounts, "findNumber">;
  books: Pick<Books, "balances" | "invoices" | "joins" | "profiles">;
  subscriptions: Pick<Subscriptions, "joins" | "listShown">;
}): ShowJoin {
  const { loadAccount, accounts, books, subscriptions } = dependencies;

  const plansOf = async (identityId: string): Promise<AccountJoin["plans"]> => {
    const live = new Set((await subscriptions.joins.listLiveOf(identityId)).map(({ id }) => id));
    return (await subscriptions.listShown(identityId))
      .filter(({ id }) => live.has(id))
      .map(({ id, nickname, offers, radio }) => ({
        subscriptionId: id,
        name: nickname ?? offers.active.name,
        radio: radio === undefined ? null : radioOf(radio),
      }));
  };

  const balanceOf = async (identityId: string) => {
    const held = [...(await books.balances.listOf(identityId)).values()];
    const inCents = held.reduce((sum, each) => sum + each, 0);
    const currency = (await books.profiles.findDefault(identityId))?.currency ?? null;
    return { balance: toMajorUnits(inCents), currency: inCents === 0 ? null : currency };
  };

  const countBills = async (identityId: string) =>
    (await books.invoices.list({ identityId, from: SINCE, to: UNTIL, limit: MOST_BILLS })).length;

  return async ({ id: joinId, keeperId, identityId, expiresAt }) => {
    const refusal = decideJoin(await loadAccount(keeperId), await loadAccount(identityId));
    if (refusal !== undefined) return refuse(refusal);
    const cards = [
      ...(await books.joins.listCards(keeperId)).map((card) => cardOf(card, false)),
      ...(await books.joins.listCards(identityId)).map((card) => cardOf(card, true)),
    ];
    const shown = {
      joinId,
      accountNumber: await accounts.findNumber(identityId),
      plans: await plansOf(identityId),
      ...(await balanceOf(identityId)),
      billCount: await countBills(identityId),
      cards,
    };
    return done({ ...shown, version: digestOf(JSON.stringify(shown)), expiresAt: expiresAt.toString() });
  };
}

type Radio = NonNullable<AccountJoin["plans"][number]["radio"]>;

function radioOf({ radioIdLastFour, type, vehicle }: Radio): Radio {
  return { radioIdLastFour, type, vehicle };
}

function cardOf({ id, brand, last4, walletKind, isDefault }: PaymentMethodRow, isOfOther: boolean) {
  const wallet = walletKind === null ? {} : { walletKind };
  return { paymentMethodId: id, brand, last4, ...wallet, isDefault, isOfOther };
}
