import type { Gift } from "@skywave/contract";
import { GIFT_MESSAGE_LENGTH } from "@skywave/domain/gifts/gift-limits";
import { currencyOf } from "@skywave/domain/locale/country";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { GiftAmount } from "./gift-amount.tsx";
import { GiftFace } from "./gift-face.tsx";
import { GiftTimes } from "./gift-times.tsx";
import styles from "./give-gift.module.css";
import { amountOf, type GiftDraft } from "./typed-gift.ts";
import type { GiftField, QuoteGift } from "./use-quote-gift.ts";

const DESIGNS: readonly Gift["design"][] = ["waves", "vinyl", "sunrise", "stars"];

export interface GiftFormPart {
  draft: GiftDraft;
  onChange: (changes: Partial<GiftDraft>) => void;
  problemOf: (field: GiftField) => string | undefined;
}

interface GiftFormProps extends Pick<GiftFormPart, "draft" | "onChange"> {
  quoting: QuoteGift;
  onContinue: () => void;
}

/** How much, which face, for whom, with what words, and when. */
export function GiftForm({ draft, onChange, quoting, onContinue }: GiftFormProps) {
  const translate = useTranslate<"gifts">();
  const { problems, problemOf, attempt, failure, amounts } = quoting;
  const part = { draft, onChange, problemOf };
  const left = Math.max(0, GIFT_MESSAGE_LENGTH - draft.message.trim().length);
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
      noValidate
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure === undefined ? null : (
        <CommonFailureNotice failure={failure} takesFocus onRetry={onContinue} />
      )}
      <GiftAmount {...part} amounts={amounts} />
      <GiftDesigns {...part} />
      <fieldset className={formStyles.group}>
        <legend>{translate("gift.to")}</legend>
        <TextField
          label={translate("gift.recipient-name")}
          name="recipientName"
          value={draft.recipientName}
          onChange={(recipientName) => onChange({ recipientName })}
          autoComplete="off"
          error={problemOf("recipientName")}
        />
        <TextField
          label={translate("gift.recipient-email")}
          name="recipientEmail"
          type="email"
          value={draft.recipientEmail}
          onChange={(recipientEmail) => onChange({ recipientEmail })}
          autoComplete="off"
          inputMode="email"
          error={problemOf("recipientEmail")}
        />
        <TextField
          label={translate("gift.sender-name")}
          name="senderName"
          value={draft.senderName}
          onChange={(senderName) => onChange({ senderName })}
          autoComplete="name"
          error={problemOf("senderName")}
        />
        <TextArea
          label={translate("gift.message")}
          name="message"
          value={draft.message}
          onChange={(message) => onChange({ message })}
          optional={translate("gift.optional")}
          description={translate("gift.message-length", { count: GIFT_MESSAGE_LENGTH, left })}
          error={problemOf("message")}
        />
      </fieldset>
      <GiftTimes {...part} />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={quoting.isQuoting} workingText={translate("gift.quoting")}>
          {translate("gift.continue")}
        </Button>
      </div>
    </form>
  );
}

/** The faces that there are, and the card as it will look. */
function GiftDesigns({ draft, onChange }: GiftFormPart) {
  const translate = useTranslate<"gifts">();
  const { country } = useApp();
  const currency = currencyOf(country);
  return (
    <fieldset className={formStyles.group}>
      <legend>{translate("gift.design")}</legend>
      <GiftFace gift={{ design: draft.design, amount: amountOf(draft), currency }} size="large" />
      <div className={styles.designs}>
        {DESIGNS.map((design) => (
          <label key={design} className={styles.design}>
            <GiftFace gift={{ design, amount: undefined, currency }} size="small" />
            <span>
              <input
                type="radio"
                name="giftDesign"
                checked={draft.design === design}
                onChange={() => onChange({ design })}
              />
              {translate(`gift.design.${design}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
