import type { Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { formatList } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import styles from "./own-radios.module.css";

type Options = Subscription["options"];

const BY_OUR_TEAM = ["canReplaceRadio", "canTransferSubscription", "canDownloadManual"] as const;

/** What cannot be done with a radio just now and why, and what our team does for whoever asks. */
export function RadioOptions({ options: { reasonsOff } }: { options: Options }) {
  const translate = useTranslate<"radios">();
  const { contactUrl } = useApp().shell;
  const silence = silenceOf(reasonsOff.canRefreshRadio);
  const acts = BY_OUR_TEAM.filter((option) => reasonsOff[option] === "ASK_US");
  return (
    <>
      {silence === undefined ? null : (
        <p className={styles.note}>
          {translate(`own-radios.refresh-off.${silence}`)}{" "}
          {silence === "suspended" ? <Link to="/account/pay">{translate("account.pay-now")}</Link> : null}
        </p>
      )}
      {acts.length === 0 ? null : (
        <p className={styles.note}>
          {translate("own-radios.ask-us", {
            acts: formatList(
              acts.map((act) => translate(`own-radios.${act}`)),
              translate.locale,
            ),
          })}{" "}
          <Link to={contactUrl}>{translate("own-radios.contact")}</Link>
        </p>
      )}
    </>
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
    case "PART_OF_BUNDLE":
    case "BILLED_ELSEWHERE":
    case "PAYMENT_IN_PROGRESS":
    case "CANCELLATION_PENDING":
    case "NOTHING_TO_REVOKE":
      return "other";
  }
}
