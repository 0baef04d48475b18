import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import {
  deleteAccount,
  type DeletionPreview,
  type EndingSubscription,
  previewDeletion,
  type WaitingGift,
} from "@skywave/services/identities/delete-account";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { useStepUp } from "./step-up/step-up-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/surface/card.tsx";
import styles from "./section/security.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

function formatEnding(ending: EndingSubscription, translate: Translator<"security">): string {
  const { name, endsNow, paidUntil, refund, currency } = ending;
  if (!endsNow) return translate("security.delete-elsewhere", { name });
  if (refund > 0) {
    const amount = formatMoney(refund, currency, translate.locale);
    return translate("security.delete-ends-refund", { name, amount });
  }
  if (paidUntil === null) return translate("security.delete-ends", { name });
  const date = formatBillingDay(paidUntil, translate.locale);
  return translate("security.delete-ends-paid", { name, date });
}

/** A plan, and what becomes of it; one that a store bills leads there, since the store would go on billing it. */
function Ending({ ending }: { ending: EndingSubscription }) {
  const translate = useTranslate<"security">();
  const { name, manageUrl } = ending;
  return (
    <li>
      {formatEnding(ending, translate)}
      {manageUrl === null ? null : (
        <>
          {" "}
          <a className={styles.back} href={manageUrl} rel="noreferrer">
            {translate("security.delete-manage", { name })}
          </a>
        </>
      )}
    </li>
  );
}

/** Gift cards that wait for their day, and where they can still be taken back. */
function WaitingGifts({ gifts }: { gifts: readonly WaitingGift[] }) {
  const translate = useTranslate<"security">();
  if (gifts.length === 0) return null;
  return (
    <>
      <ul>
        {gifts.map(({ giftId, recipientName: name, amount, currency, sendOn }) => (
          <li key={giftId}>
            {translate("security.delete-gift", {
              name,
              amount: formatMoney(amount, currency, translate.locale),
              day: formatDay(sendOn, translate.locale),
            })}
          </li>
        ))}
      </ul>
      <p>
        {translate.plural("security.delete-gift-first", gifts.length)}{" "}
        <Link className={styles.back} to="/account/gift-card">
          {translate("security.delete-gift-see")}
        </Link>
      </p>
    </>
  );
}

/** Deleting the account: what ends is told first, and asked once. */
export function DeleteAccount({ onLeave }: { onLeave: (isLeaving: boolean) => void }) {
  const translate = useTranslate<"security">();
  const { skywave } = useApp();
  const withStepUp = useStepUp();
  const [preview, setPreview] = useState<DeletionPreview>();
  const [failure, setFailure] = useState<CommonFailure | { code: "PAYMENT_IN_PROGRESS" }>();
  const { isRunning, run } = useSingleFlight();
  const part = useKeptFocus<HTMLDivElement>(preview === undefined ? "offered" : "asked");

  const ask = () =>
    void run(async () => {
      setFailure(undefined);
      const outcome = await previewDeletion(skywave);
      if (outcome.ok) setPreview(outcome);
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
        {failure === undefined ? null : failure.code === "PAYMENT_IN_PROGRESS" ? (
          <Notice tone="warn">{translate("security.delete-paying")}</Notice>
        ) : (
          <CommonFailureNotice failure={failure} />
        )}
        <p>{translate("security.delete-text")}</p>
        {preview === undefined ? (
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
              {preview.subscriptions.length === 0 ? <li>{translate("security.delete-nothing")}</li> : null}
              {preview.subscriptions.map((ending) => (
                <Ending key={ending.subscriptionId} ending={ending} />
              ))}
              {preview.balances.map(({ amount, currency }) => (
                <li key={currency}>
                  {translate("security.delete-balance", {
                    amount: formatMoney(amount, currency, translate.locale),
                  })}
                </li>
              ))}
            </ul>
            <WaitingGifts gifts={preview.gifts} />
            <div className={styles.acts}>
              <Button isWorking={isRunning} onPress={confirm}>
                {translate("security.delete-confirm")}
              </Button>
              <TextButton onPress={() => setPreview(undefined)}>{translate("security.cancel")}</TextButton>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
