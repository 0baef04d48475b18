import type { StepUpRequired } from "@skywave/services/authentication/step-up";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { Dialog } from "#ui/dialog.tsx";
import { isStepUpRequired, StepUpContext, type WithStepUp } from "./step-up-context.ts";
import { StepUpForm } from "./step-up-form.tsx";

interface Question {
  required: StepUpRequired;
  isForPassword: boolean;
}

/** Asks for a fresh proof of who is there, whenever something below needs one. */
export function StepUp({ children }: { children: ReactNode }) {
  const translate = useTranslate<"security">();
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<(isProven: boolean) => void>(undefined);

  const withStepUp: WithStepUp = useCallback(async (act, { isForPassword } = { isForPassword: false }) => {
    const first = await act();
    if (!isStepUpRequired(first)) return first;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    answer.current = resolve;
    setQuestion({ required: first, isForPassword });
    const isProven = await promise;
    setQuestion(undefined);
    return isProven ? act() : first;
  }, []);

  return (
    <StepUpContext value={withStepUp}>
      {children}
      <Dialog
        title={translate("step-up.heading")}
        closeText={translate("security.cancel")}
        isOpen={question !== undefined}
        onClose={() => answer.current?.(false)}
      >
        {question === undefined ? null : (
          <StepUpForm
            required={question.required}
            isForPassword={question.isForPassword}
            onProven={() => answer.current?.(true)}
          />
        )}
      </Dialog>
    </StepUpContext>
  );
}
