import { lazy, useLayoutEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { OnAirLater } from "#content/all-channels/on-air-later.tsx";
import { LookUpForm } from "#features/customer-lookup/look-up-customer/look-up-form.tsx";
import { PlansLater } from "#features/offers/show-plans/plans-later.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { NightHero } from "#ui/brand/night-hero.tsx";
import buttonStyles from "#ui/button/button.module.css";
import { LOOK_UP_PATHS } from "../../paths/look-up-paths.ts";
import { PATHS } from "../../paths/paths.ts";
import styles from "../pages.module.css";

const FORM = "find-your-account";
const sound = () => import("../listen/front-door-sound.tsx");
const HearChannels = lazy(async () => ({ default: (await sound()).HearChannels }));
const HearFirstChannel = lazy(async () => ({ default: (await sound()).HearFirstChannel }));

/** The front door: what Skywave is, costs and plays, and below it the form by which a customer is found. */
export function LookUpPage() {
  const translate = useTranslate<"lookup">();
  return (
    <>
      <NightHero heading={translate("offers.hero")} text={translate("offers.hero-text")}>
        <div className={styles.ways}>
          <SeePlans look="button" />
          <ListenNow />
          <a href={`#${FORM}`}>{translate("look-up.heading")}</a>
        </div>
      </NightHero>
      <div className={styles.wide}>
        <PlansLater path={`/${PATHS.streamingOrganic}`} />
        <OnAirLater>
          <HearChannels />
        </OnAirLater>
      </div>
      <LookUp foundAt={`/${PATHS.pickPlan}`} isBelow />
    </>
  );
}

/** Plays a channel at once, before anybody is asked for anything. */
function ListenNow() {
  const translate = useTranslate<"lookup">();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button
        type="button"
        className={buttonStyles.button}
        data-look="night"
        onClick={() => setPresses(presses + 1)}
      >
        {translate("look-up.listen")}
      </button>
      {presses === 0 ? null : (
        <BesideThePage>
          <HearFirstChannel presses={presses} />
        </BesideThePage>
      )}
    </>
  );
}

interface LookUpProps {
  /** Where a customer goes who was found. */
  foundAt: string;
  /** Something else is what the page begins with. */
  isBelow?: boolean;
}

/** The form with its ways on. */
export function LookUp({ foundAt, isBelow = false }: LookUpProps) {
  const translate = useTranslate<"lookup">();
  const { tracking } = useApp();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    tracking.flowStarted("account-lookup", "flepz");
    tracking.stepShown("account-lookup", "accountLookup");
  }, [tracking]);
  const heading = translate("look-up.heading");
  return (
    <section className={styles.page} id={FORM} aria-label={heading}>
      {isBelow ? <h2>{heading}</h2> : <h1 tabIndex={-1}>{heading}</h1>}
      <p className={styles.lead}>{translate("look-up.text")}</p>
      {isBelow ? null : (
        <p className={styles.aside}>
          {translate("look-up.new-here")} <SeePlans look="link" />
        </p>
      )}
      <div className={styles.card}>
        <LookUpForm onFound={() => void navigate(foundAt)} />
      </div>
      <p className={styles.aside}>
        {translate("look-up.by-radio")}{" "}
        <Link to={`/${LOOK_UP_PATHS.identify}`}>{translate("look-up.by-radio-link")}</Link>
      </p>
      <p className={styles.aside}>
        {translate("look-up.have-password")} <Link to={`/${PATHS.signIn}`}>{translate("title.sign-in")}</Link>
      </p>
    </section>
  );
}

function SeePlans({ look }: { look: "button" | "link" }) {
  const translate = useTranslate<"lookup">();
  const { tracking } = useApp();
  return (
    <Link
      className={look === "button" ? buttonStyles.button : undefined}
      to={`/${PATHS.streamingOrganic}`}
      onClick={() => tracking.event("subscribe-link", { componentName: "accountLookup" })}
    >
      {translate("sign-in.see-plans")}
    </Link>
  );
}
