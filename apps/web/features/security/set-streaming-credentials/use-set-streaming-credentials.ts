import type { StreamingCredentials } from "@skywave/contract";
import {
  loadStreamingCredentials,
  setStreamingCredentials,
  type SetStreamingCredentialsOutcome,
} from "@skywave/services/security/set-streaming-credentials";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useCallback, useEffect, useState } from "react";
import { type FieldProblem, problemsIn } from "../../../forms/field-problems.ts";
import { useFieldProblems } from "../../../forms/use-field-problems.ts";
import { sayPasswordProblem } from "../../../forms/password-problem.ts";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import type { Translator } from "../../../i18n/translate.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { useDraft } from "../../../platform/use-draft.ts";
import { useStepUp } from "../step-up/step-up-context.ts";

/** By what somebody signs in where they listen, as it is now. */
export function useStreamingCredentials() {
  const { skywave } = useApp();
  const [credentials, setCredentials] = useState<StreamingCredentials>();
  const [failure, setFailure] = useState<CommonFailure>();
  const reload = useCallback(async () => {
    setFailure(undefined);
    const outcome = await loadStreamingCredentials(skywave);
    if (outcome.ok) setCredentials(outcome.credentials);
    else setFailure(outcome);
  }, [skywave]);
  useEffect(() => void reload(), [reload]);
  return { credentials, failure, reload };
}

type Field = "username" | "password";
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
  const translate = useTranslate();
  const withStepUp = useStepUp();
  const draft = useDraft("streamingUsername", before.hasRandomCredentials ? "" : before.username);
  const mayKeep = before.hasPassword && !before.hasRandomCredentials;
  const [isNewPassword, setNewPassword] = useState(!mayKeep);
  const [password, setPassword] = useState("");
  const { problems, problemOf, attempt, refuse, clear, forgive } = useFieldProblems<Field>();
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();

  function take(refusal: Refusal) {
    if (refusal.code === "STEP_UP_REQUIRED") return undefined;
    tracking.businessError(refusal.code);
    onRefused();
    switch (refusal.code) {
      case "INVALID_HANDLE":
      case "USERNAME_IN_USE":
        return refuse([{ field: "username", message: translate(`security.username.error.${refusal.code}`) }]);
      case "INVALID_PASSWORD_ERROR":
      case "PASSWORD_DISALLOWED_WORDS":
        return refuse([{ field: "password", message: sayPasswordProblem(refusal, translate) }]);
      default:
        return setFailure(refusal);
    }
  }

  const save = () =>
    run(async () => {
      setFailure(undefined);
      const newPassword = isNewPassword ? password : undefined;
      const found = findEmpty({ username: draft.text, newPassword }, translate);
      if (found.length > 0) {
        tracking.userErrors(found.map(({ field }) => field));
        return refuse(found);
      }
      clear();
      tracking.event("generic-button-click", { componentName: "setStreamingCredentials" });
      const wanted = { username: draft.text, newPassword };
      const outcome = await withStepUp(() => setStreamingCredentials(skywave, wanted), {
        isForPassword: true,
      });
      if (!outcome.ok) return take(outcome);
      draft.forget();
      return onSaved({ credentials: outcome.credentials, isNewPassword });
    });

  return {
    username: draft.text,
    setUsername: (text: string) => {
      forgive(["username"]);
      draft.type(text);
    },
    password,
    setPassword: (text: string) => {
      forgive(["password"]);
      setPassword(text);
    },
    mayKeep,
    isNewPassword,
    setNewPassword,
    errorOf: problemOf,
    problems,
    attempt,
    failure,
    isRunning,
    save,
  };
}

/** What has to be typed before anything is sent. */
function findEmpty(
  typed: { username: string; newPassword: string | undefined },
  translate: Translator,
): FieldProblem<Field>[] {
  return problemsIn<Field>([
    {
      field: "username",
      message: typed.username.trim() === "" ? translate("credentials.username-empty") : undefined,
    },
    { field: "password", message: typed.newPassword === "" ? translate("field.password.empty") : undefined },
  ]);
}
