import type { RegisteredGiftCard } from "@skywave/contract";
import { Controller } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { GiftCardRefusalNotice } from "./gift-card-refusal-notice.tsx";
import { useRegisterGiftCard } from "./use-register-gift-card.ts";

const KINDS = ["physical", "digital"] as const;

interface GiftCardFormProps {
  onRegistered: (card: RegisteredGiftCard) => void;
  /** Quiet where the page has a more important button. */
  look: "signal" | "quiet";
}

/** A gift card as it is typed, and the look at what is on it. */
export function GiftCardForm({ onRegistered, look }: GiftCardFormProps) {
  const translate = useTranslate<"bills">();
  const form = useRegisterGiftCard(onRegistered);
  const { control, kind } = form;
  const isPhysical = kind === "physical";
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.register();
      }}
      noValidate
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {form.refusal === undefined ? null : <GiftCardRefusalNotice refusal={form.refusal} />}
      <fieldset className={formStyles.group}>
        <legend>{translate("gift-card.kind")}</legend>
        <div className={pageStyles.choices}>
          {KINDS.map((value) => (
            <label key={value} className={pageStyles.choice}>
              <input
                type="radio"
                name="giftCardKind"
                checked={kind === value}
                onChange={() => form.setKind(value)}
              />
              {translate(`gift-card.kind.${value}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Controller
        control={control}
        name="number"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate(isPhysical ? "gift-card.number" : "gift-card.code")}
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
      {isPhysical ? (
        <div className={formStyles.pair}>
          <Controller
            control={control}
            name="expiry"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={translate("gift-card.expiry")}
                autoComplete="off"
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="securityCode"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={translate("gift-card.security-code")}
                autoComplete="off"
                inputMode="numeric"
                description={translate("gift-card.security-code-where")}
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
      ) : null}
      <div className={formStyles.foot}>
        <Button
          type="submit"
          look={look}
          isWorking={form.isChecking}
          workingText={translate("gift-card.checking")}
        >
          {translate("gift-card.check")}
        </Button>
      </div>
    </form>
  );
}
