import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import {
  deleteAccount,
  type EndingSubscription,
  previewDeletion,
} from "@skywave/services/security/delete-account";
import { useState } from "react";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { formatBillingDay } from "../../../i18n/format.ts";
import type { Translator } from "../../../i18n/translate.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { CommonFailureNotice } from "../../../platform/common-failure-notice.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/text-button.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import { Card } from "../../../ui/surface/card.tsx";
import styles from "../view-security/security.module.css";
import { useKeptFocus } from "../../../forms/use-kept-focus.ts";

function sayEnding(ending: EndingSubscription, translate: Translator): string {
  const { name, endsNow, paidUntil } = ending;
  if (!endsNow) return translate("security.delete-elsewhere", { name });
  if (paidUntil === null) return translate("security.delete-ends", { name });
  const date = formatBillingDay(paidUntil, translate.locale);
  return translate("security.delete-ends-paid", { name, date });
}

/** Deleting the account: what ends is told first, and asked once. */
export function DeleteAccount({ onLeave }: { onLeave: (isLeaving: boolean) => void }) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const withStepUp = useStepUp();
  const [endings, setEndings] = useState<readonly EndingSubscription[]>();
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();
  const part = useKeptFocus<HTMLDivElement>(endings === undefined ? "offered" : "asked");

  const ask = () =>
    void run(async () => {
      setFailure(undefined);
      const outcome = await previewDeletion(skywave);
      if (outcome.ok) setEndings(outcome.subscriptions);
      else setFailure(outcome);
    });

  const confirm = () =>
    void run(async () => {
      setFailure(undefined);
      onLeave(true);
      const outcome = await withStepUp(() => deleteAccount(skywave));
      if (outcome.ok) return;
      onLeave(false);
      if (outcome.code !== "STEP_UP_REQUIRED") setFailure(outcome);
    });

  return (
    <div ref={part}>
      <Card heading={translate("security.delete")}>
        {failure === undefined ? null : <CommonFailureNotice failure={failure} />}
        <p>{translate("security.delete-text")}</p>
        {endings === undefined ? (
          <div>
            <Button look="quiet" isWorking={isRunning} onPress={ask}>
              {translate("security.delete-open")}
            </Button>
          </div>
        ) : (
          <>
            {/* Not the button that deletes: a second press of the key that opened this must not be that one. */}
            <h3 tabIndex={-1}>{translate("security.delete-question")}</h3>
            <ul>
              {endings.length === 0 ? <li>{translate("security.delete-nothing")}</li> : null}
              {endings.map((ending) => (
                <li key={ending.subscriptionId}>{sayEnding(ending, translate)}</li>
              ))}
            </ul>
            <div className={styles.acts}>
              <Button isWorking={isRunning} onPress={confirm}>
                {translate("security.delete-confirm")}
              </Button>
              <TextButton onPress={() => setEndings(undefined)}>{translate("security.cancel")}</TextButton>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
