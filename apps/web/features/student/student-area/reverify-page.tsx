import type { StudentStatus } from "@skywave/contract";
import { useLayoutEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ClosedNotice } from "../verify-student/closed-notice.tsx";
import { useStudentStatus } from "../verify-student/use-student-status.ts";
import { nextMoveOf } from "./next-move.ts";
import { OwnerFrame } from "#platform/owner/owner-frame.tsx";
import { RenewalStages } from "./renewal-stages.tsx";
import styles from "./student-area.module.css";
import verifyStyles from "../verify-student/verify-student.module.css";

/** A year at the student price is nearly over, or is: here it is renewed, in steps or on one page. */
export function ReverifyPage() {
  const translate = useTranslate<"student">();
  const { tracking } = useApp();
  const { pathname } = useLocation();
  const isInSteps = /\/new\/?$/i.test(pathname);
  const { view, show, reload, retry } = useStudentStatus("student-reverification-status");
  const [isDone, setDone] = useState(false);
  useLayoutEffect(
    () =>
      tracking.flowPageShown(
        "studentReverification",
        isInSteps ? "student/re-verify/new" : "student/re-verify",
        isInSteps ? "nonAccordion" : "accordion",
      ),
    [tracking, isInSteps],
  );
  const showAfter = (student: StudentStatus) => {
    setDone(student.check?.state === "approved");
    show(student);
  };
  return (
    <OwnerFrame
      heading={translate("student.renew.heading")}
      back={{ to: "/student", text: translate("student.area.heading") }}
    >
      <div className={verifyStyles.stack}>
        <p className={styles.lead}>{translate("student.renew.text")}</p>
        {view.status === "loading" ? <Spinner label={translate("student.verify.loading")} /> : null}
        {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
        {view.status === "ready" ? (
          <Renewal
            student={view.data.status}
            isDone={isDone}
            isInSteps={isInSteps}
            show={showAfter}
            reload={reload}
          />
        ) : null}
      </div>
    </OwnerFrame>
  );
}

interface RenewalProps {
  student: StudentStatus;
  /** It was renewed just now, on this page. */
  isDone: boolean;
  isInSteps: boolean;
  show: (student: StudentStatus) => void;
  reload: () => Promise<void>;
}

function Renewal({ student, isDone, isInSteps, show, reload }: RenewalProps) {
  const translate = useTranslate<"student">();
  const day = (iso: string | null) => (iso === null ? "" : formatDay(iso, translate.locale));
  const toArea = <Link to="/student">{translate("student.plan.status")}</Link>;
  if (isDone)
    return (
      <Notice tone="good" takesFocus actions={toArea}>
        {translate("student.renew.done", { date: day(student.verifiedUntil) })}
      </Notice>
    );
  switch (nextMoveOf(student)) {
    case "wait":
      return (
        <Notice tone="info" actions={toArea}>
          <p>{translate("student.area.until", { date: day(student.verifiedUntil) })}</p>
          <p>{translate("student.renew.early", { date: day(student.renewableFrom) })}</p>
        </Notice>
      );
    case "start":
    case "open":
    case "renew":
      return (
        <>
          <Effect student={student} />
          <ClosedNotice check={student.check} />
          <RenewalStages student={student} isInSteps={isInSteps} show={show} reload={reload} />
        </>
      );
  }
}

/** What renewing does to the bills, before it is done. */
function Effect({ student: { plan } }: { student: StudentStatus }) {
  const translate = useTranslate<"student">();
  if (plan === null) return null;
  const money = (amount: number) => formatMoney(amount, plan.currency, translate.locale);
  return (
    <p className={verifyStyles.outlook}>
      {translate("student.renew.effect", {
        before: money(plan.before),
        amount: money(plan.after),
        date: formatDay(plan.stepsUpOn, translate.locale),
      })}
    </p>
  );
}
