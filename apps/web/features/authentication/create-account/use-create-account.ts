import { normaliseEmail } from "@skywave/domain/identity/email";
import { type CreateAccountOutcome, createAccount } from "@skywave/services/identities/create-account";
import { useEffect, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { answerOf, problemsOf } from "#forms/field-problems.ts";
import { formatPasswordProblem } from "#forms/password-problem.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { type AccountValues, checkAccount } from "./check-account.ts";

type Refusal = Extract<CreateAccountOutcome, { ok: false }>;
export type WaitingOnCode = Extract<
  Refusal,
  { code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR" | "INVALID_CREDENTIALS_ERROR" }
>;
export type OtherFailure = Exclude<
  Refusal,
  { code: "INVALID_EMAIL_ERROR" | "INVALID_PASSWORD_ERROR" | "PASSWORD_DISALLOWED_WORDS" } | WaitingOnCode
>;

export interface CreateAccountInput {
  mode: "password" | "emailOnly";
  email: string;
  /** It is made for something that is heard on a radio, which makes another kind of customer. */
  isForRadio?: boolean;
  onCreated: (email: string) => void;
  /** The address has an account; a code was sent to it. */
  onTaken: (waiting: WaitingOnCode) => void;
}

/** The form of a new account: its checks, its one call at a time, and what was refused. */
export function useCreateAccount({
  mode,
  email,
  isForRadio = false,
  onCreated,
  onTaken,
}: CreateAccountInput) {
  const translate = useTranslate();
  const { skywave, tracking } = useApp();
  const [failure, setFailure] = useState<OtherFailure>();
  const [attempt, setAttempt] = useState(0);
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<AccountValues> = (values) =>
    answerOf(values, checkAccount(values, mode, translate));
  const form = useForm<AccountValues>({
    defaultValues: { email, password: "" },
    resolver,
    shouldFocusError: false,
  });

  const { errors } = form.formState;

  useEffect(() => tracking.event("present-registration"), [tracking]);

  function trackErrors(fields: readonly string[]) {
    setAttempt((count) => count + 1);
    tracking.userErrors([...fields]);
  }

  function refuse(field: keyof AccountValues, message: string) {
    form.setError(field, { type: "refused", message });
    trackErrors([field]);
  }

  function show(refusal: Refusal) {
    switch (refusal.code) {
      case "INVALID_EMAIL_ERROR":
        return refuse("email", translate("field.email.invalid"));
      case "INVALID_PASSWORD_ERROR":
      case "PASSWORD_DISALLOWED_WORDS":
        return refuse("password", formatPasswordProblem(refusal, translate));
      case "WAITING_ON_ONE_TIME_PASSWORD_ERROR":
      case "INVALID_CREDENTIALS_ERROR":
        return onTaken(refusal);
      case "IDENTITY_NOT_ELIGIBLE_ERROR":
      case "ACCOUNT_JOINED":
      case "ACCOUNT_IN_DIFFERENT_COUNTRY":
      case "ACCOUNT_TYPE_NOT_SUPPORTED":
      case "PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED":
      case "CUSTOMER_TYPE_NOT_SUPPORTED":
      case "UNREACHABLE":
      case "SESSION_ENDED":
      case "RATE_LIMIT_EXCEEDED":
      case "SYSTEM":
        tracking.businessError(refusal.code);
        return setFailure(refusal);
    }
  }

  async function send(values: AccountValues) {
    setFailure(undefined);
    const typed = normaliseEmail(values.email);
    const password = mode === "password" ? { password: values.password } : {};
    const outcome = await createAccount(skywave, { email: typed, language: translate.locale, ...password });
    // Who typed the password of an account that is there was signed in to it, and is no new customer.
    const isNew = outcome.ok && outcome.status === "created";
    if (outcome.ok)
      tracking.describe({
        customerInfo: {
          email: typed,
          ...(isNew && { customerType: isForRadio ? "NEW_ACCOUNT" : "NEW_SXIR_ACCOUNT" }),
        },
      });
    if (outcome.ok && !isNew) await trackLookup(tracking, "LOGIN", async () => outcome);
    else tracking.registration(outcome.ok ? "successful" : "failed");
    if (outcome.ok) onCreated(typed);
    else show(outcome);
  }

  const submit = () =>
    void run(() => {
      tracking.event("register-clicked");
      return form.handleSubmit(send, (wrong) => trackErrors(Object.keys(wrong)))();
    });
  const problems = problemsOf(errors, ["email", "password"]);
  return { form, failure, problems, attempt, submit, isSending: isRunning };
}
