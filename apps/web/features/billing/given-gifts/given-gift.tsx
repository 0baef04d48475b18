import type { Gift } from "@skywave/contract";
import { useEffect, useState } from "react";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { TakeBack } from "./take-back.tsx";
import { type GiftNews, type TendGift, useTendGift } from "./use-tend-gift.ts";
import surface from "#ui/surface/surface.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";

interface GivenGiftProps {
  gift: Gift;
  onChanged: (news: GiftNews) => Promise<void>;
}

/** One gift: for whom, how it stands, and what can be done about it. */
export function GivenGift({ gift, onChanged }: GivenGiftProps) {
  const translate = useTranslate<"gifts">();
  const [open, setOpen] = useState<"correct" | "takeBack">();
  const part = useKeptFocus<HTMLLIElement>(open);
  const tending = useTendGift(gift, async (news) => {
    setOpen(undefined);
    await onChanged(news);
  });
  const amount = formatMoney(gift.amount, gift.currency, translate.locale);
  const name = gift.recipientName === "" ? translate("given.somebody") : gift.recipientName;
  const what = translate("given.for", { amount, name });
  const { state } = gift;
  return (
    <li ref={part}>
      <div className={surface.head}>
        <h3>{what}</h3>
        {state === "quoted" ? null : (
          <span className={surface.state} data-state={STANDING[state]}>
            {translate(`given.state.${state}`, { day: formatDay(gift.sendOn, translate.locale) })}
          </span>
        )}
      </div>
      <p className={pageStyles.soft}>{gift.recipientEmail}</p>
      {gift.canSendAgain || gift.canTakeBack ? (
        <p className={pageStyles.acts}>
          {gift.canSendAgain ? (
            <TextButton
              label={`${translate("given.send-again")}, ${what}`}
              isWorking={tending.isWorking}
              onPress={() => tending.sendAgain()}
            >
              {translate(tending.isWorking ? "given.sending" : "given.send-again")}
            </TextButton>
          ) : null}
          {/* Pressing one of these again closes nothing: a double click must leave its question open. */}
          {gift.canTakeBack ? (
            <>
              <TextButton label={`${translate("given.correct")}, ${what}`} onPress={() => setOpen("correct")}>
                {translate("given.correct")}
              </TextButton>
              <TextButton
                label={`${translate("given.take-back")}, ${what}`}
                onPress={() => setOpen("takeBack")}
              >
                {translate("given.take-back")}
              </TextButton>
            </>
          ) : null}
        </p>
      ) : null}
      {tending.failure === undefined ? null : <CommonFailureNotice failure={tending.failure} takesFocus />}
      {open === "correct" ? (
        <CorrectRecipient gift={gift} tending={tending} onCancel={() => setOpen(undefined)} />
      ) : null}
      {open === "takeBack" ? (
        <TakeBack values={{ amount, name }} tending={tending} onCancel={() => setOpen(undefined)} />
      ) : null}
    </li>
  );
}

const STANDING = {
  processing: "pending",
  scheduled: "pending",
  sent: "sent",
  takenBack: "cancelled",
  voided: "cancelled",
} as const;

interface CorrectRecipientProps {
  gift: Gift;
  tending: TendGift;
  onCancel: () => void;
}

/** Another address for a gift that was not sent yet. */
function CorrectRecipient({ gift, tending, onCancel }: CorrectRecipientProps) {
  const translate = useTranslate<"gifts">();
  const [email, setEmail] = useState(gift.recipientEmail);
  const name = `recipientEmail-${gift.id}`;
  useEffect(() => focusField(name), [name, tending.emailProblem]);
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        tending.correct(email);
      }}
      noValidate
    >
      <TextField
        label={translate("given.email", { name: gift.recipientName })}
        name={name}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="off"
        inputMode="email"
        error={tending.emailProblem}
      />
      <div className={formStyles.foot}>
        <Button
          type="submit"
          look="quiet"
          isWorking={tending.isWorking}
          workingText={translate("given.saving")}
        >
          {translate("given.save")}
        </Button>
        <TextButton onPress={onCancel}>{translate("given.keep")}</TextButton>
      </div>
    </form>
  );
}
