import type { AddPasskeyOutcome } from "@skywave/services/authentication/passkeys/add-passkey";
import { shouldOfferPasskey } from "@skywave/services/authentication/passkeys/should-offer-passkey";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { loadPart } from "#platform/load-part.ts";
import { PasskeyRefusalNotice } from "#platform/passkey-refusal-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./offer-passkey.module.css";

const NAME = "PASSKEY_PROMPT";
const DAY_IN_SECONDS = 24 * 60 * 60;
const LIFETIMES_IN_DAYS = { later: 30, never: 365 } as const;

type Refusal = Extract<AddPasskeyOutcome, { ok: false }>;

const BROWSER = { isSupported: () => typeof PublicKeyCredential === "function" };

/** Offers a passkey after a sign-in, where the browser can make one, none is on file, and nobody said no. */
export function OfferPasskey() {
  const translate = useTranslate<"security">();
  const { skywave } = useApp();
  const { latest } = useServerData({
    area: "security",
    verb: "shouldOfferPasskey",
    async ask() {
      const said = { hasPromptCookie: hasPromptCookie(document.cookie) };
      return { ok: true, should: await shouldOfferPasskey(skywave, BROWSER, said) } as const;
    },
  });
  const [answer, setAnswer] = useState<"added" | "declined">();
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();

  function decline(until: "later" | "never") {
    document.cookie = promptCookie(until, location.protocol === "https:");
    setAnswer("declined");
  }

  async function add() {
    setRefusal(undefined);
    const loaded = await loadPart(skywave, () => import("./make-passkey.ts"));
    const outcome = loaded.ok ? await loaded.part.makePasskey(skywave) : loaded;
    if (outcome.ok) setAnswer("added");
    else setRefusal(outcome);
  }

  if (answer === "added") return <Notice tone="good">{translate("passkey.added")}</Notice>;
  if (answer === "declined" || latest?.should !== true) return null;
  return (
    <section className={styles.offer} aria-labelledby="passkey-offer">
      <h2 id="passkey-offer">{translate("passkey.offer-heading")}</h2>
      <p>{translate("passkey.offer-text")}</p>
      {refusal === undefined ? null : <PasskeyRefusalNotice refusal={refusal} />}
      <div className={styles.answers}>
        <Button look="quiet" isWorking={isRunning} onPress={() => void run(add)}>
          {translate("passkey.offer-add")}
        </Button>
        <TextButton onPress={() => decline("later")}>{translate("passkey.offer-later")}</TextButton>
        <TextButton onPress={() => decline("never")}>{translate("passkey.offer-never")}</TextButton>
      </div>
    </section>
  );
}

/** Whether the person was asked not long ago, or asked not to be. */
function hasPromptCookie(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${NAME}=`));
}

/** The cookie that keeps the offer away: for 30 days after a "not now", a year after a "never". */
function promptCookie(answer: keyof typeof LIFETIMES_IN_DAYS, isSecure: boolean): string {
  const maxAge = LIFETIMES_IN_DAYS[answer] * DAY_IN_SECONDS;
  return `${NAME}=${answer}; path=/; max-age=${maxAge}; samesite=lax${isSecure ? "; secure" : ""}`;
}
