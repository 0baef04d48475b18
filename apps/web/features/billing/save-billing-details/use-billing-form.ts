import type { PaymentMethod } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { useEffect, useState } from "react";
import { type Resolver, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { useFlow } from "#flows/engine/flow-context.ts";
import type { BillingDraft } from "#flows/engine/purchase-state.ts";
import { savedCardOf } from "#flows/engine/saved-billing.ts";
import { answerOf, type FieldProblem, problemsIn, problemsOf } from "#forms/field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { type PayAtOnce, usePayAtOnce } from "#orders/pay-at-once/use-pay-at-once.ts";
import { useApp } from "#platform/app-services.ts";
import type { useCardElement } from "../card/use-card-element.ts";
import { useAddressCheck } from "../check-address/use-address-check.ts";
import type { WalletCard } from "../wallet/wallet-card.ts";
import { checkBilling } from "./check-billing.ts";
import { addressOf } from "./typed-owner.ts";
import { useToldErrors } from "./use-told-errors.ts";
import { useWalletOfForm } from "./use-wallet-of-form.ts";
import { walletTermsOf } from "./wallet-terms-of.ts";
import { refusedFields } from "./refused-fields.ts";
import { type CardChoice, type SaveOutcome, useSaveBillingDetails } from "./use-save-billing-details.ts";

export type BillingValues = { [Field in keyof BillingDraft]: string };
export type BillingField = keyof BillingDraft | "card";
/** In their order on the page, where the card stands before them and the agreement after. */
export const BILLING_FIELDS: readonly (keyof BillingDraft)[] = [
  "firstName",
  "lastName",
  "addressLine1",
  "addressLine2",
  "city",
  "state",
  "zipCode",
];
export type SaveRefusal = Extract<SaveOutcome, { ok: false }>;

interface BillingFormInput {
  values: BillingDraft;
  /** Set when this card is to be used; otherwise the one in the field is. */
  savedCard: PaymentMethod | undefined;
  card: ReturnType<typeof useCardElement>;
  isCardless: boolean;
}

/** The payment form: its checks, its one save at a time, and what was refused. Nothing typed is lost on the way. */
export function useBillingForm({ values, savedCard, card, isCardless }: BillingFormInput) {
  const translate = useTranslate();
  const { country, shell } = useApp();
  const save = useSaveBillingDetails();
  const address = useAddressCheck();
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const { attempt, trackErrors } = useToldErrors();
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<BillingValues> = (typed) =>
    answerOf(typed, checkBilling(typed, country, translate));
  const form = useForm<BillingValues>({ defaultValues: values, resolver, shouldFocusError: false });
  const { errors } = form.formState;
  const pay = usePayAtOnce(useWatch({ control: form.control, name: "state" }));
  const [isUnagreed, setUnagreed] = useState(false);
  const wallet = useWalletOfForm({
    form,
    card,
    setRefusal,
    isWanted: !isCardless && savedCard === undefined,
    terms: walletTermsOf({ pay, currency: shell.currency, translate }),
    needsAddress: true,
  });

  useKeptTyping(form);

  function mark(found: readonly FieldProblem<BillingField | "agreement">[]) {
    for (const { field, message } of found) {
      if (field === "card") card.refuse(message);
      else if (field === "agreement") setUnagreed(true);
      else form.setError(field, { type: "refused", message });
    }
  }

  function refuse(found: readonly FieldProblem<BillingField | "agreement">[]) {
    mark(found);
    trackErrors(found.map(({ field }) => field));
  }

  const isTyped = !isCardless && savedCard === undefined && wallet.chosen === undefined;
  const missing = missingIn({ isTyped, card, pay }, translate);

  async function send(typed: BillingValues) {
    if (missing.length > 0) return refuse(missing);
    setRefusal(undefined);
    if (await address.holds(addressOf(typed, country))) return;
    pay?.keep();
    const choice = isCardless ? ({ kind: "none" } as const) : choiceOf(savedCard, wallet.chosen, card);
    const outcome = await save(typed, choice, () => address.saved(addressOf(typed, country)));
    if (outcome.ok) return;
    pay?.forget();
    if (outcome.code === "CREDIT_CARD_ERROR") wallet.forget();
    const fields = refusedFields(outcome, translate);
    if (fields.length > 0) refuse(fields);
    else setRefusal(outcome);
  }

  function takeCorrection({ addressLine2 = "", addressLine1, city, state, zipCode }: Address) {
    form.reset({ ...form.getValues(), addressLine1, addressLine2, city, state, zipCode });
    address.forget();
  }

  function refuseTyped(wrong: typeof errors) {
    mark(missing);
    trackErrors([...Object.keys(wrong), ...missing.map(({ field }) => field)]);
  }

  const cardProblem = isTyped ? card.problem : undefined;
  return {
    control: form.control,
    problems: [
      ...problemsIn([{ field: "card", message: cardProblem }]),
      ...problemsOf(errors, BILLING_FIELDS),
      ...missing.filter(({ field }) => field === "agreement" && isUnagreed),
    ],
    pay,
    isUnagreed: isUnagreed && missing.some(({ field }) => field === "agreement"),
    attempt,
    refusal,
    doubted: address.doubted,
    takeCorrection,
    submit: () => void run(() => form.handleSubmit(send, refuseTyped)()),
    isSaving: isRunning,
    cardProblem,
    wallet,
  };
}

/** What is asked for beside name and address, and not there yet. */
function missingIn(
  { isTyped, card, pay }: Pick<BillingFormInput, "card"> & { isTyped: boolean; pay: PayAtOnce | undefined },
  translate: Translator,
): FieldProblem<"card" | "agreement">[] {
  const needsCard = isTyped && !card.isComplete;
  const needsYes = pay !== undefined && !pay.isFree && !pay.isAgreed;
  return problemsIn<"card" | "agreement">([
    {
      field: "card",
      message: needsCard ? (card.problem ?? translate("billing.card-incomplete")) : undefined,
    },
    { field: "agreement", message: needsYes ? translate("terms.agree-required") : undefined },
  ]);
}

/** Keeps what is typed with the purchase, where it outlives a reload. */
function useKeptTyping({ subscribe }: Pick<UseFormReturn<BillingValues>, "subscribe">): void {
  const { purchase } = useFlow();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => purchase.setState({ billing: { ...typed } }),
      }),
    [subscribe, purchase],
  );
}

function choiceOf(
  kept: PaymentMethod | undefined,
  chosen: WalletCard | undefined,
  card: ReturnType<typeof useCardElement>,
): CardChoice {
  if (kept !== undefined) return { kind: "saved", card: savedCardOf(kept) };
  return chosen === undefined ? { kind: "typed", field: card.field } : { kind: "wallet", card: chosen };
}
