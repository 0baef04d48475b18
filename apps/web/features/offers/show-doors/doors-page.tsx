import type { Offer } from "@skywave/contract";
import { useLayoutEffect } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { OfferHeadline } from "#pricing/offer-headline.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Door } from "./door.tsx";
import styles from "./doors.module.css";
import { PlanDoors } from "./plan-doors.tsx";
import { SalesHero } from "./sales-hero.tsx";
import { useListedOffers } from "./use-listed-offers.ts";

const OTHER_DOORS = [
  { name: "radio", to: "/subscribe/checkout/purchase/satellite/organic/new" },
  { name: "partner", to: "/subscribe/entitlement" },
  { name: "code", to: "/subscribe/checkout/purchase/streaming" },
  { name: "gift-card", to: "/account/gift-card" },
  { name: "several", to: "/subscribe/multi-subscription-purchase" },
  { name: "account", to: "/account/login" },
] as const;

/** All ways to a subscription. What has a price shows the catalogue's, and the others lead on without it. */
export function DoorsPage() {
  const translate = useTranslate<"deals">();
  const { tracking } = useApp();
  const { view, retry } = useListedOffers();
  useLayoutEffect(() => tracking.flowStarted("subscribe", "default"), [tracking]);
  const offers = view.status === "ready" ? view.data.offers : [];
  const trial = offers.find(({ type }) => type === "Trial");
  const student =
    view.status === "ready"
      ? view.data.ineligibleOffers.find(({ reason }) => reason === "studentNotVerified")?.offer
      : undefined;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("doors.heading")}</h1>
      <p className={styles.lead}>{translate("doors.text")}</p>
      <section aria-labelledby="doors-plans">
        <h2 id="doors-plans">{translate("doors.plans")}</h2>
        {view.status === "loading" ? <Spinner label={translate("doors.loading")} /> : null}
        {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
        {view.status === "ready" ? (
          <PlanDoors
            name="plan"
            offers={offers.filter(({ type }) => type !== "Trial")}
            path="/subscribe/checkout/purchase/streaming/organic"
          />
        ) : null}
      </section>
      <section aria-labelledby="doors-others">
        <h2 id="doors-others">{translate("doors.others")}</h2>
        <ul className={styles.doors}>
          <Door name="trial" title={translate("doors.trial")} to="/subscribe/trial">
            <Told offer={trial} text={translate("doors.trial-about")} />
          </Door>
          <Door
            name="student"
            title={translate("doors.student")}
            to="/subscribe/checkout/studentverification"
          >
            <Told offer={student} text={translate("doors.student-about")} />
          </Door>
          {OTHER_DOORS.map(({ name, to }) => (
            <Door key={name} name={name} title={translate(`doors.${name}`)} to={to}>
              {translate(`doors.${name}-about`)}
            </Door>
          ))}
        </ul>
      </section>
      <SalesHero />
    </div>
  );
}

/** The words always; the price once the catalogue has told it. */
function Told({ offer, text }: { offer: Offer | undefined; text: string }) {
  return (
    <>
      <p>{text}</p>
      {offer === undefined ? null : <OfferHeadline offer={offer} look="line" />}
    </>
  );
}
