import type { BillingProfile } from "@skywave/contract";
import { saveBillingDetails } from "@skywave/services/billing/save-billing-details";
import { useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { answerOf, type FieldProblem, problemsIn, problemsOf } from "#forms/field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { chosenLocale } from "#i18n/chosen-locale.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { cardTokenOf } from "../card/card-token.ts";
import type { useCardElement } from "../card/use-card-element.ts";
import { checkBilling } from "../save-billing-details/check-billing.ts";
import { refusedFields } from "../save-billing-details/refused-fields.ts";
import { ownerOf } from "../save-billing-details/typed-owner.ts";
import { useToldErrors } from "../save-billing-details/use-told-errors.ts";
import { useWalletOfForm } from "../save-billing-details/use-wallet-of-form.ts";
import {
  BILLING_FIELDS,
  type BillingField,
  type BillingValues,
  type SaveRefusal,
} from "../save-billing-details/use-billing-form.ts";

/** Saves another card, with name and address where there are none yet. */
export function useAddCard(input: {
  profile: BillingProfile | null;
  card: ReturnType<typeof useCardElement>;
  onAdded: () => void;
}) {
  const { profile, card, onAdded } = input;
  const translate = useTranslate();
  const { skywave, country, tracking, shell } = useApp();
  const { attempt, trackErrors } = useToldErrors();
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<BillingValues> = (typed) => answerOf(typed, check(typed));
  const form = useForm<BillingValues>({
    defaultValues: EMPTY_PURCHASE.billing,
    resolver,
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  const wallet = useWalletOfForm({
    form,
    card,
    setRefusal,
    isWanted: true,
    terms: { amountInCents: undefined, currency: shell.currency, lines: [], isKept: true },
    needsAddress: profile === null,
    isForLater: true,
  });

  /** Where there is a profile, nothing but the card is typed. */
  const check = (typed: BillingValues) => (profile === null ? checkBilling(typed, country, translate) : []);

  const keyOf = useKeyOfToken();
  const cardMissing = (): FieldProblem<"card">[] =>
    card.isComplete || wallet.chosen !== undefined
      ? []
      : [{ field: "card", message: card.problem ?? translate("billing.card-incomplete") }];

  function refuse(found: readonly FieldProblem<BillingField>[]) {
    for (const { field, message } of found) {
      if (field === "card") card.refuse(message);
      else form.setError(field, { type: "refused", message });
    }
    trackErrors(found.map(({ field }) => field));
  }

  function ownerFrom(typed: BillingValues) {
    if (profile === null) return ownerOf(typed, country);
    return { ...profile.billingProfileName.firstAndLastName, address: profile.serviceAddress };
  }

  async function send(typed: BillingValues) {
    if (cardMissing().length > 0) return refuse(cardMissing());
    setRefusal(undefined);
    const owner = ownerFrom(typed);
    const cardToken = wallet.chosen?.token ?? (await cardTokenOf(card.field.current, owner, tracking));
    if (cardToken === undefined)
      return refuse([{ field: "card", message: translate("billing.card-unreadable") }]);
    const { address: serviceAddress, ...name } = owner;
    const typedDetails = { ...name, serviceAddress, chosenLocale: chosenLocale(country) };
    const once = { cardToken, idempotencyKey: keyOf(cardToken) };
    const outcome = await saveBillingDetails(skywave, { ...typedDetails, ...once });
    if (outcome.ok) return onAdded();
    tracking.businessError(outcome.code);
    if (outcome.code === "CREDIT_CARD_ERROR") wallet.forget();
    const fields = refusedFields(outcome, translate);
    return profile === null && fields.length > 0 ? refuse(fields) : setRefusal(outcome);
  }

  function refuseTyped(wrong: typeof errors) {
    const missing = cardMissing();
    for (const { message } of missing) card.refuse(message);
    trackErrors([...Object.keys(wrong), ...missing.map(({ field }) => field)]);
  }

  const submit = () => void run(() => form.handleSubmit(send, refuseTyped)());
  return {
    control: form.control,
    problems: [
      ...problemsIn([{ field: "card", message: card.problem }]),
      ...problemsOf(errors, BILLING_FIELDS),
    ],
    attempt,
    refusal,
    submit,
    isSaving: isRunning,
    wallet,
  };
}

/** The same card sent again after a lost answer must not be added twice. */
function useKeyOfToken() {
  const sent = useRef<{ token: string; key: string }>(undefined);
  return (token: string): string => {
    if (sent.current?.token !== token) sent.current = { token, key: randomKey() };
    return sent.current.key;
  };
}
