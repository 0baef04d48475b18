import {
  isCodeOnItsWay,
  type SendOneTimeCodeOutcome,
} from "@skywave/services/authentication/send-one-time-code";
import type { NamedLink, ShowTargetedLinkOutcome } from "@skywave/services/targeted-links/show-targeted-link";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { CodeSent } from "../one-time-code/code-form.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";
import styles from "./open-targeted-link.module.css";

export type ShownLink = Extract<ShowTargetedLinkOutcome, { ok: true }>;

interface ProveOwnerProps {
  shown: ShownLink;
  purpose: NamedLink["purpose"];
  /** Undefined where the link is over by now. */
  send: (channel: CodeSent["channel"]) => Promise<SendOneTimeCodeOutcome | undefined>;
  onSent: (sent: CodeSent) => void;
}

/** Whose plan it is, by the ends of their address, and the button that sends them a code. */
export function ProveOwner({ shown, purpose, send, onSent }: ProveOwnerProps) {
  const translate = useTranslate<"plans">();
  const isSomebodyElse = useSession(isSignedIn);
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [chosen, setChosen] = useState<CodeSent["channel"]>();
  const { isRunning, run } = useSingleFlight();
  const { plan, maskedEmail, maskedPhone } = shown;

  const sendBy = (channel: CodeSent["channel"], maskedContact: string) => {
    setChosen(channel);
    void run(async () => {
      setRefusal(undefined);
      const outcome = await send(channel);
      if (outcome === undefined) return;
      if (outcome.ok)
        return onSent({ channel, maskedContact, resendAfterSeconds: outcome.resendAfterSeconds });
      if (!isCodeOnItsWay(outcome)) return setRefusal(outcome);
      onSent({ channel, maskedContact, resendAfterSeconds: outcome.retryAfterInSeconds, isEarlier: true });
    });
  };

  return (
    <>
      {isSomebodyElse ? <SomebodyElse /> : null}
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <p>{translate(`targeted.about-${purpose}`, { plan, contact: maskedEmail })}</p>
      <div className={styles.ways}>
        <Button isWorking={isRunning && chosen === "EMAIL"} onPress={() => sendBy("EMAIL", maskedEmail)}>
          {translate("targeted.send")}
        </Button>
        {maskedPhone === null ? null : (
          <Button
            look="quiet"
            isWorking={isRunning && chosen === "PHONE"}
            onPress={() => sendBy("PHONE", maskedPhone)}
          >
            {translate("targeted.send-text", { contact: maskedPhone })}
          </Button>
        )}
      </div>
    </>
  );
}

function SomebodyElse() {
  const translate = useTranslate<"plans">();
  return (
    <Notice tone="info" actions={<Link to="/account">{translate("targeted.keep-session")}</Link>}>
      {translate("targeted.somebody-else")}
    </Notice>
  );
}
