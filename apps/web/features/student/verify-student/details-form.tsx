import type { StudentStatus } from "@skywave/contract";
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
  const translate = useTranslate();
  const form = useDetailsForm(onStarted);
  const { typed } = form;
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
        <TextField
          label={translate("student.verify.first-name")}
          name="firstName"
          value={typed.firstName}
          onChange={(firstName) => form.type("firstName", firstName)}
          autoComplete="given-name"
          error={form.problemOf("firstName")}
        />
        <TextField
          label={translate("student.verify.last-name")}
          name="lastName"
          value={typed.lastName}
          onChange={(lastName) => form.type("lastName", lastName)}
          autoComplete="family-name"
          error={form.problemOf("lastName")}
        />
      </div>
      <TextField
        label={translate("student.verify.birth-date")}
        name="birthDate"
        type="date"
        value={typed.birthDate}
        onChange={(birthDate) => form.type("birthDate", birthDate)}
        autoComplete="bday"
        error={form.problemOf("birthDate")}
      />
      <SelectField
        label={translate("student.verify.school")}
        name="schoolId"
        value={typed.schoolId}
        onChange={(schoolId) => form.type("schoolId", schoolId)}
        placeholder={translate("student.verify.school-choose")}
        options={form.schools.map(({ id, name }) => ({ value: id, label: name }))}
        error={form.problemOf("schoolId")}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isChecking} workingText={translate("student.verify.working")}>
          {translate("student.verify.submit")}
        </Button>
      </div>
    </form>
  );
}
