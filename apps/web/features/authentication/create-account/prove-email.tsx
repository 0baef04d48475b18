import { proveEmail, sendProvingCode } from "@skywave/services/identities/prove-email";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { CodeForm } from "../one-time-code/code-form.tsx";

interface ProveEmailProps {
  email: string;
  resendAfterSeconds: number;
  onProved: () => void;
}

/** Asks who made an account for the code that was sent to its address, where an offer is meant for that address. */
export function ProveEmail({ email, resendAfterSeconds, onProved }: ProveEmailProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  return (
    <>
      <Notice tone="info" takesFocus>
        {translate("prove-email.text")}
      </Notice>
      <CodeForm
        sent={{ channel: "EMAIL", maskedContact: email, resendAfterSeconds }}
        submitText={translate("prove-email.submit")}
        proof={{
          redeem: (code) => proveEmail(skywave, { email, code }),
          send: () => sendProvingCode(skywave, email),
        }}
        onSignedIn={onProved}
      />
    </>
  );
}
