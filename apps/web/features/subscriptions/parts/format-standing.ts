import type { Subscription } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import type { LoadedPlan } from "./use-plan.ts";

/** How a plan stands, in one plain sentence. */
export function formatStanding(translate: Translator<"plans">, subscription: Subscription): string {
  const { state, billedBy, agreed, currentPhase, offers } = subscription;
  const endsByItself = offers.pending === null && offers.active.phases.at(-1)?.duration.kind === "finite";
  const day = (date: string | null) => (date === null ? "" : formatDay(date, translate.locale));
  switch (state) {
    case "active":
      if (subscription.includedIn !== null) return translate("plan.stands.included");
      if (billedBy.source === "internal") return translate("plan.stands.paid-for");
      if (!billedBy.isUs) return translate("plan.stands.elsewhere");
      if (currentPhase.type === "AutoRenewing") return translate("plan.stands.renews");
      if (endsByItself) return translate("plan.stands.ends-by-itself", { date: day(currentPhase.ends) });
      return translate(currentPhase.type === "Free" ? "plan.stands.free" : "plan.stands.until", {
        date: day(currentPhase.ends),
      });
    case "pending_cancellation":
      return translate("plan.stands.ending", { date: day(agreed.end) });
    case "pending":
      return translate("plan.stands.pending");
    case "past_due":
      return translate("plan.stands.past-due");
    case "paused":
      return translate("plan.stands.paused", { date: day(agreed.pause?.end ?? null) });
    case "suspended":
      return translate("plan.stands.suspended");
    case "cancelled":
    case "expired":
      return agreed.end === null
        ? translate("plan.stands.ended")
        : translate("plan.stands.ended-on", { date: day(agreed.end) });
  }
}

/** A bill of it is not paid. */
export function isOwing({ state }: Pick<Subscription, "state">): boolean {
  return state === "past_due" || state === "suspended";
}

/** What happens next, the soonest first; nothing where nothing will. */
export function formatNext(translate: Translator<"plans">, { subscription, upcoming }: LoadedPlan): string[] {
  const { agreed, offers, state } = subscription;
  const { locale } = translate;
  const day = (date: string) => formatDay(date, locale);
  const said: { date: string; text: string }[] = [];
  // What is owed comes before whatever is dated.
  if (isOwing(subscription)) said.push({ date: "", text: translate("plan.next.open-bill") });
  const bill = upcoming.bills.find(({ total }) => total > 0);
  if (bill !== undefined) {
    const isFromBalance = bill.amountDue === 0;
    const amount = formatMoney(isFromBalance ? bill.total : bill.amountDue, upcoming.currency, locale);
    const key = isFromBalance ? "plan.next.bill-from-balance" : "plan.next.bill";
    said.push({ date: bill.date, text: translate(key, { amount, date: day(bill.date) }) });
  }
  if (agreed.planFrom !== null && offers.pending !== null) {
    const last = offers.pending.phases.at(-1);
    const values = {
      plan: offers.pending.name,
      date: day(agreed.planFrom),
      price: last === undefined ? "" : formatMoney(last.price.total, upcoming.currency, locale),
      period: last === undefined ? "" : formatPeriod(translate, last.billingPeriod),
    };
    said.push({ date: agreed.planFrom, text: translate("plan.next.switch", values) });
  }
  if (agreed.pause !== null && state !== "paused") {
    const { start, end } = agreed.pause;
    said.push({ date: start, text: translate("plan.next.pause", { start: day(start), end: day(end) }) });
  }
  if (agreed.end !== null && !subscription.isCancelled)
    said.push({ date: agreed.end, text: translate("plan.next.end", { date: day(agreed.end) }) });
  return said.toSorted((one, other) => one.date.localeCompare(other.date)).map(({ text }) => text);
}

/** What is agreed for later and falls away when something else is agreed in its place; undefined where nothing is. */
export function formatReplaced(
  translate: Translator<"plans">,
  { agreed, offers, isPaused }: Subscription,
): string | undefined {
  const day = (date: string) => formatDay(date, translate.locale);
  if (agreed.planFrom !== null && offers.pending !== null)
    return translate("change.replaces-plan", { plan: offers.pending.name, date: day(agreed.planFrom) });
  if (agreed.pause !== null && !isPaused)
    return translate("change.replaces-pause", { start: day(agreed.pause.start), end: day(agreed.pause.end) });
  return undefined;
}
