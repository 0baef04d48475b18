import {
  type EarlierAccountFound,
  keepEarlierAccount,
  signInWithProof,
} from "@skywave/services/authentication/earlier-account";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { SignInRefusal } from "./parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "./parts/sign-in-refusal-notice.tsx";

interface EarlierAccountProps {
  /** The address, where the page knows it; else it is asked for beside the password. */
  handle: string | undefined;
  found: EarlierAccountFound;
  onSignedIn: () => void;
}

/** Asks whether an account that never proved its address is the person's own: its password keeps it. */
export function EarlierAccount({ handle, found, onSignedIn }: EarlierAccountProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const { control, getValues, handleSubmit } = useForm({
    defaultValues: { email: handle ?? "", password: "" },
  });
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const { isRunning, run } = useSingleFlight();
  const { hasPassword, proof } = found;

  async function enter(how: "keep" | "start") {
    setRefusal(undefined);
    const { email, password } = getValues();
    const outcome = await trackLookup(tracking, "LOGIN", () =>
      how === "keep"
        ? keepEarlierAccount(skywave, { handle: email, password, proof })
        : signInWithProof(skywave, proof),
    );
    if (outcome.ok) return onSignedIn();
    tracking.businessError(outcome.code);
    setRefusal(outcome);
  }

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() =>
          handleSubmit(
            () => enter("keep"),
            (wrong) => tracking.userErrors(Object.keys(wrong)),
          )(),
        );
      }}
      noValidate
    >
      <h2>{translate("earlier-account.heading")}</h2>
      <Notice tone="info" takesFocus>
        {translate(hasPassword ? "earlier-account.text" : "earlier-account.text-no-password")}
      </Notice>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      {hasPassword && handle === undefined ? (
        <Controller
          control={control}
          name="email"
          render={({ field }) => (
            <TextField
              {...field}
              label={translate("account-step.email")}
              type="email"
              autoComplete="username"
            />
          )}
        />
      ) : null}
      {hasPassword ? (
        <Controller
          control={control}
          name="password"
          rules={{ required: translate("field.password.empty") }}
          render={({ field, fieldState }) => (
            <PasswordField
              {...field}
              label={translate("account-step.password")}
              autoComplete="current-password"
              error={fieldState.error?.message}
              showText={translate("action.show")}
              hideText={translate("action.hide")}
            />
          )}
        />
      ) : null}
      <div className={formStyles.foot}>
        {hasPassword ? (
          <Button type="submit" isWorking={isRunning}>
            {translate("earlier-account.keep")}
          </Button>
        ) : null}
        <TextButton isWorking={isRunning} onPress={() => void run(() => enter("start"))}>
          {translate("earlier-account.start")}
        </TextButton>
      </div>
    </form>
  );
}
