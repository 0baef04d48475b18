import type { Order, Subscription } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { isOwing } from "../parts/format-standing.ts";
import type { Translator } from "#i18n/translate.ts";

/** When the plan ends. */
export function formatEnd(translate: Translator<"plans">, { change }: Order): string {
  const date = change === undefined ? "" : formatDay(change.effective, translate.locale);
  return translate(change?.cancellationType === "immediate" ? "cancel.ends-now" : "cancel.ends-on", { date });
}

/** What comes back and where, and what is left to pay; one sentence each. */
export function formatRefund(
  translate: Translator<"plans">,
  { change, currency }: Order,
  subscription: Pick<Subscription, "state">,
): string[] {
  const owes = isOwing(subscription);
  const money = (amount: number) => formatMoney(amount, currency, translate.locale);
  const { refund, dueNow = 0 } = change ?? {};
  const sentences: string[] = [];
  if (dueNow > 0) sentences.push(translate("cancel.due", { amount: money(dueNow) }));
  if (owes) sentences.push(translate("cancel.open-bill"));
  if (refund === undefined) return owes ? sentences : [...sentences, translate("cancel.nothing-more")];
  const { toPaymentMethod, toBalance, toBalanceDue } = refund;
  if (toPaymentMethod > 0) sentences.push(translate("cancel.to-card", { amount: money(toPaymentMethod) }));
  if (toBalance > 0) sentences.push(translate("cancel.to-balance", { amount: money(toBalance) }));
  if (toBalanceDue > 0) sentences.push(translate("cancel.to-balance-due", { amount: money(toBalanceDue) }));
  return refund.total > 0 ? sentences : [...sentences, translate("cancel.nothing-back")];
}
