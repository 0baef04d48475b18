import { regionsOf } from "@skywave/domain/addresses/regions";
import type { Country } from "@skywave/domain/locale/country";
import { type Control, Controller } from "react-hook-form";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { StreetField } from "../check-address/street-field.tsx";
import type { BillingValues } from "../save-billing-details/use-billing-form.ts";

const LINES = [
  { name: "addressLine2", label: "billing.address-line-2", autoComplete: "address-line2", isOptional: true },
  { name: "city", label: "billing.city", autoComplete: "address-level2", isOptional: false },
] as const;

interface AddressFieldsProps {
  control: Control<BillingValues>;
  /** Of a card, whose owner may live elsewhere; else where the service is used, which decides the tax. */
  isOfCard?: boolean;
  /** The page's where nothing else is said. */
  country?: Country;
}

/** An address, field by field. */
export function AddressFields({ control, isOfCard = false, country }: AddressFieldsProps) {
  const translate = useTranslate();
  const { country: here } = useApp();
  return (
    <fieldset className={formStyles.group}>
      <legend>{translate(isOfCard ? "methods.billing-address" : "billing.address")}</legend>
      {isOfCard ? null : <p className={formStyles.hint}>{translate("billing.address-why")}</p>}
      <StreetField control={control} />
      {LINES.map((line) => (
        <Controller
          key={line.name}
          control={control}
          name={line.name}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={translate(line.label)}
              autoComplete={line.autoComplete}
              optional={line.isOptional ? translate("field.optional") : undefined}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <RegionAndCode control={control} country={country ?? here} />
    </fieldset>
  );
}

function RegionAndCode({ control, country }: { control: Control<BillingValues>; country: Country }) {
  const translate = useTranslate();
  const isFrench = translate.locale === "fr-CA";
  const regions = regionsOf(country).map(({ code, name, frenchName }) => ({
    value: code,
    label: isFrench ? (frenchName ?? name) : name,
  }));
  const sorted = regions.toSorted((a, b) => a.label.localeCompare(b.label, translate.locale));
  return (
    <div className={formStyles.pair}>
      <Controller
        control={control}
        name="state"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={translate("billing.region")}
            placeholder={translate("billing.region-choose")}
            options={sorted}
            autoComplete="address-level1"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="zipCode"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("billing.postal-code")}
            autoComplete="postal-code"
            inputMode={country === "US" ? "numeric" : "text"}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}
