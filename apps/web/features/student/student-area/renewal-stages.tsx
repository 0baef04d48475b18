import type { StudentStatus } from "@skywave/contract";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Stage } from "#ui/stage/stage.tsx";
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
  const countOf = (current: number) => (isInSteps ? translate("student.renew.step", { current }) : undefined);
  const details = isOpen ? null : <DetailsForm onStarted={show} />;
  return (
    <div className={styles.sections}>
      <Stage heading={translate("student.renew.details")} count={countOf(1)}>
        {details}
      </Stage>
      <Stage heading={translate("student.renew.proof")} count={countOf(2)}>
        {proof}
      </Stage>
    </div>
  );
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
