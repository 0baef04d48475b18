import type { Passkey } from "@skywave/contract";
import { type AddPasskeyOutcome, addPasskey } from "@skywave/services/authentication/passkeys/add-passkey";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PasskeyRefusalNotice } from "#platform/passkey-refusal-notice.tsx";
import { usePasskeys } from "#platform/use-passkeys.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import { Card } from "#ui/surface/card.tsx";
import styles from "../section/security.module.css";
import { PasskeyEntry } from "./passkey-entry.tsx";

interface PasskeysProps {
  passkeys: readonly Passkey[];
  onChanged: () => Promise<void>;
}

/** The passkeys of the account, and the way to add this device's. */
export function Passkeys({ passkeys: kept, onChanged }: PasskeysProps) {
  const translate = useTranslate<"security">();
  const { skywave } = useApp();
  const passkeys = usePasskeys();
  const withStepUp = useStepUp();
  const [refusal, setRefusal] = useState<Extract<AddPasskeyOutcome, { ok: false }>>();
  const [wasAdded, setAdded] = useState(false);
  const { isRunning, run } = useSingleFlight();

  const add = () =>
    void run(async () => {
      setRefusal(undefined);
      const outcome = await withStepUp(() => addPasskey(skywave, passkeys));
      setAdded(outcome.ok);
      if (!outcome.ok) return setRefusal(outcome);
      return onChanged();
    });

  return (
    <Card heading={translate("security.passkeys")}>
      {refusal === undefined ? null : <PasskeyRefusalNotice refusal={refusal} />}
      {wasAdded ? <Notice tone="good">{translate("passkey.added")}</Notice> : null}
      {kept.length === 0 ? (
        <p>{translate("security.passkeys-none")}</p>
      ) : (
        <ul className={styles.list}>
          {kept.map((passkey) => (
            <PasskeyEntry key={passkey.passkeyId} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {passkeys.isSupported() ? (
        <div>
          <Button look="quiet" isWorking={isRunning} onPress={add}>
            {translate("passkey.offer-add")}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{translate("security.passkey.unsupported")}</p>
      )}
    </Card>
  );
}
