import type { CallRequest } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { amountDueInCents, type Books, serializeInvoice } from "#modules/books/index.ts";
import type { IssueSetupToken } from "../profiles/issue-setup-token.ts";
import { createFindStanding } from "./find-standing.ts";
import type { NumberAccount } from "../guests/number-account.ts";
import { createPaymentReceipts } from "./payment-receipts.ts";
import type { Pay } from "./pay.ts";
import { sumOwed } from "./share-out.ts";

export type PayHandlers = Pick<
  DomainHandlers<"billing">,
  | "getBalanceDue"
  | "payBalanceDue"
  | "payWithProfile"
  | "payWithMethod"
  | "createPayment"
  | "createPaymentSetupToken"
  | "getPayment"
>;
type Payable = CallRequest<"billing", "payWithProfile">["body"];

const noInvoice = () => refuse("NOT_FOUND", { notFoundResourceType: "invoice" });

/** The calls by which people pay what they owe. */
export function createPayHandlers(dependencies: {
  pay: Pay;
  owing: Books["owing"];
  invoices: Books["invoices"];
  profiles: Books["profiles"];
  balances: Books["balances"];
  clock: Clock;
  issueSetupToken: IssueSetupToken;
  numberAccount: NumberAccount;
}): PayHandlers {
  const { pay, owing, invoices, profiles, balances, clock } = dependencies;
  const receipts = createPaymentReceipts(owing, createFindStanding(owing, balances));

  const findDebtor = createFindDebtor(profiles, owing);
  const showBalanceDue = async (caller: PersonCaller) => {
    const { profile, owed } = await findDebtor(caller.identityId);
    const currency = profile?.currency ?? (caller.country === "CA" ? "CAD" : "USD");
    const creditInCents = profile === undefined ? 0 : await balances.find(caller.identityId, profile.id);
    const dueInCents = Math.max(0, sumOwed(owed) - creditInCents);
    return done({
      amount: toMajorUnits(dueInCents),
      currency,
      balance: { value: toMajorUnits(creditInCents), currency },
      invoices: owed.map((invoice) => serializeInvoice(invoice, clock.today())),
      accountNumber:
        profile === undefined
          ? null
          : await dependencies.numberAccount({
              identityId: caller.identityId,
              billingProfileId: profile.id,
            }),
    });
  };

  return {
    getBalanceDue: (_request, { caller }) => showBalanceDue(caller),

    payBalanceDue: async ({ body }, context) => {
      const { profile } = await findDebtor(context.caller.identityId);
      if (profile === undefined) return refuse("NOTHING_DUE");
      return pay(
        {
          billingProfileId: profile.id,
          ...cardOf(body),
          giftCardTokenId: body.giftCardId,
        },
        context,
      );
    },

    payWithProfile: ({ params, body }, context) =>
      pay({ ...params, ...asked(body), ...cardOf(body) }, context),

    payWithMethod: async ({ params, body }, context) => {
      const { billingProfileId, paymentMethodId } = params;
      const { identityId } = context.caller;
      const method = await profiles.findPaymentMethod(identityId, billingProfileId, paymentMethodId);
      return method === undefined
        ? refuse("NOT_FOUND", { notFoundResourceType: "paymentMethod" })
        : pay({ billingProfileId, paymentMethodId, ...asked(body) }, context);
    },

    createPayment: async ({ body }, context) => {
      const invoice = await invoices.find(context.caller.identityId, body.invoiceId);
      if (invoice === undefined) return noInvoice();
      const { billingProfileId, id: invoiceId } = invoice;
      return pay({ billingProfileId, invoiceId, ...cardOf(body) }, context);
    },

    getPayment: async ({ params }, { caller }) => {
      const kept = await owing.find(caller.identityId, params.paymentId);
      return kept === undefined
        ? refuse("NOT_FOUND", { notFoundResourceType: "payment" })
        : receipts.answer(kept);
    },

    createPaymentSetupToken: async ({ body }, { caller }) => {
      const invoice = await invoices.find(caller.identityId, body.invoiceId);
      if (invoice === undefined) return noInvoice();
      if (amountDueInCents(invoice) <= 0) return refuse("NOTHING_DUE");
      const profile = await profiles.find(caller.identityId, invoice.billingProfileId);
      return dependencies.issueSetupToken(caller.identityId, profile?.processorCustomerId ?? null);
    },
  };
}

function cardOf(body: Pick<Payable, "stripePaymentMethodId" | "isForNextBills">) {
  return { paymentMethodId: body.stripePaymentMethodId, isForNextBills: body.isForNextBills };
}

function asked({ amount, currency, invoiceId }: Pick<Payable, "amount" | "currency" | "invoiceId">) {
  return { amountInCents: amount === undefined ? undefined : toCents(amount), currency, invoiceId };
}

/** The profile that owes, the default one first; where none does, the default. */
function createFindDebtor(
  profiles: Pick<Books["profiles"], "list">,
  owing: Pick<Books["owing"], "listOwed">,
) {
  return async (identityId: string) => {
    const all = await profiles.list(identityId);
    const owed = await owing.listOwed(identityId);
    const isOwing = ({ id }: { id: string }) => owed.some(({ billingProfileId }) => billingProfileId === id);
    const profile = all.find(isOwing) ?? all[0];
    return { profile, owed: owed.filter(({ billingProfileId }) => billingProfileId === profile?.id) };
  };
}
