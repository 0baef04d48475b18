import type { GuestBill } from "@skywave/contract/billing/guest-bills";
import { findGuestBill, type FindGuestBillOutcome } from "@skywave/services/billing/guests/find-guest-bill";
import { useState } from "react";
import { Controller, type Resolver, useForm } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import { answerOf, problemsOf } from "#forms/field-problems.ts";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { trackLookup } from "#forms/track-lookup.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { type AccountValues, checkAccount } from "./check-account.ts";

type Refusal = Extract<FindGuestBillOutcome, { ok: false }>;

interface FindGuestBillFormProps {
  /** Typed before, when the account has to be found once more. */
  typed: AccountValues;
  onFound: (bill: GuestBill, typed: AccountValues) => void;
}

const FIELDS = [
  {
    name: "accountNumber",
    label: "invoice.account-number",
    description: "guest.number-where",
    inputMode: "numeric",
  },
  { name: "zipCode", label: "billing.postal-code", description: "guest.postal-whose", inputMode: "text" },
] as const;

/** The two things that stand on every bill, and that find what is due of an account. */
export function FindGuestBillForm({ typed, onFound }: FindGuestBillFormProps) {
  const translate = useTranslate<"bills">();
  const { skywave, tracking } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<AccountValues> = (values) => answerOf(values, checkAccount(values, translate));
  const { control, formState, handleSubmit } = useForm<AccountValues>({
    defaultValues: typed,
    resolver,
    shouldFocusError: false,
  });

  async function send(values: AccountValues) {
    setRefusal(undefined);
    tracking.describe({ customerInfo: { accountNumber: values.accountNumber } });
    const outcome = await trackLookup(tracking, "ACCT", () => findGuestBill(skywave, values));
    if (outcome.ok) return onFound(outcome.bill, values);
    tracking.businessError(outcome.code);
    setRefusal(outcome);
  }

  function refuse(wrong: typeof formState.errors) {
    setAttempt((count) => count + 1);
    tracking.userErrors(Object.keys(wrong));
  }

  const problems = problemsOf(formState.errors, ["accountNumber", "zipCode"]);

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => handleSubmit(send, refuse)());
      }}
      noValidate
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="warn" takesFocus>
          {translate("guest.not-found")}
        </Notice>
      ) : (
        <CommonFailureNotice failure={refusal} takesFocus />
      )}
      {FIELDS.map(({ name, label, description, inputMode }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate(label)}
              description={translate(description)}
              inputMode={inputMode}
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("guest.looking")}>
          {translate("guest.find")}
        </Button>
      </div>
    </form>
  );
}
