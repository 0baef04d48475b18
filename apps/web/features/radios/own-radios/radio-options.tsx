import type { Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { formatList } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import styles from "./own-radios.module.css";

type Options = Subscription["options"];

const BY_OUR_TEAM = ["canDownloadManual"] as const;

/** Why a radio cannot be refreshed just now, where it cannot. */
export function RefreshOff({ options: { reasonsOff } }: { options: Options }) {
  const translate = useTranslate<"radios">();
  const silence = silenceOf(reasonsOff.canRefreshRadio);
  if (silence === undefined) return null;
  return (
    <p className={styles.note}>
      {translate(`own-radios.refresh-off.${silence}`)}{" "}
      {silence === "suspended" ? <Link to="/account/pay">{translate("account.pay-now")}</Link> : null}
    </p>
  );
}

/** What our team does for any of the radios, said once: the pages do none of it. */
export function ByOurTeam({ options }: { options: readonly Options[] }) {
  const translate = useTranslate<"radios">();
  const { contactUrl } = useApp().shell;
  const acts = BY_OUR_TEAM.filter((option) =>
    options.some(({ reasonsOff }) => reasonsOff[option] === "ASK_US"),
  );
  if (acts.length === 0) return null;
  const said = acts.map((act) => translate(`own-radios.${act}`));
  return (
    <p className={styles.note}>
      {translate("own-radios.ask-us", { acts: formatList(said, translate.locale) })}{" "}
      <Link to={contactUrl}>{translate("own-radios.contact")}</Link>
    </p>
  );
}

/** Why a radio plays nothing, however often it is refreshed; undefined where it can be. */
function silenceOf(
  reason: Options["reasonsOff"]["canRefreshRadio"],
): "ended" | "suspended" | "paused" | "other" | undefined {
  switch (reason) {
    case undefined:
      return undefined;
    case "SUBSCRIPTION_ENDED":
      return "ended";
    case "SUBSCRIPTION_SUSPENDED":
    case "PAYMENT_DUE":
      return "suspended";
    case "SUBSCRIPTION_PAUSED":
      return "paused";
    case "NO_RADIO":
    case "ASK_US":
    case "TRIAL":
    case "PART_OF_BUNDLE":
    case "BILLED_ELSEWHERE":
    case "PAYMENT_IN_PROGRESS":
    case "CANCELLATION_PENDING":
    case "NOTHING_TO_REVOKE":
      return "other";
  }
}
