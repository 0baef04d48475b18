import { sendOneTimeCode } from "@skywave/services/authentication/send-one-time-code";
import { signInWithOneTimeCode } from "@skywave/services/authentication/sign-in-with-one-time-code";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CodeForm, type CodeSent } from "../one-time-code/code-form.tsx";

/** A code for signing in, and the account that it opens. */
export interface SignInCodeSent extends CodeSent {
  identityId: string;
}

interface SignInCodeProps {
  sent: SignInCodeSent;
  handle: string;
  onSignedIn: () => void;
}

/** Signs in with the code that was sent to an account's contact. */
export function SignInCode({ sent, handle, onSignedIn }: SignInCodeProps) {
  const { locale: language } = useTranslate();
  const { skywave } = useApp();
  const { identityId, channel } = sent;
  return (
    <CodeForm
      sent={sent}
      handle={handle}
      proof={{
        redeem: (code) => signInWithOneTimeCode(skywave, { identityId, code }),
        send: () => sendOneTimeCode(skywave, { identityId, channel, language }),
      }}
      onSignedIn={onSignedIn}
    />
  );
}
