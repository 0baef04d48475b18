import type { Offer, PromoCodeResult, Subscription } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { listChangeOffers } from "@skywave/services/offers/list-change-offers";
import type { EntityGroups } from "@skywave/tracking";
import { useLayoutEffect, useMemo } from "react";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isVip } from "@skywave/domain/offers/vip";
import { onePlanUp, type SwitchKind } from "./switch-kind.ts";

interface Asked {
  kind: SwitchKind;
  /** Opens offers that are not listed; empty if there is none. */
  promoCode: string;
}

const NONE: readonly Offer[] = [];

/** What a plan can be switched to: any other plan, or the same one on other terms; first what a promo code opens. */
export function useChangeOffers(subscription: Subscription, { kind, promoCode }: Asked) {
  const { tracking } = useApp();
  const { id, offers } = subscription;
  const current = offers.pending ?? offers.active;
  const { view, isAsking, reload } = useServerData({
    area: "offers",
    verb: "listChangeOffers",
    params: [id, promoCode],
    async ask(skywave) {
      const answer = await askForOffers(skywave, id, promoCode);
      const { opened } = answer;
      if (opened?.ok === true) {
        const isValid = opened.promoCodeResult?.status === "valid";
        tracking.event(isValid ? "promo-code-successful" : "promo-code-failed", { promoCode });
      }
      return answer;
    },
  });
  const answer = view.status === "ready" ? view.data : undefined;
  const listed = answer?.listed;
  // What another code opened goes with it, also while the answer to this one is on its way.
  const opened = answer?.promoCode === promoCode ? answer.opened : undefined;
  const byCode = opened?.ok === true ? opened.offers : NONE;
  const offered = listed?.ok === true ? listed.offers : NONE;
  const choices = useMemo(
    () => choicesAmong({ offered, byCode, current, kind }),
    [offered, byCode, current, kind],
  );
  const isListed = listed?.ok === true;
  // Before anything can be chosen: the press tells of it.
  useLayoutEffect(() => {
    if (isListed) tracking.describe(describeChange(choices, kind));
  }, [tracking, isListed, choices, kind]);
  return {
    listed,
    isAsking,
    /** Why the code could not be looked at. */
    codeFailure: opened?.ok === false && opened.code !== "NOT_FOUND" ? opened : undefined,
    promo: opened?.ok === true ? withoutTrial(opened.promoCodeResult) : undefined,
    byCode,
    choices,
    /** Two subscriptions at one price; they are agreed to on a page of their own. */
    vip: offered.find(isVip),
    current,
    reload,
  };
}

/** Each of the two lists may be refused by itself. */
async function askForOffers(skywave: Skywave, subscriptionId: string, promoCode: string) {
  const [listed, opened] = await Promise.all([
    listChangeOffers(skywave, { subscriptionId }),
    promoCode === "" ? undefined : listChangeOffers(skywave, { subscriptionId, promoCode }),
  ]);
  return { ok: true, promoCode, listed, opened } as const;
}

interface Offered {
  offered: readonly Offer[];
  byCode: readonly Offer[];
  current: Offer;
  kind: SwitchKind;
}

/** The offers that are shown: not what somebody has, nor what is chosen on another page. */
function choicesAmong({ offered, byCode, current, kind }: Offered): readonly Offer[] {
  const others = offered.filter(
    (offer) =>
      isVip(offer) === (kind === "vip") &&
      byCode.every((other) => other.id !== offer.id) &&
      (isSameProduct(offer, current) ? offer.baseTerm !== current.baseTerm : kind !== "term"),
  );
  return kind === "upgrade" ? onePlanUp(current, others) : [...byCode, ...others];
}

/** What somebody could change to, as analytics knows it; at the end of a promotion, what could follow. */
function describeChange(offers: readonly Offer[], kind: SwitchKind): EntityGroups {
  const changePlanPackages = offers.map(({ name }) => name);
  const priced = offers.map(({ id, name, phases }) => ({
    planCode: id,
    price: phases.at(-1)?.price.total ?? 0,
    packageName: name,
    termLength: phases.at(-1)?.termLength ?? 1,
  }));
  const plans = priced.map(({ termLength: _months, ...plan }) => plan);
  const planInfo = { changePlanPackages };
  if (kind === "renewal")
    return { planInfo, offer: { presentedRenewalOffers: plans }, renewaloffers: priced };
  return kind === "upgrade" ? { planInfo, upsell: { offers: plans } } : { planInfo };
}

/** No switch has a trial to lose. */
function withoutTrial(result: PromoCodeResult | undefined): PromoCodeResult | undefined {
  return result?.status === "valid" ? { ...result, offersAffectTrialEligibility: false } : result;
}

/** The same on the same terms would only give up the price that somebody has. */
function isSameProduct(offer: Offer, current: Offer): boolean {
  return mainProductOf(offer) === mainProductOf(current);
}

function mainProductOf({ products }: Offer): string | undefined {
  return products.find(({ productType }) => productType === "main")?.id;
}
