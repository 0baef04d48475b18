import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { isOneTimeCode, readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import type { RegistrationNonPii } from "@skywave/contract";
import {
  registerAccount,
  type RegisterAccountOutcome,
} from "@skywave/services/legacy-accounts/register-account";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type FieldProblem, problemsIn, problemsOf } from "#forms/field-problems.ts";
import { checkPassword, formatPasswordProblem } from "#forms/password-problem.ts";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

export interface RegisterValues {
  email: string;
  password: string;
  channel: "" | "EMAIL" | "PHONE";
  code: string;
}
type Problem = FieldProblem<keyof RegisterValues>;
export type RegisterRefusal = Exclude<
  Extract<RegisterAccountOutcome, { ok: false }>,
  {
    code:
      | "INVALID_EMAIL_ERROR"
      | "INVALID_PASSWORD_ERROR"
      | "PASSWORD_DISALLOWED_WORDS"
      | "HANDLE_ALREADY_IN_USE";
  }
>;

export interface RegisterAccountInput {
  token: string;
  /** On file, and able to prove whose the account is; never none. */
  contacts: RegistrationNonPii["contactOptions"];
  onSignedIn: () => void;
}

/** The sign-in of an account that has none: what it is to be, then the code that proves whose the account is. */
export function useRegisterAccount({ token, contacts, onSignedIn }: RegisterAccountInput) {
  const translate = useTranslate<"lookup">();
  const { skywave, tracking } = useApp();
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<RegisterRefusal>();
  const { isRunning, run } = useSingleFlight();
  const [only, ...others] = contacts;
  const form = useForm<RegisterValues>({
    defaultValues: {
      email: "",
      password: "",
      channel: only !== undefined && others.length === 0 ? only.type : "",
      code: "",
    },
    shouldFocusError: false,
  });
  const { attempt, refuse } = useRefuse(form.setError);

  function problemsWith({ email, password, channel, code }: RegisterValues, isCodeAsked: boolean): Problem[] {
    const typed = normaliseEmail(email);
    const digits = readOneTimeCode(code);
    const wrongCode = digits === "" ? "sign-in.code-empty" : "sign-in.code-invalid";
    const wrongEmail = typed === "" ? "field.email.empty" : "field.email.invalid";
    return problemsIn<keyof RegisterValues>([
      { field: "email", message: isEmail(typed) ? undefined : translate(wrongEmail) },
      { field: "password", message: checkPassword({ email, password }, translate) },
      { field: "channel", message: channel === "" ? translate("register-account.contact-empty") : undefined },
      { field: "code", message: isCodeAsked && !isOneTimeCode(digits) ? translate(wrongCode) : undefined },
    ]);
  }

  function show(refused: Extract<RegisterAccountOutcome, { ok: false }>) {
    tracking.registration("failed");
    tracking.businessError(refused.code);
    switch (refused.code) {
      case "INVALID_EMAIL_ERROR":
        setSent(false);
        return refuse([{ field: "email", message: translate("field.email.invalid") }]);
      case "INVALID_PASSWORD_ERROR":
      case "PASSWORD_DISALLOWED_WORDS":
        setSent(false);
        return refuse([{ field: "password", message: formatPasswordProblem(refused, translate) }]);
      case "HANDLE_ALREADY_IN_USE":
        setSent(false);
        return refuse([{ field: "email", message: translate("register-account.HANDLE_ALREADY_IN_USE") }]);
      default:
        setRefusal(refused);
    }
  }

  async function send(values: RegisterValues, isCodeAsked: boolean) {
    setRefusal(undefined);
    const found = problemsWith(values, isCodeAsked);
    const { email, password, channel, code } = values;
    if (found.length > 0 || channel === "") return refuse(found);
    const typed = { token, email, password, channel };
    const outcome = await registerAccount(skywave, isCodeAsked ? { ...typed, code } : typed);
    if (!outcome.ok) return show(outcome);
    if (outcome.status === "codeSent") return setSent(true);
    tracking.describe({ customerInfo: { email, customerType: "NEW_ACCOUNT" } });
    tracking.registration("successful");
    onSignedIn();
  }

  const submit = () =>
    void run(() => {
      tracking.event("register-clicked");
      return form.handleSubmit((values) => send(values, isSent))();
    });
  const sendAgain = () => void run(() => send(form.getValues(), false));
  function change() {
    setRefusal(undefined);
    setSent(false);
    form.resetField("code");
  }
  const problems = problemsOf(form.formState.errors, ["email", "password", "channel", "code"]);
  const { control } = form;
  return { control, problems, attempt, refusal, isSent, isRunning, submit, sendAgain, change };
}
