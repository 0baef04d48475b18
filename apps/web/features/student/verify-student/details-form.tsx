import type { StudentStatus } from "@skywave/contract";
import type { StudentField, TypedStudent } from "@skywave/services/student/start-student-check";
import { type Control, Controller } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { useDetailsForm } from "./use-details-form.ts";
import { VerificationRefusalNotice } from "./verification-refusal-notice.tsx";

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
