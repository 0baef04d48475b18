import type { StudentStatus } from "@skywave/contract";
import { loadStudentStatus } from "@skywave/services/student/load-student-status";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/** How the person stands as a student, told to analytics whenever it is looked up. */
export function useStudentStatus(event: "student-verification-status" | "student-reverification-status") {
  const { tracking } = useApp();
  const track = (status: StudentStatus) => tracking.event(event, { componentName: stateOf(status) });
  const { view, show, reload, retry } = useServerData({
    area: "students",
    verb: "loadStudentStatus",
    async ask(skywave) {
      const outcome = await loadStudentStatus(skywave);
      if (outcome.ok) track(outcome.status);
      return outcome;
    },
  });
  return {
    view,
    /** What a verb has answered with. */
    show(status: StudentStatus) {
      track(status);
      show({ ok: true, status });
    },
    reload,
    retry,
  };
}

function stateOf({ isStudent, check }: StudentStatus): string {
  if (check?.state === "documentsNeeded" || check?.state === "inReview") return check.state;
  return isStudent ? "verified" : (check?.state ?? "notVerified");
}
