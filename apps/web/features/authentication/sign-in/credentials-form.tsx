import { signInWithPassword } from "@skywave/services/authentication/sign-in-with-password";
import { type FormEvent, type ReactNode, useRef } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import formStyles from "#forms/form.module.css";
import { trackLookup } from "#forms/track-lookup.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import type { SignInValues } from "./use-sign-in-form.ts";
import { tellWay } from "./verification-options.ts";
import styles from "../parts/sign-in.module.css";

interface CredentialsFormProps {
  form: UseFormReturn<SignInValues>;
  /** What stands beside the password for whoever has forgotten it. */
  forgotten: ReactNode;
  onRefused: (refusal: SignInRefusal | undefined) => void;
  onSignedIn: () => void;
}

/** Who signs in, and their password. A wrong one stays, so that a slip can be mended. */
export function CredentialsForm({ form, forgotten, onRefused, onSignedIn }: CredentialsFormProps) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  // Trying again is no other choice.
  const toldFor = useRef<string>(undefined);

  async function signIn({ handle: typed, password }: SignInValues) {
    const handle = typed.trim();
    if (toldFor.current !== handle) {
      toldFor.current = handle;
      tracking.event("continue", { componentName: "signIn" });
      tellWay(tracking, "password");
    }
    const outcome = await trackLookup(tracking, "LOGIN", () =>
      signInWithPassword(skywave, { handle, password }),
    );
    if (outcome.ok) return onSignedIn();
    tracking.businessError(outcome.code);
    onRefused(outcome);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      onRefused(undefined);
      await form.handleSubmit(signIn, (wrong) => tracking.userErrors(Object.keys(wrong)))();
    });
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Controller
        control={form.control}
        name="handle"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("sign-in.handle")}
            autoComplete="username webauthn"
            inputMode="email"
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={styles.password}>
        <Controller
          control={form.control}
          name="password"
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
        {forgotten}
      </div>
      <div className={styles.methods}>
        <Button type="submit" isWorking={isRunning}>
          {translate("sign-in.submit")}
        </Button>
      </div>
    </form>
  );
}
