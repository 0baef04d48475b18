import { startPasswordReset } from "@skywave/services/authentication/start-password-reset";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import type { SignInCodeSent } from "./sign-in-code.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";

interface ForgottenPasswordProps {
  readHandle: () => Promise<string | undefined>;
  onRefused: (refusal: SignInRefusal | undefined) => void;
  onSent: (sent: SignInCodeSent) => void;
}

/** Sends the one code that signs in and lets another password be set. */
export function ForgottenPassword({ readHandle, onRefused, onSent }: ForgottenPasswordProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();

  const start = () =>
    void run(async () => {
      onRefused(undefined);
      const handle = await readHandle();
      if (handle === undefined) return;
      tracking.event("generic-button-click", { componentName: "forgottenPassword" });
      const outcome = await startPasswordReset(skywave, { handle, language: translate.locale });
      if (outcome.ok) return onSent(outcome);
      tracking.businessError(outcome.code);
      return onRefused(outcome);
    });

  return (
    <TextButton isWorking={isRunning} onPress={start}>
      {translate("sign-in.forgotten")}
    </TextButton>
  );
}
