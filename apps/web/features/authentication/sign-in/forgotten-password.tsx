import { startPasswordReset } from "@skywave/services/authentication/start-password-reset";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import type { SignInCodeSent } from "./sign-in-code.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";

interface ForgottenPasswordProps {
  handle: string;
  onSent: (sent: SignInCodeSent) => void;
}

/** Sends the one code that signs in and lets another password be set. */
export function ForgottenPassword({ handle, onSent }: ForgottenPasswordProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const { isRunning, run } = useSingleFlight();

  const start = () =>
    void run(async () => {
      setRefusal(undefined);
      tracking.event("generic-button-click", { componentName: "forgottenPassword" });
      const outcome = await startPasswordReset(skywave, { handle, language: translate.locale });
      if (outcome.ok) return onSent(outcome);
      tracking.businessError(outcome.code);
      return setRefusal(outcome);
    });

  return (
    <div>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <TextButton isWorking={isRunning} onPress={start}>
        {translate("sign-in.forgotten")}
      </TextButton>
    </div>
  );
}
