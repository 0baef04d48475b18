import { Controller, useWatch } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { LONGEST_REASON, useRemoveRadio } from "./use-remove-radio.ts";

const REASONS = ["vehicleSold", "radioLost", "radioSold", "other"] as const;

interface RemoveRadioProps {
  radioId: string;
  /** The name of the plan that goes on without it. */
  plan: string | undefined;
  onRemoved: (lastFour: string) => void;
  onKept: () => void;
}

/** Asks why a radio is taken off its plan, says what that does not end, and takes it off. */
export function RemoveRadio({ radioId, plan, onRemoved, onKept }: RemoveRadioProps) {
  const translate = useTranslate<"radios">();
  const { control, problems, attempt, refusal, isRemoving, submit } = useRemoveRadio(radioId, onRemoved);
  const reason = useWatch({ control, name: "reason" });
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {refusal === undefined ? null : refusal.code === "DEVICE_NOT_FOUND" ? (
        <Notice tone="info" takesFocus>
          {translate("remove-radio.DEVICE_NOT_FOUND")}
        </Notice>
      ) : (
        <CommonFailureNotice failure={refusal} takesFocus />
      )}
      <p>
        {plan === undefined
          ? translate("remove-radio.text-no-plan")
          : translate("remove-radio.text", { plan })}
      </p>
      <Controller
        control={control}
        name="reason"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={translate("remove-radio.reason")}
            placeholder={translate("remove-radio.choose")}
            options={REASONS.map((value) => ({
              value,
              label: translate(`remove-radio.reason.${value}`),
            }))}
            error={fieldState.error?.message}
          />
        )}
      />
      {reason === "other" ? (
        <Controller
          control={control}
          name="otherReason"
          render={({ field: { name, value, onChange }, fieldState }) => (
            <TextArea
              name={name}
              value={value}
              onChange={onChange}
              label={translate("remove-radio.other-reason")}
              description={translate("remove-radio.other-hint", { count: LONGEST_REASON })}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : null}
      <div className={formStyles.foot}>
        <Button
          type="submit"
          look="quiet"
          isWorking={isRemoving}
          workingText={translate("remove-radio.working")}
        >
          {translate("remove-radio.open")}
        </Button>
        <TextButton onPress={onKept}>{translate("remove-radio.keep")}</TextButton>
      </div>
    </form>
  );
}
