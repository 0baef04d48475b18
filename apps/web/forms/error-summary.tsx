import { useEffect, useRef } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import type { FieldProblem } from "./field-problems.ts";
import styles from "./form.module.css";

/** Puts the focus on a field of ours; those in a frame have to be asked. */
export function focusField(field: string): void {
  document.getElementById(`field-${field}`)?.focus();
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem<string>[];
  /** Grows with every refused attempt, so that the summary takes the focus each time. */
  attempt: number;
  focusField?: (field: string) => void;
}

/** All problems of a form in one place, each leading to its field. Takes the focus after a refused attempt. */
export function ErrorSummary({ problems, attempt, focusField: focus = focusField }: ErrorSummaryProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0 && attempt > 0;
  // Once for each attempt: while somebody types, problems come and go, and must not take the focus from the field.
  const lastFocused = useRef(0);
  useEffect(() => {
    if (!isShown || lastFocused.current === attempt) return;
    lastFocused.current = attempt;
    box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <div ref={box} className={styles.errorSummary} role="alert" tabIndex={-1}>
      <p>{translate.plural("field.summary", problems.length)}</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#field-${field}`}
              onClick={(event) => {
                event.preventDefault();
                focus(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
