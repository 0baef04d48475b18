import type { StudentStatus } from "@skywave/contract";
import { useFlow } from "#flows/engine/flow-context.ts";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import { formatDay } from "#i18n/format.ts";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { DetailsForm } from "./details-form.tsx";
import { DocumentForm } from "./document-form.tsx";
import { InReview } from "./in-review.tsx";
import { useStudentStatus } from "./use-student-status.ts";
import styles from "./verify-student.module.css";

/** The step of a checkout in which somebody shows that they are a student. */
export function VerificationStep() {
  const translate = useTranslate<"student">();
  const { view, show, reload, retry } = useStudentStatus("student-verification-status");
  switch (view.status) {
    case "loading":
      return <Spinner label={translate("student.verify.loading")} />;
    case "failed":
      return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
    case "ready":
      return <Stage student={view.data.status} show={show} reload={reload} />;
  }
}

interface StageProps {
  student: StudentStatus;
  show: (student: StudentStatus) => void;
  reload: () => Promise<void>;
}

function Stage({ student, show, reload }: StageProps) {
  const translate = useTranslate<"student">();
  const { completeStep } = useFlow();
  const { isStudent, verifiedUntil, check } = student;
  const day = (iso: string) => formatDay(iso, translate.locale);
  const formatDeadline = (instant: string | null) =>
    instant === null ? "" : formatBillingDay(instant, translate.locale);
  if (isStudent)
    return (
      <>
        <StepHeading text={translate("student.verified.text", { date: day(verifiedUntil ?? "") })}>
          {translate("student.verified.heading")}
        </StepHeading>
        <Button onPress={() => completeStep({ isStudent: true })}>
          {translate("student.verified.continue")}
        </Button>
      </>
    );
  if (check?.state === "inReview")
    return (
      <>
        <StepHeading>{translate("student.review.heading")}</StepHeading>
        <InReview onLookAgain={reload} />
      </>
    );
  if (check?.state === "documentsNeeded")
    return (
      <>
        <StepHeading text={translate("student.document.text", { date: formatDeadline(check.answerBy) })}>
          {translate("student.document.heading")}
        </StepHeading>
        <DocumentForm checkId={check.id} onSent={show} onClosed={() => void reload()} />
      </>
    );
  return (
    <div className={styles.stack}>
      <StepHeading text={translate("student.verify.text")}>{translate("student.verify.heading")}</StepHeading>
      <ClosedNotice check={check} />
      <DetailsForm onStarted={show} />
    </div>
  );
}
