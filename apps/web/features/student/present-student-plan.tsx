import type { Offer } from "@skywave/contract";
import { loadStudentOffers } from "@skywave/services/student/load-student-offers";
import { Link } from "react-router";
import { useFlow } from "#flows/engine/flow-context.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { OfferHeadline } from "#pricing/offer-headline.tsx";
import { OfferPricePath } from "#pricing/price-path/offer-price-path.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import surface from "#ui/surface/surface.module.css";
import styles from "./present-student-plan.module.css";

/** The plan for students, with the months that are left of the verification. */
export function PresentStudentPlan() {
  const translate = useTranslate<"student">();
  const { country } = useApp();
  const { view, retry } = useServerData({
    area: "students",
    verb: "loadStudentOffers",
    params: [country],
    ask: (skywave) => loadStudentOffers(skywave, country),
  });
  return (
    <>
      <StepHeading text={translate("student.plan.text")}>{translate("student.plan.heading")}</StepHeading>
      {view.status === "loading" ? <Spinner label={translate("student.plan.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? <Plans offers={view.data.offers} /> : null}
    </>
  );
}

function Plans({ offers }: { offers: readonly Offer[] }) {
  const translate = useTranslate<"student">();
  const { tracking } = useApp();
  const { completeStep } = useFlow();
  if (offers.length === 0)
    return (
      <Notice tone="info" actions={<Link to="/student">{translate("student.plan.status")}</Link>}>
        <b>{translate("student.plan.none-heading")}</b>
        <p>{translate("student.plan.none")}</p>
      </Notice>
    );
  return (
    <div className={styles.plans}>
      {offers.map((offer) => (
        <article key={offer.id} className={surface.card} aria-label={offer.name}>
          <h2>{offer.name}</h2>
          <OfferHeadline offer={offer} look="card" />
          <OfferPricePath offer={offer} />
          <p className={styles.soft}>{translate("price-path.before-tax-note")}</p>
          <div>
            <Button
              onPress={() => {
                tracking.event("generic-button-click", { componentName: "studentOfferContinue" });
                tracking.offersPresented(offers);
                tracking.offerChosen(offer);
                completeStep({ offer });
              }}
            >
              {translate("student.plan.continue", { offer: offer.name })}
            </Button>
          </div>
        </article>
      ))}
    </div>
  );
}
