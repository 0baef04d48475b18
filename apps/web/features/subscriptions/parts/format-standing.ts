import type { Subscription } from "@skywave/contract";
import { formatDay, formatMoney } from "#i18n/format.ts";
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

/** What there is to know beside the days to come: a bill that is open, or a next one that the card does not pay. */
export function formatNotes(
  translate: Translator<"plans">,
  { subscription, upcoming }: LoadedPlan,
): string[] {
  if (isOwing(subscription)) return [translate("plan.next.open-bill")];
  const bill = upcoming.bills.find(({ total }) => total > 0);
  if (bill === undefined || bill.appliedBalance <= 0) return [];
  const amount = formatMoney(bill.appliedBalance, upcoming.currency, translate.locale);
  return [translate("plan.next.from-balance", { amount })];
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
