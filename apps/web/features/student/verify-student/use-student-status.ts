import type { StudentStatus } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { loadStudentStatus } from "@skywave/services/students/load-student-status";
import { useCallback, useEffect, useState } from "react";
import { useApp } from "#platform/app-services.ts";

type View =
  | { status: "loading" }
  | { status: "failed"; failure: CommonFailure }
  | { status: "ready"; student: StudentStatus };

/** How the person stands as a student, told to analytics whenever it is looked up. */
export function useStudentStatus(event: "student-verification-status" | "student-reverification-status") {
  const { skywave, tracking } = useApp();
  const [view, setView] = useState<View>({ status: "loading" });

  const show = useCallback(
    (student: StudentStatus) => {
      tracking.event(event, { componentName: stateOf(student) });
      setView({ status: "ready", student });
    },
    [tracking, event],
  );
  const reload = useCallback(async () => {
    const outcome = await loadStudentStatus(skywave);
    if (outcome.ok) return show(outcome.status);
    setView({ status: "failed", failure: outcome });
  }, [skywave, show]);
  useEffect(() => void reload(), [reload]);
  return { view, show, reload };
}

function stateOf({ isStudent, check }: StudentStatus): string {
  if (check?.state === "documentsNeeded" || check?.state === "inReview") return check.state;
  return isStudent ? "verified" : (check?.state ?? "notVerified");
}
