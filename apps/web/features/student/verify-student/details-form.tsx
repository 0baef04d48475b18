import type { StudentStatus } from "@skywave/contract";
import { loadSchools } from "@skywave/services/student/load-student-status";
import {
  startStudentCheck,
  type StudentField,
  type TypedStudent,
} from "@skywave/services/student/start-student-check";
import { useState } from "react";
import { type Control, Controller, useForm } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import { problemsOf } from "#forms/field-problems.ts";
import formStyles from "#forms/form.module.css";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { VerificationRefusalNotice } from "./verification-refusal-notice.tsx";
import type { VerificationRefusal } from "./verify-student-messages.ts";

const NOTHING: TypedStudent = { firstName: "", lastName: "", birthDate: "", schoolId: "" };
/** In their order on the page. */
const FIELDS: readonly StudentField[] = ["firstName", "lastName", "birthDate", "schoolId"];

/** Who somebody is, and where they study. */
export function DetailsForm({ onStarted }: { onStarted: (status: StudentStatus) => void }) {
  const translate = useTranslate<"student">();
  const form = useDetailsForm(onStarted);
  const { control } = form;
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      noValidate
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {form.refusal === undefined ? null : <VerificationRefusalNotice refusal={form.refusal} />}
      <div className={formStyles.pair}>
        <Typed
          control={control}
          name="firstName"
          label={translate("student.verify.first-name")}
          autoComplete="given-name"
        />
        <Typed
          control={control}
          name="lastName"
          label={translate("student.verify.last-name")}
          autoComplete="family-name"
        />
      </div>
      <Typed
        control={control}
        name="birthDate"
        label={translate("student.verify.birth-date")}
        autoComplete="bday"
        type="date"
      />
      <Controller
        control={control}
        name="schoolId"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={translate("student.verify.school")}
            placeholder={translate("student.verify.school-choose")}
            options={form.schools.map(({ id, name }) => ({ value: id, label: name }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isChecking} workingText={translate("student.verify.working")}>
          {translate("student.verify.submit")}
        </Button>
      </div>
    </form>
  );
}

interface TypedProps {
  control: Control<TypedStudent>;
  name: Exclude<StudentField, "schoolId">;
  label: string;
  autoComplete: string;
  type?: "date";
}

function Typed({ control, name, ...shown }: TypedProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...field} {...shown} error={fieldState.error?.message} />
      )}
    />
  );
}

/** Somebody's details as they are typed, and the check of them. What was typed stays whatever is answered. */
function useDetailsForm(onStarted: (status: StudentStatus) => void) {
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
