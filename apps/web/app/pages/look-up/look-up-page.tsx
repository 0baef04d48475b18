import { lazy, type ReactNode, useLayoutEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { OnAirLater } from "#content/all-channels/on-air-later.tsx";
import { PlansLater } from "#features/offers/show-plans/plans-later.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BesideThePage } from "#platform/beside-the-page.tsx";
import { WhenNear } from "#platform/line/when-near.tsx";
import { NightHero } from "#ui/brand/night-hero.tsx";
import buttonStyles from "#ui/button/button.module.css";
import { LOOK_UP_PATHS } from "../../paths/look-up-paths.ts";
import { PATHS } from "../../paths/paths.ts";
import styles from "../pages.module.css";

const FORM = "find-your-account";
const sound = () => import("../listen/front-door-sound.tsx");
const HearChannels = lazy(async () => ({ default: (await sound()).HearChannels }));
const HearFirstChannel = lazy(async () => ({ default: (await sound()).HearFirstChannel }));
// Fields are a third of what this page would load before it shows a price.
const LookUpForm = lazy(async () => ({
  default: (await import("#features/customer-lookup/look-up-customer/look-up-form.tsx")).LookUpForm,
}));

/** The front door: what Skywave is, costs and plays, and below it the form by which a customer is found. */
export function LookUpPage() {
  const translate = useTranslate<"lookup">();
  const navigate = useNavigate();
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
      <LookUp isBelow>
        <WhenNear className={styles.formPlace} orSoon>
          <LookUpForm onFound={() => void navigate(`/${PATHS.pickPlan}`)} />
        </WhenNear>
      </LookUp>
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
  /** Something else is what the page begins with. */
  isBelow?: boolean;
  /** The form by which a customer is found. */
  children: ReactNode;
}

/** The form with its ways on. */
export function LookUp({ isBelow = false, children }: LookUpProps) {
  const translate = useTranslate<"lookup">();
  const { tracking } = useApp();
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
      <div className={styles.card}>{children}</div>
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
