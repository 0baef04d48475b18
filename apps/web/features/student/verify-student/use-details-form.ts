import type { StudentStatus } from "@skywave/contract";
import { loadSchools } from "@skywave/services/students/load-student-status";
import {
  startStudentCheck,
  type StudentField,
  type TypedStudent,
} from "@skywave/services/students/start-student-check";
import { useState } from "react";
import { useFieldProblems } from "#forms/use-field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import type { VerificationRefusal } from "./verify-student-messages.ts";

const NOTHING: TypedStudent = { firstName: "", lastName: "", birthDate: "", schoolId: "" };

/** Somebody's details as they are typed, and the check of them. What was typed stays whatever is answered. */
export function useDetailsForm(onStarted: (status: StudentStatus) => void) {
  const translate = useTranslate();
  const { skywave, country, tracking } = useApp();
  const [typed, setTyped] = useState(NOTHING);
  const { clear, forgive, ...found } = useFieldProblems<StudentField>();
  const [refusal, setRefusal] = useState<VerificationRefusal>();
  const { isRunning, run } = useSingleFlight();

  const { view, latest, reload } = useServerData({
    area: "students",
    verb: "loadSchools",
    params: [country],
    ask: (asked) => loadSchools(asked, country),
    isForAnybody: true,
  });

  const submit = () =>
    void run(async () => {
      clear();
      setRefusal(undefined);
      // Whoever opened the page while the service was down has no list to choose from yet.
      if (latest === undefined) await reload();
      const outcome = await startStudentCheck(skywave, typed);
      if (outcome.ok) return onStarted(outcome.status);
      if (outcome.code === "INVALID_FIELDS") {
        const { invalidFields } = outcome;
        found.refuse(
          invalidFields.map((field) => ({ field, message: translate(`student.verify.invalid.${field}`) })),
        );
        return tracking.userErrors([...invalidFields]);
      }
      tracking.businessError(outcome.code);
      setRefusal(outcome);
    });

  return {
    typed,
    type: (field: StudentField, text: string) => {
      forgive([field]);
      setTyped((before) => ({ ...before, [field]: text }));
    },
    schools: latest?.schools ?? [],
    problems: found.problems,
    problemOf: found.problemOf,
    attempt: found.attempt,
    refusal: refusal ?? (view.status === "failed" ? view.failure : undefined),
    submit,
    isChecking: isRunning,
  };
}
