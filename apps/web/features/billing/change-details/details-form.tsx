import { regionsOf } from "@skywave/domain/addresses/regions";
import type { DetailField, PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import type { FormEvent } from "react";
import { type Control, Controller } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { AddressDoubtNotice } from "../check-address/address-doubt-notice.tsx";
import { StreetField } from "../check-address/street-field.tsx";
import { AgreeToBill } from "./agree-to-bill.tsx";
import { useDetailsForm } from "./use-details-form.ts";

interface DetailsFormProps {
  before: PersonDetails;
  billingProfileId: string | undefined;
  /** Those that are shown; all others stay as they are. */
  fields: readonly DetailField[];
  onSaved: () => void | Promise<void>;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
}

const LABELS = {
  firstName: { label: "billing.first-name", autoComplete: "given-name" },
  lastName: { label: "billing.last-name", autoComplete: "family-name" },
  addressLine1: { label: "billing.address-line-1", autoComplete: "address-line1" },
  addressLine2: { label: "billing.address-line-2", autoComplete: "address-line2" },
  city: { label: "billing.city", autoComplete: "address-level2" },
  state: { label: "billing.region", autoComplete: "address-level1" },
  zipCode: { label: "billing.postal-code", autoComplete: "postal-code" },
} as const;

/** What a suggested address fills in beside the street: nothing that its person can't see. */
const FILLED_IN = ["city", "state", "zipCode"] as const;

/** Fields of a name and an address, as many as are asked for. */
export function DetailsForm({ fields, onCancel, ...input }: DetailsFormProps) {
  const translate = useTranslate<"self">();
  const form = useDetailsForm({ fields, ...input });
  const { refusal } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  if (form.changedBill !== undefined && refusal === undefined)
    return (
      <AgreeToBill
        bill={form.changedBill}
        isWorking={form.isRunning}
        onAgree={() => void form.submit(true)}
        onBack={form.keepTyping}
      />
    );
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {form.isPartSaved ? <Notice tone="good">{translate("info.part-saved")}</Notice> : null}
      {refusal === undefined ? null : refusal.code === "COUNTRY_ERROR" ? (
        <Notice tone="bad">{translate("manage.error.COUNTRY_ERROR")}</Notice>
      ) : (
        <CommonFailureNotice
          failure={refusal}
          onRetry={() => void form.submit(form.changedBill !== undefined)}
        />
      )}
      {fields.map((field) =>
        field === "addressLine1" && FILLED_IN.every((filled) => fields.includes(filled)) ? (
          <StreetField key={field} control={form.control} />
        ) : (
          <DetailsField key={field} control={form.control} name={field} />
        ),
      )}
      {form.doubted === undefined ? null : (
        <AddressDoubtNotice
          doubted={form.doubted}
          onUse={form.takeCorrection}
          onKeep={() => void form.submit()}
        />
      )}
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isRunning}>
          {translate("manage.save")}
        </Button>
        {onCancel === undefined ? null : (
          <TextButton
            onPress={() => {
              form.forget();
              onCancel();
            }}
          >
            {translate("manage.cancel")}
          </TextButton>
        )}
      </div>
    </form>
  );
}

interface DetailsFieldProps {
  control: Control<PersonDetails>;
  name: DetailField;
}

function DetailsField({ control, name }: DetailsFieldProps) {
  const translate = useTranslate();
  const { country } = useApp();
  const { label, autoComplete } = LABELS[name];
  const said = { label: translate(label), autoComplete };
  const isFrench = translate.locale === "fr-CA";
  const regions = regionsOf(country)
    .map((region) => ({
      value: region.code,
      label: (isFrench ? region.frenchName : undefined) ?? region.name,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, translate.locale));
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const shared = { ...field, ...said, error: fieldState.error?.message };
        if (name === "state")
          return (
            <SelectField {...shared} placeholder={translate("billing.region-choose")} options={regions} />
          );
        const optional = name === "addressLine2" ? translate("field.optional") : undefined;
        return <TextField {...shared} optional={optional} />;
      }}
    />
  );
}
