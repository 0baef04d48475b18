import type { Skywave } from "@skywave/sdk";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import {
  type SaveBillingDetailsOutcome,
  saveBillingDetails,
} from "@skywave/services/billing/save-billing-details";
import { type RefObject, useRef } from "react";
import { useFlow } from "#flows/engine/flow-context.ts";
import type { BillingDraft, SavedCard } from "#flows/engine/purchase-state.ts";
import { savedCardOf } from "#flows/engine/saved-billing.ts";
import { chosenLocale } from "#i18n/chosen-locale.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { cardTokenOf, tellCard } from "../card/card-token.ts";
import type { CardField } from "../card/use-card-element.ts";
import type { WalletCard } from "../wallet/wallet-card.ts";
import { addressOf, ownerOf } from "./typed-owner.ts";

/** What the card is to be: the one that the account holds, or the one in the field. */
export type CardChoice =
  | { kind: "saved"; card: SavedCard }
  | { kind: "typed"; field: RefObject<CardField | undefined> }
  | { kind: "wallet"; card: WalletCard }
  /** Nothing is ever charged. */
  | { kind: "none" };

export type SaveOutcome = SaveBillingDetailsOutcome | { ok: false; code: "CARD_UNREADABLE" };

/** Gets a token for the card from its processor, saves everything, and goes on to the review. */
export function useSaveBillingDetails() {
  const { skywave, country, tracking } = useApp();
  const { completeStep } = useFlow();
  // The same card sent again after a lost answer must not be added twice.
  const sent = useRef<{ token: string; key: string }>(undefined);

  async function tokenOf(choice: CardChoice, values: BillingDraft): Promise<string | undefined> {
    if (choice.kind === "wallet") tellCard(tracking, choice.card);
    if (choice.kind === "wallet") return choice.card.token;
    if (choice.kind !== "typed") return undefined;
    return cardTokenOf(choice.field.current, ownerOf(values, country), tracking);
  }

  return async function save(
    values: BillingDraft,
    choice: CardChoice,
    onSaved: () => Promise<void>,
  ): Promise<SaveOutcome> {
    const { firstName, lastName } = values;
    const { state: serviceAddressState } = addressOf(values, country);
    const ownState = choice.kind === "saved" ? choice.card.billingState : undefined;
    const billingAddressState = ownState ?? serviceAddressState;
    tracking.describe({ customerInfo: { firstName, lastName, serviceAddressState, billingAddressState } });
    if (choice.kind !== "none") tracking.event("payment-info-from-subscribe-click");
    const cardToken = await tokenOf(choice, values);
    if (choice.kind === "typed" && cardToken === undefined) return { ok: false, code: "CARD_UNREADABLE" };
    if (sent.current === undefined || sent.current.token !== (cardToken ?? "")) {
      sent.current = { token: cardToken ?? "", key: randomKey() };
    }
    const outcome = await saveBillingDetails(skywave, {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      serviceAddress: addressOf(values, country),
      chosenLocale: chosenLocale(country),
      ...(cardToken === undefined ? {} : { cardToken }),
      idempotencyKey: sent.current.key,
    });
    if (outcome.ok) await onSaved();
    if (outcome.ok && choice.kind === "none") completeStep({ billing: values, areDetailsSaved: true });
    else if (outcome.ok) {
      const card =
        choice.kind === "saved" ? choice.card : await describeCard(skywave, outcome.paymentMethodId);
      completeStep({ billing: values, card });
    } else tracking.businessError(outcome.code);
    return outcome;
  };
}

/** Brand and last digits of a card that was just saved; shown without them if they cannot be had. */
async function describeCard(skywave: Skywave, paymentMethodId: string | null): Promise<SavedCard | null> {
  if (paymentMethodId === null) return null;
  const details = await loadBillingDetails(skywave);
  const method = details.ok ? details.paymentMethods.find(({ id }) => id === paymentMethodId) : undefined;
  return method === undefined ? { paymentMethodId, brand: "", last4: "" } : savedCardOf(method);
}
