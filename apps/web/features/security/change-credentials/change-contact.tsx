import { type ChangeContactOutcome, removePhone } from "@skywave/services/security/change-contact";
import { useState } from "react";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { useHasDraft } from "../../../platform/use-draft.ts";
import { TextButton } from "../../../ui/button/text-button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { sayPhone } from "./say-phone.ts";
import { useStepUp } from "../step-up/step-up-context.ts";
import { Card } from "../../../ui/surface/card.tsx";
import styles from "../view-security/security.module.css";
import { ContactForm } from "./contact-form.tsx";
import { CredentialRefusalNotice } from "./credential-refusal-notice.tsx";
import { useKeptFocus } from "../../../forms/use-kept-focus.ts";

export type ContactRefusal = Extract<ChangeContactOutcome, { ok: false }>;

interface ChangeContactProps {
  kind: "email" | "phone";
  current: string | undefined;
  onChanged: () => Promise<void>;
}

/** The address or number of an account, and its change in two steps: the new one, and the code sent to it. */
export function ChangeContact({ kind, current, onChanged }: ChangeContactProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const withStepUp = useStepUp();
  const wasTyping = useHasDraft(kind);
  const [view, setView] = useState<"shown" | "editing" | "saved">(wasTyping ? "editing" : "shown");
  const [refusal, setRefusal] = useState<ContactRefusal>();
  const { isRunning, run } = useSingleFlight();
  const part = useKeptFocus<HTMLDivElement>(view);

  async function finish() {
    setView("saved");
    await onChanged();
  }

  const remove = () =>
    void run(async () => {
      setRefusal(undefined);
      const outcome = await withStepUp(() => removePhone(skywave));
      if (outcome.ok) await finish();
      else if (outcome.code !== "STEP_UP_REQUIRED") setRefusal(outcome);
    });

  const shown = kind === "phone" && current !== undefined ? sayPhone(current, translate.locale) : current;
  const addText = kind === "phone" ? "security.phone-add" : "security.change";
  return (
    <div ref={part}>
      <Card
        heading={translate(`security.${kind}`)}
        act={
          view === "editing" ? null : (
            <TextButton
              label={`${translate(current === undefined ? addText : "security.change")}: ${translate(`security.${kind}`)}`}
              onPress={() => setView("editing")}
            >
              {translate(current === undefined ? addText : "security.change")}
            </TextButton>
          )
        }
      >
        {refusal === undefined ? null : <CredentialRefusalNotice refusal={refusal} />}
        {view === "saved" ? <Notice tone="good">{translate("security.saved")}</Notice> : null}
        {view === "editing" ? (
          <ContactForm kind={kind} onDone={finish} onCancel={() => setView("shown")} />
        ) : (
          <p className={styles.value}>{shown ?? translate("security.phone-none")}</p>
        )}
        {kind === "phone" && current !== undefined && view !== "editing" ? (
          <p>
            <TextButton
              label={`${translate("security.remove")}: ${shown}`}
              isWorking={isRunning}
              onPress={remove}
            >
              {translate("security.remove")}
            </TextButton>
          </p>
        ) : null}
      </Card>
    </div>
  );
}
