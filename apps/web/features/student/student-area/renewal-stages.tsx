import type { StudentStatus } from "@skywave/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { DetailsForm } from "../verify-student/details-form.tsx";
import { DocumentForm } from "../verify-student/document-form.tsx";
import { InReview } from "../verify-student/in-review.tsx";
import styles from "../verify-student/verify-student.module.css";

interface RenewalStagesProps {
  student: StudentStatus;
  isInSteps: boolean;
  show: (student: StudentStatus) => void;
  reload: () => Promise<void>;
}

/** The two stages of renewing: one at a time, or as sections of one page of which one is open. */
export function RenewalStages({ student: { check }, isInSteps, show, reload }: RenewalStagesProps) {
  const translate = useTranslate<"student">();
  const isOpen = check?.state === "documentsNeeded" || check?.state === "inReview";
  const proof = isOpen ? <Proof check={check} show={show} reload={reload} /> : null;
  const details = isOpen ? null : <DetailsForm onStarted={show} />;
  return (
    <div className={styles.sections}>
      <Section number={1} heading={translate("student.renew.details")} isInSteps={isInSteps}>
        {details}
      </Section>
      <Section number={2} heading={translate("student.renew.proof")} isInSteps={isInSteps}>
        {proof}
      </Section>
    </div>
  );
}

interface SectionProps {
  number: number;
  heading: string;
  isInSteps: boolean;
  /** Null while the stage is not the one that is open. */
  children: ReactNode;
}

function Section({ number, heading, isInSteps, children }: SectionProps) {
  const translate = useTranslate<"student">();
  const isOpen = children !== null;
  const title = useFocusOnOpen(isOpen);
  if (isInSteps && !isOpen) return null;
  return (
    <section className={styles.section} data-open={isOpen} aria-labelledby={`renewal-${number}`}>
      {isInSteps ? (
        <p className={styles.count}>{translate("student.renew.step", { current: number })}</p>
      ) : null}
      <h2 ref={title} id={`renewal-${number}`} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** A stage that opens after the page did takes the focus, so that a listener hears what comes next. */
function useFocusOnOpen(isOpen: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) title.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return title;
}

function Proof({
  check,
  show,
  reload,
}: { check: NonNullable<StudentStatus["check"]> } & Pick<RenewalStagesProps, "show" | "reload">) {
  const translate = useTranslate<"student">();
  if (check.state === "inReview") return <InReview onLookAgain={reload} />;
  const date = check.answerBy === null ? "" : formatBillingDay(check.answerBy, translate.locale);
  return (
    <>
      <p>{translate("student.document.text", { date })}</p>
      <DocumentForm checkId={check.id} onSent={show} onClosed={() => void reload()} />
    </>
  );
}
