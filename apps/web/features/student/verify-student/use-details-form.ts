import type { StudentStatus } from "@skywave/contract";
import { loadSchools } from "@skywave/services/student/load-student-status";
import {
  startStudentCheck,
  type StudentField,
  type TypedStudent,
} from "@skywave/services/student/start-student-check";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { problemsOf } from "#forms/field-problems.ts";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import type { VerificationRefusal } from "./verify-student-messages.ts";

const NOTHING: TypedStudent = { firstName: "", lastName: "", birthDate: "", schoolId: "" };
/** In their order on the page. */
const FIELDS: readonly StudentField[] = ["firstName", "lastName", "birthDate", "schoolId"];

/** Somebody's details as they are typed, and the check of them. What was typed stays whatever is answered. */
export function useDetailsForm(onStarted: (status: StudentStatus) => void) {
  const translate = useTranslate<"student">();
  const { skywave, country, tracking } = useApp();
  const { control, formState, handleSubmit, setError } = useForm<TypedStudent>({
    defaultValues: NOTHING,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const { attempt, refuse } = useRefuse(setError);
  const [refusal, setRefusal] = useState<VerificationRefusal>();
  const { isRunning, run } = useSingleFlight();
  const { view, latest, reload } = useServerData({
    area: "students",
    verb: "loadSchools",
    params: [country],
    ask: (asked) => loadSchools(asked, country),
    isForAnybody: true,
  });

  async function send(typed: TypedStudent) {
    setRefusal(undefined);
    // Whoever opened the page while the service was down has no list to choose from yet.
    if (latest === undefined) await reload();
    const outcome = await startStudentCheck(skywave, typed);
    if (outcome.ok) return onStarted(outcome.status);
    if (outcome.code === "INVALID_FIELDS") {
      const messageOf = (field: StudentField) => translate(`student.verify.invalid.${field}`);
      return refuse(outcome.invalidFields.map((field) => ({ field, message: messageOf(field) })));
    }
    tracking.businessError(outcome.code);
    return setRefusal(outcome);
  }

  return {
    control,
    schools: latest?.schools ?? [],
    problems: problemsOf(errors, FIELDS),
    attempt,
    refusal: refusal ?? (view.status === "failed" ? view.failure : undefined),
    submit: () => void run(() => handleSubmit(send)()),
    isChecking: isRunning,
  };
}
