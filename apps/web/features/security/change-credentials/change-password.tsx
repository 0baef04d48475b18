import type { Identity } from "@skywave/contract";
import { changePassword, type ChangePasswordOutcome } from "@skywave/services/security/change-password";
import { type FormEvent, useState } from "react";
import { NewPasswordField } from "../../../forms/new-password-field.tsx";
import { sayPasswordProblem } from "../../../forms/password-problem.ts";
import formStyles from "../../../forms/form.module.css";
import { useSingleFlight } from "../../../forms/use-single-flight.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp } from "../../../platform/app-services.ts";
import { CommonFailureNotice } from "../../../platform/common-failure-notice.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/text-button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import { Section } from "../view-security/section.tsx";
import styles from "../view-security/security.module.css";

type Refusal = Extract<ChangePasswordOutcome, { ok: false }>;

interface ChangePasswordProps {
  identity: Identity;
  onChanged: () => Promise<void>;
}

/** Sets or replaces the password; a forgotten one may be replaced after a code by mail. */
export function ChangePassword({ identity, onChanged }: ChangePasswordProps) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const withStepUp = useStepUp();
  const [view, setView] = useState<"shown" | "editing" | "saved">("shown");
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();
  const email = identity.contact.emailAddress ?? "";

  async function change() {
    setRefusal(undefined);
    const outcome = await withStepUp(() => changePassword(skywave, password), { isForPassword: true });
    if (!outcome.ok) return setRefusal(outcome);
    setPassword("");
    setView("saved");
    return onChanged();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(change);
  }

  return (
    <Section
      heading={translate("security.password")}
      act={
        view === "editing" ? null : (
          <TextButton onPress={() => setView("editing")}>{translate("security.password-change")}</TextButton>
        )
      }
    >
      {view === "saved" ? <Notice tone="good">{translate("security.saved")}</Notice> : null}
      {view === "editing" ? (
        <form className={formStyles.form} onSubmit={submit} noValidate>
          {refusal !== undefined && isCommon(refusal) ? <CommonFailureNotice failure={refusal} /> : null}
          {/* Lets a password manager know whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField
            label={translate("security.password-new")}
            email={email}
            value={password}
            onChange={setPassword}
            error={problemOf(refusal, (problem) => sayPasswordProblem(problem, translate))}
          />
          <p className={styles.soft}>{translate("security.password-others")}</p>
          <div className={formStyles.foot}>
            <Button type="submit" isWorking={isRunning}>
              {translate("security.save")}
            </Button>
            <TextButton onPress={() => setView("shown")}>{translate("security.cancel")}</TextButton>
          </div>
        </form>
      ) : identity.hasPassword ? (
        <p>{translate("security.password-kept")}</p>
      ) : null}
    </Section>
  );
}

type Common = Exclude<
  Refusal,
  { code: "INVALID_PASSWORD_ERROR" | "PASSWORD_DISALLOWED_WORDS" | "STEP_UP_REQUIRED" }
>;

function isCommon(refusal: Refusal): refusal is Common {
  return problemOf(refusal, () => "") === undefined && refusal.code !== "STEP_UP_REQUIRED";
}

function problemOf(
  refusal: Refusal | undefined,
  say: (problem: { reason: string } | { word: string }) => string,
): string | undefined {
  const isAboutPassword =
    refusal?.code === "INVALID_PASSWORD_ERROR" || refusal?.code === "PASSWORD_DISALLOWED_WORDS";
  return isAboutPassword ? say(refusal) : undefined;
}
