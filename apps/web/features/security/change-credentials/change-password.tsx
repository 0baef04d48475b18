import type { Identity } from "@skywave/contract";
import { changePassword, type ChangePasswordOutcome } from "@skywave/services/identities/change-password";
import { useState } from "react";
import { NewPasswordField } from "#forms/new-password-field.tsx";
import { formatPasswordProblem } from "#forms/password-problem.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useStepUp } from "../step-up/step-up-context.ts";
import styles from "../section/security.module.css";
import { EditableSection } from "../section/editable-section.tsx";

type Refusal = Extract<ChangePasswordOutcome, { ok: false }>;

interface ChangePasswordProps {
  identity: Identity;
  /** The person has come to set one. */
  isOpenAtFirst?: boolean;
  onChanged: () => Promise<void>;
}

/** Sets or replaces the password; a forgotten one may be replaced after a code by mail. */
export function ChangePassword({ identity, isOpenAtFirst = false, onChanged }: ChangePasswordProps) {
  const translate = useTranslate<"security">();
  const { skywave, tracking } = useApp();
  const withStepUp = useStepUp();
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal>();
  const email = identity.contact.emailAddress ?? "";

  async function change() {
    setRefusal(undefined);
    tracking.event("generic-button-click", { componentName: "changePassword" });
    const outcome = await withStepUp(() => changePassword(skywave, password), { isForPassword: true });
    if (outcome.ok) setPassword("");
    else {
      tracking.businessError(outcome.code);
      setRefusal(outcome);
    }
    return outcome.ok;
  }

  return (
    <EditableSection
      heading={translate("security.password")}
      openText={translate(identity.hasPassword ? "security.password-change" : "security.password-set")}
      isOpenAtFirst={isOpenAtFirst}
      value={<p>{translate(identity.hasPassword ? "security.password-kept" : "security.password-none")}</p>}
      onSave={change}
      onSaved={onChanged}
    >
      {refusal !== undefined && isCommon(refusal) ? <CommonFailureNotice failure={refusal} /> : null}
      {/* Lets a password manager know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={translate("security.password-new")}
        email={email}
        value={password}
        onChange={setPassword}
        error={problemOf(refusal, (problem) => formatPasswordProblem(problem, translate))}
      />
      <p className={styles.soft}>{translate("security.password-others")}</p>
    </EditableSection>
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
  format: (problem: { reason: string } | { word: string }) => string,
): string | undefined {
  const isAboutPassword =
    refusal?.code === "INVALID_PASSWORD_ERROR" || refusal?.code === "PASSWORD_DISALLOWED_WORDS";
  return isAboutPassword ? format(refusal) : undefined;
}
