import type { FoundDevice } from "@skywave/contract";
import type { WhichRadio } from "@skywave/services/signal/refresh-radio";
import { useEffect, useEffectEvent, useId } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { RefreshProgress } from "../refresh-radio/refresh-progress.tsx";
import { RefreshRefusalNotice } from "../refresh-radio/refresh-refusal-notice.tsx";
import { useRefreshRadio } from "../refresh-radio/use-refresh-radio.ts";
import styles from "./follow-activation.module.css";

interface FollowActivationProps {
  /** What stands for the radio in this browser, or the subscription that is heard on it. */
  which: WhichRadio;
  type: FoundDevice["type"];
  /** What it is called, where others get their channels beside it. */
  name?: string;
}

/** The signal of a radio that has just got a plan: it is on its way without a press, and followed until it is heard. */
export function FollowActivation({ which, type, name }: FollowActivationProps) {
  const translate = useTranslate<"signal">();
  const navigate = useNavigate();
  const headingId = useId();
  const { refresh, refusal, isSending, send } = useRefreshRadio(which);
  const join = useEffectEvent(send);
  // What runs already is joined; after a few reloads of this page nothing is sent again for a while.
  useEffect(() => join(), []);
  const findAgain = () => void navigate("/subscribe/refresh-signal");
  return (
    <section className={styles.activation} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name === undefined
          ? translate("activation.heading")
          : translate("activation.heading-named", { radio: name })}
      </h2>
      <p>{translate("activation.text")}</p>
      {refusal === undefined ? null : refusal.code === "REFRESH_LIMIT_REACHED" ? (
        <p role="status">{translate("activation.sent")}</p>
      ) : (
        <RefreshRefusalNotice
          refusal={refusal}
          isOwn={"subscriptionId" in which}
          onRetry={send}
          onFindAgain={findAgain}
        />
      )}
      {refresh === undefined ? (
        refusal === undefined ? (
          <Spinner label={translate("refresh.sending")} />
        ) : null
      ) : (
        <RefreshProgress
          type={type}
          refresh={refresh}
          isSending={isSending}
          isActivation
          onAgain={send}
          onAnother={findAgain}
        />
      )}
    </section>
  );
}
