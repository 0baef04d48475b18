import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { redeemTargetedLink } from "@skywave/services/targeted-links/redeem-targeted-link";
import { renewTargetedLink } from "@skywave/services/targeted-links/renew-targeted-link";
import { sendTargetedCode } from "@skywave/services/targeted-links/send-targeted-code";
import {
  type NamedLink,
  showTargetedLink,
  type ShowTargetedLinkOutcome,
} from "@skywave/services/targeted-links/show-targeted-link";
import { useCallback, useEffect, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { CodeForm, type CodeSent } from "../one-time-code/code-form.tsx";
import { useFocusOnStage } from "../parts/use-focus-on-stage.ts";
import { ProveOwner, type ShownLink } from "./prove-owner.tsx";
import styles from "./open-targeted-link.module.css";

type Failure = Exclude<Extract<ShowTargetedLinkOutcome, { ok: false }>, { code: "TARGETED_LINK_OVER" }>;
type Stage =
  | { name: "looking" | "over" }
  | { name: "failed"; failure: Failure }
  | { name: "shown"; shown: ShownLink }
  | { name: "code"; sent: CodeSent };

interface OpenTargetedLinkProps {
  link: NamedLink;
  /** The owner of the plan is signed in by now. The same function each time, or the link is looked at anew. */
  onOwner: (subscriptionId: string) => void;
}

/** What a link of a mail is about, and the code that proves whose it is. Looking at it signs nobody in. */
export function OpenTargetedLink({ link, onOwner }: OpenTargetedLinkProps) {
  const translate = useTranslate<"plans">();
  const { skywave, tracking } = useApp();
  const { token, purpose } = link;
  const [stage, setStage] = useState<Stage>({ name: "looking" });
  const box = useFocusOnStage(stage.name === "code" ? "code" : "before");

  const look = useCallback(async () => {
    const shown = await showTargetedLink(skywave, { token, purpose });
    if (shown.ok) {
      tracking.describe({ account: { subscriptions: [{ lookupMethod: "TOKEN_URL" }] } });
      tracking.identified();
    }
    if (!shown.ok)
      setStage(shown.code === "TARGETED_LINK_OVER" ? { name: "over" } : { name: "failed", failure: shown });
    else if (shown.subscriptionId !== null) onOwner(shown.subscriptionId);
    else setStage({ name: "shown", shown });
  }, [skywave, tracking, token, purpose, onOwner]);
  useEffect(() => void look(), [look]);
  useEffect(() => tracking.describe({ customerInfo: { dtok: token } }), [tracking, token]);

  const over = () => setStage({ name: "over" });
  const send = async (channel: CodeSent["channel"]) => {
    const outcome = await sendTargetedCode(skywave, { ...link, channel, language: translate.locale });
    if (outcome.ok || outcome.code !== "TARGETED_LINK_OVER") return outcome;
    over();
    return undefined;
  };
  const redeem = async (code: string) => {
    const outcome = await redeemTargetedLink(skywave, { ...link, code });
    if (outcome.ok) onOwner(outcome.subscriptionId);
    if (outcome.ok || outcome.code !== "TARGETED_LINK_OVER") return outcome;
    over();
    return undefined;
  };

  return (
    <div ref={box} className={styles.box}>
      {stage.name === "looking" ? <Spinner label={translate("targeted.looking")} /> : null}
      {stage.name === "failed" ? (
        <CommonFailureNotice failure={stage.failure} onRetry={() => void look()} />
      ) : null}
      {stage.name === "over" ? <RenewLink link={link} /> : null}
      {stage.name === "shown" ? (
        <ProveOwner
          shown={stage.shown}
          purpose={purpose}
          send={send}
          onSent={(sent) => setStage({ name: "code", sent })}
        />
      ) : null}
      {stage.name === "code" ? (
        <CodeForm
          sent={stage.sent}
          proof={{ redeem, send: () => send(stage.sent.channel) }}
          onSignedIn={() => undefined}
        />
      ) : null}
    </div>
  );
}

/** A link that is over, and the way to a fresh one. Whether there ever was a plan behind it, nobody is told. */
export function RenewLink({ link }: { link: NamedLink }) {
  const translate = useTranslate<"plans">();
  const { skywave } = useApp();
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();

  async function renew() {
    setFailure(undefined);
    const outcome = await renewTargetedLink(skywave, link);
    if (outcome.ok) setSent(true);
    else setFailure(outcome);
  }

  if (isSent)
    return (
      <Notice tone="good" takesFocus>
        {translate("targeted.fresh-sent")}
      </Notice>
    );
  return (
    <>
      <Notice tone="warn">{translate("targeted.over")}</Notice>
      {failure === undefined ? null : <CommonFailureNotice failure={failure} takesFocus />}
      <div className={styles.ways}>
        <Button isWorking={isRunning} onPress={() => void run(renew)}>
          {translate("targeted.fresh")}
        </Button>
      </div>
    </>
  );
}
