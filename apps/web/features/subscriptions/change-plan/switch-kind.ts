import type { Offer } from "@skywave/contract";
import type { SwitchFlow } from "./default-flow.ts";

/** Any other plan, the same one on other terms, the next better one, two at one price, or what follows a promotion. */
export type SwitchKind = "plan" | "term" | "upgrade" | "vip" | "renewal";

/** When a switch of this kind is made; undefined where the person decides. */
export function flowOfKind(kind: SwitchKind): SwitchFlow | undefined {
  switch (kind) {
    case "upgrade":
    case "vip":
      return "immediate";
    case "renewal":
      return "endOfPromotion";
    case "plan":
    case "term":
      return undefined;
  }
}

const lastingPrice = ({ phases }: Offer) => phases.at(-1)?.priceMonthly ?? 0;

/** The next dearer plan on the same terms; none for who has the best one. */
export function onePlanUp(current: Offer, offers: readonly Offer[]): Offer[] {
  const better = offers.filter(
    (offer) =>
      offer.baseTerm === current.baseTerm &&
      offer.serviceType === current.serviceType &&
      lastingPrice(offer) > lastingPrice(current),
  );
  return better.toSorted((one, other) => lastingPrice(one) - lastingPrice(other)).slice(0, 1);
}
