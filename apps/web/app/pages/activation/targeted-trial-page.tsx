import type { LinkedTrial } from "@skywave/services/vehicle-trials/claim-trial";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { ClaimTrial, TrialRefusalNotice } from "#features/vehicle-trials/claim-trial/claim-trial.tsx";
import { useLinkedTrial } from "#features/vehicle-trials/claim-trial/use-linked-trial.ts";
import { RequestTrialLink } from "#features/vehicle-trials/request-trial-link.tsx";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { formatDay } from "#i18n/format.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import type { Maker } from "#platform/configuration/shell-configuration.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { valueIn } from "#platform/value-in.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Stage } from "#ui/stage/stage.tsx";
import { takeFragment } from "../../navigation/take-fragment.ts";
import styles from "../pages.module.css";
import { SignInOrCreate } from "../sign-in-or-create.tsx";
import { ClaimedTrial, OtherTrialState } from "./claimed-trial.tsx";

const PAGES = {
  targeted: "activate/trial/targeted",
  targetedOem: "activate/trial/targeted-oem",
  accordion: "activate/trial",
} as const;

/** A trial that is for one person, by the link that was sent to them; whoever comes without one has it sent again. */
export function TargetedTrialPage() {
  const translate = useTranslate<"vehicles">();
  const { tracking, shell } = useApp();
  const { pathname, search } = useLocation();
  const page = pageOf(pathname);
  const maker = page === "targetedOem" ? makerOf(shell.makers, search) : undefined;
  const [{ link, oemDriverId }] = useState(() => readLink(page));
  const { view, retry } = useLinkedTrial(link);
  const [endsOn, setEndsOn] = useState<string>();
  useHeadingFocus(endsOn === undefined ? "waiting" : "claimed");
  const isInSteps = page !== "accordion";
  const variation = isInSteps ? "nonAccordion" : "accordion";
  useLayoutEffect(
    () => tracking.flowPageShown("targetedTrial", PAGES[page], variation),
    [tracking, page, variation],
  );

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("title.targeted-trial")}</h1>
      {link === "" ? (
        <div className={styles.card}>
          <h2>{translate("targeted-trial.link")}</h2>
          <RequestTrialLink />
        </div>
      ) : null}
      {link !== "" && view.status === "loading" ? <Spinner label={translate("trial.loading")} /> : null}
      {view.status === "failed" ? (
        <>
          <div className={styles.card}>
            <TrialRefusalNotice refusal={view.failure} onRetry={retry} />
          </div>
          <div className={styles.card}>
            <h2>{translate("targeted-trial.link")}</h2>
            <RequestTrialLink />
          </div>
        </>
      ) : null}
      {view.status !== "ready" ? null : endsOn !== undefined ? (
        <ClaimedTrial plan={view.data.trial.planName} endsOn={endsOn} />
      ) : view.data.trial.trialState === "TrialNotClaimed" ? (
        <Stages
          trial={view.data.trial}
          link={link}
          oemDriverId={oemDriverId}
          maker={maker}
          isInSteps={isInSteps}
          onClaimed={setEndsOn}
        />
      ) : (
        <OtherTrialState trial={view.data.trial} />
      )}
    </div>
  );
}

function pageOf(pathname: string): keyof typeof PAGES {
  if (/\/targeted-oem\/?$/i.test(pathname)) return "targetedOem";
  return /\/targeted\/?$/i.test(pathname) ? "targeted" : "accordion";
}

/** The maker whose partner code a link carries, in any case. */
function makerOf(makers: Readonly<Record<string, Maker>> = {}, search: string): Maker | undefined {
  const code = valueIn(new URLSearchParams(search), "partnercode")?.toLowerCase();
  return Object.entries(makers).find(([known]) => known.toLowerCase() === code)?.[1];
}

/** A maker may name the driver whom the trial is for behind its link. */
function readLink(page: keyof typeof PAGES): { link: string; oemDriverId: string | undefined } {
  const [link = "", driver] = takeFragment().split("&", 2);
  // A broken name is one that no maker gave, and breaks nothing here.
  const named = driver === undefined ? null : new URLSearchParams(`name=${driver}`).get("name");
  return { link, oemDriverId: page === "targetedOem" && named !== null && named !== "" ? named : undefined };
}

interface StagesProps {
  trial: LinkedTrial;
  link: string;
  oemDriverId: string | undefined;
  maker: Maker | undefined;
  isInSteps: boolean;
  onClaimed: (trialEndsOn: string) => void;
}

function Stages({ trial, link, oemDriverId, maker, isInSteps, onClaimed }: StagesProps) {
  const translate = useTranslate<"vehicles">();
  const signedIn = useSession(isSignedIn);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  const [isSeen, setSeen] = useState(false);
  const [wasSignedIn] = useState(signedIn);
  const count = wasSignedIn ? 2 : 3;
  const countOf = (current: number) =>
    isInSteps ? translate("used-vehicle.step", { current, count }) : undefined;
  const { planName: plan, vehicleState, partner, daysBeforeTrialEnd: days, trialEndsOn } = trial;
  const vehicle = vehicleState ? formatVehicle(vehicleState, translate.locale) : partner;
  const date = trialEndsOn === null ? "" : formatDay(trialEndsOn, translate.locale);
  return (
    <div className={styles.sections}>
      <Stage
        heading={translate("targeted-trial.yours")}
        count={countOf(1)}
        summary={isSeen ? vehicle : undefined}
      >
        {isSeen ? null : (
          <>
            {maker === undefined ? null : <p>{translate("trial.maker", { maker: maker.name })}</p>}
            <p>{translate.plural("trial.text", days, { plan, vehicle, date })}</p>
            <p>
              <Button onPress={() => setSeen(true)}>{translate("targeted-trial.continue")}</Button>
            </p>
          </>
        )}
      </Stage>
      <Stage heading={translate("used-vehicle.account")} count={countOf(2)}>
        {isSeen && !signedIn ? <SignInOrCreate startsWith="create" isForRadio /> : null}
      </Stage>
      <Stage heading={translate("targeted-trial.claim")} count={countOf(count)}>
        {isSeen && signedIn ? (
          <ClaimTrial
            magicLinkGrant={link}
            oemDriverId={oemDriverId}
            trial={trial}
            maker={maker}
            onClaimed={onClaimed}
          />
        ) : null}
      </Stage>
    </div>
  );
}
