import type { LinkedTrial } from "@skywave/services/vehicle-trials/claim-trial";
import { useState } from "react";
import { Link } from "react-router";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { ClaimTrial, TrialRefusalNotice } from "#features/vehicle-trials/claim-trial/claim-trial.tsx";
import { useLinkedTrial } from "#features/vehicle-trials/claim-trial/use-linked-trial.ts";
import { RequestTrialLink } from "#features/vehicle-trials/request-trial-link.tsx";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { formatDay } from "#i18n/format.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { takeFragment } from "../../navigation/take-fragment.ts";
import { ClaimedTrial, OtherTrialState } from "./claimed-trial.tsx";
import styles from "../pages.module.css";
import { SignInOrCreate } from "../sign-in-or-create.tsx";

/** The trial of a vehicle behind its maker's link: how it stands, sign in or create an account, and take it. */
export function ClaimTrialPage() {
  const translate = useTranslate<"vehicles">();
  const [link] = useState(takeFragment);
  const { view, retry } = useLinkedTrial(link);

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("title.claim-trial")}</h1>
      {view.status === "ready" ? (
        <WaitingTrial link={link} trial={view.data.trial} />
      ) : (
        <div className={styles.card}>
          {link === "" ? (
            <Notice tone="info" actions={<Link to="/subscribe">{translate("used-car.action.offers")}</Link>}>
              {translate("trial.missing")}
            </Notice>
          ) : null}
          {link !== "" && view.status === "loading" ? <Spinner label={translate("trial.loading")} /> : null}
          {view.status === "failed" ? <TrialRefusalNotice refusal={view.failure} onRetry={retry} /> : null}
        </div>
      )}
      {link === "" || view.status === "failed" ? (
        <div className={styles.card}>
          <h2>{translate("targeted-trial.link")}</h2>
          <RequestTrialLink />
        </div>
      ) : null}
    </div>
  );
}

function WaitingTrial({ link, trial }: { link: string; trial: LinkedTrial }) {
  const translate = useTranslate<"vehicles">();
  const signedIn = useSession(isSignedIn);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  const [endsOn, setEndsOn] = useState<string>();
  useHeadingFocus(endsOn === undefined ? "waiting" : "claimed");
  const plan = trial.planName;

  if (endsOn !== undefined) return <ClaimedTrial plan={plan} endsOn={endsOn} />;
  if (trial.trialState !== "TrialNotClaimed") return <OtherTrialState trial={trial} />;
  const { vehicleState, daysBeforeTrialEnd: days, trialEndsOn } = trial;
  const vehicle = vehicleState ? formatVehicle(vehicleState, translate.locale) : trial.partner;
  const date = trialEndsOn === null ? "" : formatDay(trialEndsOn, translate.locale);
  return (
    <>
      <p className={styles.lead}>{translate.plural("trial.text", days, { plan, vehicle, date })}</p>
      <div className={styles.card}>
        {signedIn ? (
          <ClaimTrial magicLinkGrant={link} trial={trial} onClaimed={setEndsOn} />
        ) : (
          <SignInOrCreate startsWith="create" isForRadio />
        )}
      </div>
    </>
  );
}
