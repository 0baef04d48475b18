import { type FormEvent, type ReactNode, useState } from "react";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/surface/card.tsx";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

interface EditableSectionProps {
  heading: string;
  openText: string;
  /** For listeners, where the words alone say too little. */
  openLabel?: string;
  isOpenAtFirst?: boolean;
  /** What is there while nothing is edited. */
  value: ReactNode;
  /** The fields of the form, and what was refused about them. */
  children: ReactNode;
  /** Resolves with whether it was saved; if not, the form stays. */
  onSave: () => Promise<boolean>;
  onSaved: () => Promise<void>;
  onCancel?: () => void;
}

/** A part of the security page that is shown, edited in place, and then said to be saved. */
export function EditableSection(props: EditableSectionProps) {
  const { heading, openText, openLabel, isOpenAtFirst = false, value, children } = props;
  const { onSave, onSaved, onCancel } = props;
  const translate = useTranslate<"security">();
  const [view, setView] = useState<"shown" | "editing" | "saved">(isOpenAtFirst ? "editing" : "shown");
  const { isRunning, run } = useSingleFlight();
  const part = useKeptFocus<HTMLDivElement>(view);

  async function save() {
    if (!(await onSave())) return;
    setView("saved");
    await onSaved();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(save);
  }

  function cancel() {
    setView("shown");
    onCancel?.();
  }

  const open = (
    <TextButton {...(openLabel !== undefined && { label: openLabel })} onPress={() => setView("editing")}>
      {openText}
    </TextButton>
  );
  return (
    <div ref={part}>
      <Card heading={heading} act={view === "editing" ? null : open}>
        {view === "saved" ? <Notice tone="good">{translate("security.saved")}</Notice> : null}
        {view === "editing" ? (
          <form className={formStyles.form} onSubmit={submit} noValidate>
            {children}
            <div className={formStyles.foot}>
              <Button type="submit" isWorking={isRunning}>
                {translate("security.save")}
              </Button>
              <TextButton onPress={cancel}>{translate("security.cancel")}</TextButton>
            </div>
          </form>
        ) : (
          value
        )}
      </Card>
    </div>
  );
}
