import type { Subscription } from "@skywave/contract";
import { Controller, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import styles from "./own-radios.module.css";
import { LONGEST_REASON, useRemoveRadio } from "./use-remove-radio.ts";

const REASONS = ["vehicleSold", "radioLost", "radioSold", "other"] as const;

interface RemoveRadioProps {
  radioId: string;
  /** That goes on without it. */
  subscription: Subscription | undefined;
  onRemoved: (lastFour: string) => void;
  onKept: () => void;
}

/** Asks why a radio is taken off its plan, says what that does not end, and takes it off. */
export function RemoveRadio({ radioId, subscription, onRemoved, onKept }: RemoveRadioProps) {
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
      <WhatGoesOn subscription={subscription} />
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

/** The plan, which nobody is to think ended with its radio; and the way to end it, where there is one. */
function WhatGoesOn({ subscription }: Pick<RemoveRadioProps, "subscription">) {
  const translate = useTranslate<"radios">();
  if (subscription === undefined) return <p>{translate("remove-radio.text-no-plan")}</p>;
  const asked = new URLSearchParams({ subscriptionId: subscription.id }).toString();
  return (
    <p className={styles.goesOn}>
      {translate("remove-radio.text", { plan: formatPlanName(translate, subscription) })}{" "}
      {subscription.options.canCancelSubscription ? (
        <Link to={`/subscription/cancel?${asked}`}>{translate("remove-radio.cancel")}</Link>
      ) : null}
    </p>
  );
}
