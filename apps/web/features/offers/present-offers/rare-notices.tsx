import type { Subscription } from "@skywave/contract";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { RedeemedNotice } from "#flows/presentation/redeemed-notice.tsx";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { formatList } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import type { OffersView } from "./use-offers.ts";

/** What most visits have no need to be told about the offers; fetched by those that have. */
export function RareNotices({ offers }: { offers: OffersView }) {
  const translate = useTranslate();
  const { start } = useFlow();
  const notice = usePurchase((state) => state.notice);
  const targeted = usePurchase((state) => state.targeted);
  const signedIn = useSession(isSignedIn);
  return (
    <>
      {start.isIneligible ? <Notice tone="info">{translate("offers.ineligible")}</Notice> : null}
      {notice === "offerWithdrawn" ? <Notice tone="warn">{translate("offers.withdrawn")}</Notice> : null}
      {notice === "notSoldHere" ? <Notice tone="info">{translate("offers.not-sold-here")}</Notice> : null}
      {notice === "linkOver" ? <Notice tone="info">{translate("offer-link.over")}</Notice> : null}
      {signedIn ? <OwnedPlansNotice /> : null}
      {targeted === null ? null : (
        <Notice tone="info">{translate("offer-link.offer", { maskedEmail: targeted.maskedEmail })}</Notice>
      )}
      {offers.outcome?.ok === true && offers.choices.length === 0 ? (
        <NoOffers ineligible={offers.outcome.ineligibleOffers} />
      ) : null}
    </>
  );
}

type Ineligible = Extract<OffersView["outcome"], { ok: true }>["ineligibleOffers"];

/** There is nothing to choose: because the person has had what this flow is about, or for now. */
function NoOffers({ ineligible = [] }: { ineligible: Ineligible | undefined }) {
  const translate = useTranslate();
  const { redeemed } = useFlow().definition;
  const isTrialUsed = ineligible.some(({ reason }) => reason.startsWith("trialUsed"));
  if (redeemed !== undefined && isTrialUsed) return <RedeemedNotice {...redeemed} />;
  return (
    <Notice tone="info">
      <b>{translate("offers.empty-heading")}</b>
      <p>{translate("offers.empty-text")}</p>
    </Notice>
  );
}

/** Tells whoever is signed in which plans they have, before they choose another. */
export function OwnedPlansNotice() {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [plans, setPlans] = useState<readonly Subscription[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without an answer nothing is said here: the review asks again before anything is bought.
    void listPlans(skywave).then((outcome) => {
      if (isCurrent && outcome.ok) setPlans(outcome.subscriptions.filter((plan) => !plan.isCancelled));
    });
    return () => {
      isCurrent = false;
    };
  }, [skywave]);
  if (plans.length === 0) return null;
  const names = plans.map((plan) => formatPlanName(translate, plan));
  return (
    <Notice tone="info" actions={<Link to="/account">{translate("offers.owned-account")}</Link>}>
      {translate("offers.owned", { plans: formatList(names, translate.locale) })}
    </Notice>
  );
}
