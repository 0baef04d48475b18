import type { StreamingCredentials } from "@skywave/contract";
import {
  setStreamingCredentials,
  type SetStreamingCredentialsOutcome,
} from "@skywave/services/identities/set-streaming-credentials";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { isEmail } from "@skywave/domain/identity/email";
import { useState } from "react";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import { useFieldProblems } from "#forms/use-field-problems.ts";
import { formatPasswordProblem } from "#forms/password-problem.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useDraft } from "#platform/use-draft.ts";
import { useStepUp } from "../step-up/step-up-context.ts";

type Field = "username" | "password" | "code";
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
  const { problems, problemOf, attempt, refuse, clear, forgive } = useFieldProblems<Field>();
  const { forget, askForCode, ...typed } = useTypedCredentials(before, forgive);
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();

  function take(refusal: Refusal) {
    if (refusal.code === "STEP_UP_REQUIRED") return undefined;
    if (refusal.code === "WAITING_ON_ONE_TIME_PASSWORD_ERROR") return askForCode(true);
    tracking.businessError(refusal.code);
    onRefused();
    switch (refusal.code) {
      case "INVALID_HANDLE":
      case "USERNAME_IN_USE":
        askForCode(false);
        return refuse([
          { field: "username", message: formatUsernameProblem(refusal.code, typed.username, translate) },
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

  const send = (typedCode: string | undefined) =>
    run(async () => {
      setFailure(undefined);
      const newPassword = typed.isNewPassword ? typed.password : undefined;
      const wanted = {
        username: typed.username,
        newPassword,
        ...(typedCode !== undefined && { code: typedCode }),
      };
      const found = findEmpty(wanted, translate);
      if (found.length > 0) {
        tracking.userErrors(found.map(({ field }) => field));
        return refuse(found);
      }
      clear();
      tracking.event("generic-button-click", { componentName: "setStreamingCredentials" });
      // Another address is another way to sign in: a code alone does not change that.
      const isForPassword = !isEmail(typed.username.trim());
      const outcome = await withStepUp(() => setStreamingCredentials(skywave, wanted), { isForPassword });
      if (!outcome.ok) return take(outcome);
      forget();
      return onSaved({ credentials: outcome.credentials, isNewPassword: typed.isNewPassword });
    });

  return {
    ...typed,
    errorOf: problemOf,
    problems,
    attempt,
    failure,
    isRunning,
    save: () => send(typed.code),
    /** Another code to the same address. */
    resend: () => send(undefined),
  };
}

/** What was typed so far; a field is forgiven once it is typed into again. */
function useTypedCredentials(before: StreamingCredentials, forgive: (fields: Field[]) => void) {
  const draft = useDraft("streamingUsername", before.hasRandomCredentials ? "" : before.username);
  const mayKeep = before.hasPassword && !before.hasRandomCredentials;
  const [isNewPassword, setNewPassword] = useState(!mayKeep);
  const [password, setPassword] = useState("");
  /** What was typed of the code that went to the address; undefined where none did. */
  const [code, setCode] = useState<string>();
  return {
    mayKeep,
    isNewPassword,
    setNewPassword,
    username: draft.text,
    setUsername: (text: string) => {
      forgive(["username"]);
      setCode(undefined);
      draft.type(text);
    },
    password,
    setPassword: (text: string) => {
      forgive(["password"]);
      setPassword(text);
    },
    code,
    setCode: (text: string) => {
      forgive(["code"]);
      setCode(text);
    },
    askForCode: (isAsked: boolean) => setCode(isAsked ? "" : undefined),
    forget: draft.forget,
  };
}

function formatUsernameProblem(
  code: "INVALID_HANDLE" | "USERNAME_IN_USE",
  username: string,
  translate: Translator<"security">,
): string {
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
