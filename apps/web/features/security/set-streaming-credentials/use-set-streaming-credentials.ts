import type { StreamingCredentials } from "@skywave/contract";
import {
  setStreamingCredentials,
  type SetStreamingCredentialsOutcome,
} from "@skywave/services/identities/set-streaming-credentials";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { isEmail } from "@skywave/domain/identity/email";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { type FieldProblem, problemsIn, problemsOf } from "#forms/field-problems.ts";
import { useRefuse } from "#forms/use-refuse.ts";
import { formatPasswordProblem } from "#forms/password-problem.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useDraft } from "#platform/use-draft.ts";
import { useStepUp } from "../step-up/step-up-context.ts";

type Field = "username" | "password" | "code";
export type TypedCredentials = Record<Field, string>;
/** In their order on the page. */
const FIELDS: readonly Field[] = ["username", "code", "password"];
type Refusal = Exclude<SetStreamingCredentialsOutcome, { ok: true }>;

/** The choice of a name and a password, until both are saved. What was typed stays through every refusal. */
export function useSetStreamingCredentials(
  before: StreamingCredentials,
  {
    onSaved,
    onRefused,
  }: {
    onSaved: (saved: { credentials: StreamingCredentials; isNewPassword: boolean }) => void;
    onRefused: () => void;
  },
) {
  const { skywave, tracking } = useApp();
  const translate = useTranslate<"security" | "self">();
  const withStepUp = useStepUp();
  const { form, forget, isCodeAsked, askForCode, isNewPassword, ...typed } = useTypedCredentials(before);
  const { attempt, refuse } = useRefuse(form.setError);
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();

  function take(refusal: Refusal) {
    if (refusal.code === "STEP_UP_REQUIRED") return undefined;
    if (refusal.code === "WAITING_ON_ONE_TIME_PASSWORD_ERROR") return askForCode(true);
    tracking.businessError(refusal.code);
    onRefused();
    switch (refusal.code) {
      case "INVALID_HANDLE":
      case "INVALID_EMAIL_ADDRESS":
      case "USERNAME_IN_USE":
        askForCode(false);
        return refuse([
          {
            field: "username",
            message: formatUsernameProblem(refusal.code, form.getValues("username"), translate),
          },
        ]);
      case "EXPIRED":
      case "INVALID":
      case "NOT_FOUND":
        return refuse([{ field: "code", message: translate(`sign-in.error.${refusal.code}`) }]);
      case "INVALID_PASSWORD_ERROR":
      case "PASSWORD_DISALLOWED_WORDS":
        return refuse([{ field: "password", message: formatPasswordProblem(refusal, translate) }]);
      default:
        return setFailure(refusal);
    }
  }

  const send = ({ isWithCode }: { isWithCode: boolean }) =>
    run(async () => {
      setFailure(undefined);
      const { username, password, code } = form.getValues();
      const newPassword = isNewPassword ? password : undefined;
      const wanted = { username, newPassword, ...(isWithCode && { code }) };
      form.clearErrors();
      const found = findEmpty(wanted, translate);
      if (found.length > 0) return refuse(found);
      tracking.event("generic-button-click", { componentName: "setStreamingCredentials" });
      // Another address is another way to sign in: a code alone does not change that.
      const isForPassword = !isEmail(username.trim());
      const outcome = await withStepUp(() => setStreamingCredentials(skywave, wanted), { isForPassword });
      if (!outcome.ok) return take(outcome);
      forget();
      return onSaved({ credentials: outcome.credentials, isNewPassword });
    });

  return {
    ...typed,
    control: form.control,
    isCodeAsked,
    isNewPassword,
    problems: problemsOf(form.formState.errors, FIELDS),
    attempt,
    failure,
    isRunning,
    save: () => send({ isWithCode: isCodeAsked }),
    /** Another code to the same address. */
    resend: () => send({ isWithCode: false }),
  };
}

/** What was typed so far. The name outlives a sign-in in between; another name needs a code of its own. */
function useTypedCredentials(before: StreamingCredentials) {
  const draft = useDraft("streamingUsername", before.hasRandomCredentials ? "" : before.username);
  const mayKeep = before.hasPassword && !before.hasRandomCredentials;
  const [isNewPassword, setNewPassword] = useState(!mayKeep);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm<TypedCredentials>({
    defaultValues: { username: draft.text, password: "", code: "" },
    shouldFocusError: false,
  });
  function askForCode(isAsked: boolean) {
    form.resetField("code");
    setCodeAsked(isAsked);
  }
  const keep = useEffectEvent((username: string) => {
    if (username === draft.text) return;
    askForCode(false);
    draft.type(username);
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values.username) }),
    [subscribe],
  );
  return { form, mayKeep, isNewPassword, setNewPassword, isCodeAsked, askForCode, forget: draft.forget };
}

function formatUsernameProblem(
  code: "INVALID_HANDLE" | "INVALID_EMAIL_ADDRESS" | "USERNAME_IN_USE",
  username: string,
  translate: Translator<"security">,
): string {
  if (code === "INVALID_EMAIL_ADDRESS") return translate("security.contact.error.EMAIL_INVALID");
  return code === "INVALID_HANDLE" && isEmail(username.trim())
    ? translate("security.contact.error.HANDLE_ALREADY_IN_USE")
    : translate(`security.username.error.${code}`);
}

/** What has to be typed before anything is sent. */
function findEmpty(
  typed: { username: string; newPassword: string | undefined; code?: string },
  translate: Translator<"security" | "self">,
): FieldProblem<Field>[] {
  return problemsIn<Field>([
    {
      field: "username",
      message: typed.username.trim() === "" ? translate("credentials.username-empty") : undefined,
    },
    { field: "code", message: typed.code?.trim() === "" ? translate("security.contact.empty") : undefined },
    { field: "password", message: typed.newPassword === "" ? translate("field.password.empty") : undefined },
  ]);
}
