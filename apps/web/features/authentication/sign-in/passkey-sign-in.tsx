import { isIneligible } from "@skywave/services/sessions/attach-identity";
import {
  signInWithPasskey,
  type SignInWithPasskeyOutcome,
} from "@skywave/services/authentication/passkeys/sign-in-with-passkey";
import { useEffect, useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { IneligibleIdentityNotice } from "#platform/ineligible-identity-notice.tsx";
import { trackLookup } from "#forms/track-lookup.ts";
import { usePasskeys } from "#platform/use-passkeys.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "../parts/sign-in.module.css";

type Refusal = Extract<SignInWithPasskeyOutcome, { ok: false }>;

/**
 * Signing in by passkey: the field above suggests the ones that this device knows, and the button asks for any
 * other. Absent where the browser has no passkeys.
 */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const passkeys = usePasskeys();
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();
  const finish = useRef(onSignedIn);
  finish.current = onSignedIn;

  useEffect(() => {
    const leaving = new AbortController();
    async function suggest() {
      if (!(await passkeys.isAutofillSupported()) || leaving.signal.aborted) return;
      const options = { isAutofill: true, signal: leaving.signal };
      const outcome = await signInWithPasskey(skywave, passkeys, options);
      // Nobody asked aloud, so only what was chosen is answered, and told.
      if (!outcome.ok && outcome.code !== "INVALID_PASSKEY" && !isIneligible(outcome)) return;
      await trackLookup(tracking, "LOGIN", async () => outcome);
      if (outcome.ok) finish.current();
      else setRefusal(outcome);
    }
    suggest().catch((cause: unknown) => {
      skywave.log({
        level: "error",
        message: "No passkeys are suggested",
        details: { cause: String(cause) },
      });
    });
    return () => leaving.abort();
  }, [skywave, tracking, passkeys]);

  async function signIn() {
    setRefusal(undefined);
    const outcome = await trackLookup(tracking, "LOGIN", () => signInWithPasskey(skywave, passkeys));
    if (outcome.ok) return onSignedIn();
    tracking.businessError(outcome.code);
    return setRefusal(outcome);
  }

  if (!passkeys.isSupported()) return null;
  return (
    <>
      <Button look="quiet" isWorking={isRunning} onPress={() => void run(signIn)}>
        {translate("sign-in.method.passkey")}
      </Button>
      {refusal === undefined ? null : (
        <div className={styles.wide}>
          <PasskeyRefused refusal={refusal} />
        </div>
      )}
    </>
  );
}

function PasskeyRefused({ refusal }: { refusal: Refusal }) {
  const translate = useTranslate();
  switch (refusal.code) {
    case "CANCELLED":
    case "NOT_POSSIBLE":
      return <Notice tone="info">{translate("sign-in.passkey-cancelled")}</Notice>;
    case "INVALID_PASSKEY":
    case "ALREADY_REGISTERED":
    case "PASSKEY_LIMIT_REACHED":
    case "STEP_UP_REQUIRED":
      return <Notice tone="bad">{translate("sign-in.passkey-refused")}</Notice>;
    case "IDENTITY_NOT_ELIGIBLE_ERROR":
    case "ACCOUNT_JOINED":
    case "ACCOUNT_IN_DIFFERENT_COUNTRY":
    case "ACCOUNT_TYPE_NOT_SUPPORTED":
    case "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED":
    case "CUSTOMER_TYPE_NOT_SUPPORTED":
      return <IneligibleIdentityNotice refusal={refusal} />;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={refusal} />;
  }
}
