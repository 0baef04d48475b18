import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { checkPromoCode, LONGEST_PROMO_CODE } from "./promo-code-messages.ts";
import styles from "./promo-code-form.module.css";

interface PromoCodeFormProps {
  /** The code that holds just now; empty if none does. */
  applied: string;
  isBusy: boolean;
  onApply: (code: string) => void;
}

/** A code from a message or a card; hidden behind a question, so that nobody misses having one. */
export function PromoCodeForm({ applied, isBusy, onApply }: PromoCodeFormProps) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const [isOpen, setOpen] = useState(applied !== "");
  const [typed, setTyped] = useState(applied);
  const [error, setError] = useState<string>();
  const id = useId();
  useEffect(() => {
    if (isOpen) tracking.event("promo-code-form-loaded", { componentName: "promoCodeEntry" });
  }, [isOpen, tracking]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problem = checkPromoCode(typed);
    setError(problem === undefined ? undefined : translate(problem, { count: LONGEST_PROMO_CODE }));
    if (problem === undefined) onApply(typed.trim());
    else tracking.userErrors(["promoCode"]);
  }

  if (!isOpen) {
    return <TextButton onPress={() => setOpen(true)}>{translate("promo.question")}</TextButton>;
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>{translate("promo.label")}</label>
      <div className={styles.row}>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          // What is pasted may bring marks that nobody sees; the server refuses them.
          onChange={(event) => setTyped(event.target.value.replace(/\p{Cf}/gu, ""))}
        />
        <Button type="submit" look="quiet" isWorking={isBusy}>
          {translate("promo.apply")}
        </Button>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {applied === "" ? null : (
        <TextButton
          onPress={() => {
            setTyped("");
            onApply("");
          }}
        >
          {translate("promo.remove")}
        </TextButton>
      )}
    </form>
  );
}
