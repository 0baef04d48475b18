import type { FoundDevice } from "@skywave/contract";
import type { WhichRadio } from "@skywave/services/signal/refresh-radio";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { RefreshProgress } from "./refresh-progress.tsx";
import { RefreshRefusalNotice } from "./refresh-refusal-notice.tsx";
import styles from "./refresh-radio.module.css";
import { TextSteps } from "./text-steps.tsx";
import { useRefreshRadio } from "./use-refresh-radio.ts";

const STEPS = ["on", "sky", "channel"] as const;

interface RefreshRadioProps {
  which: WhichRadio;
  /** What the radio is in, for the picture of it. */
  type: FoundDevice["type"];
  canSendTexts: boolean;
  /** Leads to the choice of a radio again. */
  onFindAgain: () => void;
}

/** What to do at the radio, the one press that sends the signal, and the signal on its way. */
export function RefreshRadio({ which, type, canSendTexts, onFindAgain }: RefreshRadioProps) {
  const translate = useTranslate<"signal">();
  const { refresh, refusal, isSending, send } = useRefreshRadio(which);
  const part = useKeptFocus<HTMLDivElement>(refresh === undefined ? "ready" : "sent");
  if (refresh !== undefined)
    return (
      <div ref={part} className={styles.stack}>
        <RefreshProgress
          type={type}
          refresh={refresh}
          isSending={isSending}
          onAgain={send}
          onAnother={onFindAgain}
        />
      </div>
    );
  return (
    <div ref={part} className={styles.stack}>
      {refusal === undefined ? null : (
        <RefreshRefusalNotice
          refusal={refusal}
          isOwn={"subscriptionId" in which}
          onRetry={send}
          onFindAgain={onFindAgain}
        />
      )}
      <section className={styles.steps} aria-label={translate("refresh.steps")}>
        <h2>{translate("refresh.steps")}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{translate(`refresh.step.${step}`)}</li>
          ))}
        </ol>
      </section>
      <Button isWorking={isSending} workingText={translate("refresh.sending")} onPress={send}>
        {translate("refresh.send")}
      </Button>
      {canSendTexts ? <TextSteps which={which} /> : null}
    </div>
  );
}
