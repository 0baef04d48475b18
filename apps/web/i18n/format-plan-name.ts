import type { Subscription } from "@skywave/contract";
import type { Translator } from "./translate.ts";

type Named = Pick<Subscription, "nickname" | "amongSame" | "offers">;

/** What a plan is called where others may stand beside it: by its owner's name for it, else by its place among its like. */
export function formatPlanName(translate: Translator, { nickname, amongSame, offers }: Named): string {
  const plan = offers.active.name;
  if (nickname !== undefined) return translate("account.plan-named", { nickname, plan });
  if (amongSame === undefined) return plan;
  const { place, count } = amongSame;
  return translate("account.plan-of-same", { plan, place: String(place), count: String(count) });
}
