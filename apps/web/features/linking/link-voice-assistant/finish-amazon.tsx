import { finishVoiceLink, type FinishVoiceLinkOutcome } from "@skywave/services/linking/link-voice-assistant";
import { type ReactNode, useState } from "react";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { GoToAmazon } from "./link-amazon.tsx";

/** What stood in the address on the way back. */
export interface AmazonReturn {
  code: string;
  state: string;
  isDenied: boolean;
}

type Refusal = Extract<FinishVoiceLinkOutcome, { ok: false }>;

interface FinishAmazonProps {
  back: AmazonReturn;
  /** Whose account it would be linked to. */
  email: string;
  onNotNow: () => void;
  /** Where to go once it is linked. */
  afterwards: ReactNode;
}

/** Links after a look at whose account it is: nothing is linked by an address alone. */
export function FinishAmazon({ back, email, onNotNow, afterwards }: FinishAmazonProps) {
  const translate = useTranslate<"self">();
  const { skywave, tracking } = useApp();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isLinked, setLinked] = useState(false);
  const { isRunning, run } = useSingleFlight();

  const finish = () =>
    run(async () => {
      tracking.event("generic-button-click", { componentName: "finishAmazon" });
      const outcome = await finishVoiceLink(skywave, { code: back.code, state: back.state });
      if (outcome.ok) return setLinked(true);
      tracking.businessError(outcome.code);
      return setRefusal(outcome);
    });

  if (isLinked) return <Linked>{afterwards}</Linked>;
  if (back.isDenied || back.code === "" || back.state === "") {
    return (
      <>
        <Notice tone="info">{translate(back.isDenied ? "amazon.denied" : "amazon.empty")}</Notice>
        <GoToAmazon />
      </>
    );
  }
  if (refusal !== undefined) {
    return (
      <>
        <RefusalNotice refusal={refusal} onRetry={() => void finish()} />
        <GoToAmazon />
      </>
    );
  }
  return (
    <>
      <p>{translate("amazon.back-text", { email })}</p>
      <div className={formStyles.foot}>
        <Button
          isWorking={isRunning}
          workingText={translate("amazon.finishing")}
          onPress={() => void finish()}
        >
          {translate("amazon.finish")}
        </Button>
        <Button look="quiet" onPress={onNotNow}>
          {translate("amazon.not-now")}
        </Button>
      </div>
    </>
  );
}

function RefusalNotice({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const translate = useTranslate<"self">();
  switch (refusal.code) {
    case "LINK_STATE_MISMATCH":
    case "LINK_CODE_EXPIRED":
    case "LINKED_ELSEWHERE":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`amazon.error.${refusal.code}`)}
        </Notice>
      );
    default:
      return <CommonFailureNotice failure={refusal} onRetry={onRetry} takesFocus />;
  }
}

function Linked({ children }: { children: ReactNode }) {
  const translate = useTranslate<"self">();
  return (
    <>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        {translate("amazon.done-heading")}
      </h2>
      <p>{translate("amazon.done")}</p>
      {children}
    </>
  );
}
