import type { StudentStatus } from "@skywave/contract";
import { useLayoutEffect } from "react";
import { Link, useNavigate } from "react-router";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import surface from "#ui/surface/surface.module.css";
import { useApp } from "#platform/app-services.ts";
import { ClosedNotice } from "../verify-student/closed-notice.tsx";
import { useStudentStatus } from "../verify-student/use-student-status.ts";
import { nextMoveOf, REVERIFY, VERIFY } from "./next-move.ts";
import { OwnerFrame } from "#platform/owner/owner-frame.tsx";
import styles from "./student-area.module.css";

/** How somebody stands as a student, what that costs them and until when, and what to do next. */
export function StudentPage() {
  const translate = useTranslate<"student">();
  const { tracking } = useApp();
  const { view, retry } = useStudentStatus("student-verification-status");
  useLayoutEffect(() => tracking.flowStarted("student", "default"), [tracking]);
  const back = { to: "/account", text: translate("student.area.back") };
  if (view.status !== "ready")
    return (
      <OwnerFrame heading={translate("student.area.heading")} back={back}>
        {view.status === "loading" ? (
          <Spinner label={translate("student.verify.loading")} />
        ) : (
          <CommonFailureNotice failure={view.failure} onRetry={retry} />
        )}
      </OwnerFrame>
    );
  const student = view.data.status;
  return (
    <OwnerFrame heading={translate("student.area.heading")} back={back} mark={<Mark student={student} />}>
      <div className={styles.stack}>
        <Standing student={student} />
        <Price student={student} />
      </div>
    </OwnerFrame>
  );
}

function Mark({ student: { isStudent, verifiedUntil } }: { student: StudentStatus }) {
  const translate = useTranslate<"student">();
  if (isStudent)
    return (
      <span className={surface.state} data-state="active">
        {translate("student.area.yes")}
      </span>
    );
  return (
    <span className={surface.state} data-state="expired">
      {translate(verifiedUntil === null ? "student.area.no" : "student.area.over")}
    </span>
  );
}

function Standing({ student }: { student: StudentStatus }) {
  const translate = useTranslate<"student">();
  const navigate = useNavigate();
  const { tracking } = useApp();
  const { verifiedUntil, renewableFrom, isStudent, check } = student;
  const day = (iso: string | null) => (iso === null ? "" : formatDay(iso, translate.locale));
  const move = nextMoveOf(student);
  const go = (to: string) => {
    tracking.event("generic-button-click", { componentName: "studentArea" });
    void navigate(to);
  };
  return (
    <section className={surface.card} aria-label={translate("student.area.heading")}>
      <p className={styles.lead}>
        {verifiedUntil === null
          ? translate("student.area.none")
          : translate(isStudent ? "student.area.until" : "student.area.was-until", {
              date: day(verifiedUntil),
            })}
      </p>
      <ClosedNotice check={check} />
      {move === "wait" ? <p>{translate("student.area.renew-from", { date: day(renewableFrom) })}</p> : null}
      {move === "renew" ? (
        <p>{translate(isStudent ? "student.area.renew-now" : "student.area.renew-late")}</p>
      ) : null}
      {move === "open" ? <p>{translate("student.area.check")}</p> : null}
      <div>
        {move === "renew" ? (
          <Button onPress={() => go(REVERIFY)}>{translate("student.area.renew")}</Button>
        ) : null}
        {move === "start" ? (
          <Button onPress={() => go(VERIFY)}>{translate("student.area.start")}</Button>
        ) : null}
        {move === "open" ? (
          <Button onPress={() => go(check?.isRenewal === true ? REVERIFY : VERIFY)}>
            {translate("student.area.open")}
          </Button>
        ) : null}
      </div>
      {isStudent && student.plan === null ? (
        <Link className={styles.link} to={VERIFY}>
          {translate("student.area.choose")}
        </Link>
      ) : null}
    </section>
  );
}

function Price({ student: { plan } }: { student: StudentStatus }) {
  const translate = useTranslate<"student">();
  if (plan === null) return null;
  const money = (amount: number) => formatMoney(amount, plan.currency, translate.locale);
  return (
    <section className={surface.card} aria-labelledby="student-price">
      <h2 id="student-price">{translate("student.area.price")}</h2>
      <p>
        {translate("student.area.steps-up", {
          before: money(plan.before),
          amount: money(plan.after),
          date: formatDay(plan.stepsUpOn, translate.locale),
        })}
      </p>
      <Link className={styles.link} to={`/account/plan/${encodeURIComponent(plan.subscriptionId)}`}>
        {translate("student.area.plan")}
      </Link>
    </section>
  );
}
