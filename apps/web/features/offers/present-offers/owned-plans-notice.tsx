import type { Subscription } from "@skywave/contract";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatList } from "#i18n/format.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Notice } from "#ui/feedback/notice.tsx";

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
