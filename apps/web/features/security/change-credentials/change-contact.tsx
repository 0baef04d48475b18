import {
  changeContact,
  type ChangeContactOutcome,
  removePhone,
} from "@skywave/services/identities/change-contact";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useHasDraft } from "#platform/use-draft.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { formatPhone } from "./format-phone.ts";
import { useStepUp } from "../step-up/step-up-context.ts";
import { Card } from "#ui/surface/card.tsx";
import styles from "../section/security.module.css";
import { ContactForm } from "./contact-form.tsx";
import { CredentialRefusalNotice } from "./credential-refusal-notice.tsx";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

export type ContactRefusal = Extract<ChangeContactOutcome, { ok: false }>;

interface ChangeContactProps {
  kind: "email" | "phone";
  current: string | undefined;
  /** False where nobody has typed the code yet that was sent to it. */
  isProved?: boolean;
  onChanged: () => Promise<void>;
}

/** The address or number of an account, and its change in two steps: the new one, and the code sent to it. */
export function ChangeContact({ kind, current, isProved = true, onChanged }: ChangeContactProps) {
  const translate = useTranslate<"security">();
  const { skywave } = useApp();
  const withStepUp = useStepUp();
  const wasTyping = useHasDraft(kind);
  const [view, setView] = useState<"shown" | "editing" | "proving" | "saved" | "proved">(
    wasTyping ? "editing" : "shown",
  );
  const [refusal, setRefusal] = useState<ContactRefusal>();
  const { isRunning, run } = useSingleFlight();
  const part = useKeptFocus<HTMLDivElement>(view);

  async function finish() {
    setView(view === "proving" ? "proved" : "saved");
    await onChanged();
  }

  const remove = () =>
    void run(async () => {
      setRefusal(undefined);
      const outcome = await withStepUp(() => removePhone(skywave));
      if (outcome.ok) await finish();
      else if (outcome.code !== "STEP_UP_REQUIRED") setRefusal(outcome);
    });

  const prove = (contact: string) =>
    void run(async () => {
      setRefusal(undefined);
      const outcome = await changeContact(skywave, { kind, contact });
      if (outcome.ok) await finish();
      else if (outcome.code === "WAITING_ON_ONE_TIME_PASSWORD_ERROR") setView("proving");
      else setRefusal(outcome);
    });

  const isTyping = view === "editing" || view === "proving";
  const isToProve = current !== undefined && !isProved && !isTyping;
  const shown = kind === "phone" && current !== undefined ? formatPhone(current, translate.locale) : current;
  const addText = kind === "phone" ? "security.phone-add" : "security.email-add";
  return (
    <div ref={part}>
      <Card
        heading={translate(`security.${kind}`)}
        act={
          isTyping ? null : (
            <TextButton
              label={`${translate(current === undefined ? addText : "security.change")}, ${translate(`security.${kind}`)}`}
              onPress={() => setView("editing")}
            >
              {translate(current === undefined ? addText : "security.change")}
            </TextButton>
          )
        }
      >
        {refusal === undefined ? null : <CredentialRefusalNotice refusal={refusal} />}
        {view === "saved" ? <Notice tone="good">{translate("security.saved")}</Notice> : null}
        {view === "proved" ? <Notice tone="good">{translate("security.email-verified")}</Notice> : null}
        {isTyping ? (
          <ContactForm
            kind={kind}
            toProve={view === "proving" ? current : undefined}
            onDone={finish}
            onCancel={() => setView("shown")}
          />
        ) : (
          <p className={styles.value}>{shown ?? translate(`security.${kind}-none`)}</p>
        )}
        {isToProve ? (
          <p>
            {translate("security.email-unproved")}{" "}
            <TextButton
              label={`${translate("security.email-verify")}, ${translate("security.email")}`}
              isWorking={isRunning}
              onPress={() => prove(current)}
            >
              {translate("security.email-verify")}
            </TextButton>
          </p>
        ) : null}
        {kind === "phone" && current !== undefined && !isTyping ? (
          <p>
            <TextButton
              label={`${translate("security.remove")}, ${shown}`}
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
