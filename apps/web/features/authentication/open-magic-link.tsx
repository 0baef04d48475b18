import type { EarlierAccountFound } from "@skywave/services/authentication/earlier-account";
import {
  signInWithMagicLink,
  type SignInWithMagicLinkOutcome,
} from "@skywave/services/authentication/sign-in-with-magic-link";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatInstant } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { IneligibleIdentityNotice } from "#platform/ineligible-identity-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { EarlierAccount } from "./earlier-account.tsx";
import styles from "./open-magic-link.module.css";

type Elsewhere = Extract<SignInWithMagicLinkOutcome, { status: "awaitingConfirmation" }>;
type Refusal = Exclude<Extract<SignInWithMagicLinkOutcome, { ok: false }>, EarlierAccountFound>;

interface OpenMagicLinkProps {
  magicLinkId: string;
  onSignedIn: (returnPath: string | undefined) => void;
}

/**
 * Signs in by a link, at the press of a button: mail scanners open links too, and must not use it up. A link
 * that another browser asked for needs a second yes.
 */
export function OpenMagicLink({ magicLinkId, onSignedIn }: OpenMagicLinkProps) {
  const translate = useTranslate<"security">();
  const { skywave, tracking } = useApp();
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [found, setFound] = useState<EarlierAccountFound>();
  const [isDenied, setDenied] = useState(false);
  const { isRunning, run } = useSingleFlight();

  async function open(isConfirmed: boolean) {
    setRefusal(undefined);
    // One lookup, also where it takes a second yes.
    if (!isConfirmed) tracking.authenticationStarted("LOGIN");
    const outcome = await signInWithMagicLink(skywave, { magicLinkId, isConfirmed });
    if (!outcome.ok) {
      tracking.authenticationFailed("LOGIN");
      return outcome.code === "EARLIER_ACCOUNT" ? setFound(outcome) : setRefusal(outcome);
    }
    if (outcome.status === "awaitingConfirmation") return setElsewhere(outcome);
    tracking.authenticationSucceeded("LOGIN");
    onSignedIn(outcome.returnPath);
  }

  function deny() {
    tracking.authenticationFailed("LOGIN");
    setDenied(true);
  }

  if (found !== undefined)
    return <EarlierAccount handle={undefined} found={found} onSignedIn={() => onSignedIn(undefined)} />;
  if (isDenied) return <Notice tone="info">{translate("open-link.denied")}</Notice>;
  // A link that is spent or too old stays so: another press of it could do nothing.
  if (refusal !== undefined && isOver(refusal)) return <RefusalNotice refusal={refusal} />;
  return (
    <div className={styles.box}>
      {refusal === undefined ? null : <RefusalNotice refusal={refusal} />}
      {elsewhere === undefined ? (
        <Button isWorking={isRunning} onPress={() => void run(() => open(false))}>
          {translate("open-link.open")}
        </Button>
      ) : (
        <>
          <h2>{translate("open-link.elsewhere-heading")}</h2>
          <p>
            {translate("open-link.elsewhere", {
              browser: elsewhere.requestedFrom,
              when: formatInstant(elsewhere.requestedAt, translate.locale),
            })}
          </p>
          <div className={styles.choice}>
            <Button isWorking={isRunning} onPress={() => void run(() => open(true))}>
              {translate("open-link.confirm")}
            </Button>
            <Button look="quiet" onPress={deny}>
              {translate("open-link.deny")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function isOver({ code }: Refusal): boolean {
  return code === "MAGIC_LINK_NOT_FOUND" || code === "MAGIC_LINK_EXPIRED";
}

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const translate = useTranslate<"security">();
  switch (refusal.code) {
    case "MAGIC_LINK_NOT_FOUND":
    case "MAGIC_LINK_EXPIRED":
      return (
        <Notice tone="bad" takesFocus>
          {translate(`open-link.error.${refusal.code}`)}
        </Notice>
      );
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
