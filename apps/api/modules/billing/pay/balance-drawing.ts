import type { Clock } from "#platform/clock.ts";
import { balanceEntries, type Books, type InvoiceRow } from "#modules/books/index.ts";
import { type Share, shareOut } from "./share-out.ts";

/**
 * Lets a subscription go on after one of its bills was paid, and tells its owner. Call it in the transaction that
 * pays, with all amounts paid so far written down.
 */
export type ResumeAfterPayment = (
  identityId: string,
  paid: { subscriptionId: string; invoiceId: string; amountInCents: number },
) => Promise<void>;

/** Keeps everybody else from billing or charging a subscription until the transaction ends. */
export type LockSubscription = (identityId: string, subscriptionId: string) => Promise<unknown>;

interface PayingProfile {
  identityId: string;
  id: string;
}

export interface BalanceDrawing {
  /** Pays without letting anything go on; for whoever pays by other means in the same transaction. */
  draw(profile: PayingProfile, source: string): Promise<Share[]>;
  apply(profile: PayingProfile, source: string): Promise<InvoiceRow[]>;
}

/**
 * Pays what is owed from the balance, as far as it goes: nobody has money with us and bills to pay at once. Call it
 * in a transaction. `source` names what filled the balance; `apply` tells what is owed afterwards.
 */
export function createBalanceDrawing(dependencies: {
  balances: Books["balances"];
  ledger: Books["ledger"];
  owing: Books["owing"];
  clock: Clock;
  lockSubscription: LockSubscription;
  resumeAfterPayment: ResumeAfterPayment;
}): BalanceDrawing {
  const { balances, ledger, owing, clock, lockSubscription, resumeAfterPayment } = dependencies;

  const pay = async ({ invoice, amountInCents }: Share, source: string): Promise<void> => {
    const { identityId, billingProfileId, currency } = invoice;
    await balances.take({ identityId, billingProfileId, currency, amountInCents });
    await owing.changeInvoice(invoice, { paidInCents: 0, appliedBalanceInCents: amountInCents });
    const head = { identityId, currency, at: clock.now() };
    await ledger.write(head, balanceEntries(`${source}:${invoice.id}`, amountInCents));
  };

  /** Pays without letting anything go on; for whoever pays by other means in the same transaction. */
  const draw = async (profile: PayingProfile, source: string): Promise<Share[]> => {
    const { identityId, id: billingProfileId } = profile;
    const isHere = (invoice: InvoiceRow) => invoice.billingProfileId === billingProfileId;
    const before = (await owing.listOwed(identityId)).filter(isHere);
    const subscriptionIds = new Set(before.map(({ subscriptionId }) => subscriptionId));
    for (const id of [...subscriptionIds].toSorted()) await lockSubscription(identityId, id);
    // Read again: whoever had one of them locked may have paid or written off its bill.
    const owed = (await owing.listOwed(identityId)).filter(isHere);
    // A charge under way is for the amount that was owed when it began.
    if ((await owing.findUnderWay(identityId, owed)) !== undefined) return [];
    const { shares } = shareOut(owed, await balances.find(identityId, billingProfileId));
    for (const share of shares) await pay(share, source);
    return shares;
  };

  return {
    draw,
    apply: async (profile, source) => {
      const { identityId } = profile;
      for (const { invoice, amountInCents } of await draw(profile, source))
        await resumeAfterPayment(identityId, {
          subscriptionId: invoice.subscriptionId,
          invoiceId: invoice.id,
          amountInCents,
        });
      const owed = await owing.listOwed(identityId);
      return owed.filter(({ billingProfileId }) => billingProfileId === profile.id);
    },
  };
}
