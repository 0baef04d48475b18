import type { PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import { type Control, useController } from "react-hook-form";
import { useTranslate } from "#i18n/translation-context.ts";
import { SuggestField } from "./suggest-field.tsx";
import { useAddressSuggestions } from "./use-address-suggestions.ts";

/** The first line of an address. What it suggests fills in the city, the state and the code as well. */
export function StreetField({ control }: { control: Control<PersonDetails> }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ control, name: "addressLine1" });
  const city = useController({ control, name: "city" });
  const state = useController({ control, name: "state" });
  const zipCode = useController({ control, name: "zipCode" });
  const { suggestions, isFilled, type, pick, dismiss } = useAddressSuggestions(state.field.value);

  function take(index: number) {
    const picked = pick(index);
    if (picked === undefined) return;
    field.onChange(picked.addressLine1);
    city.field.onChange(picked.city);
    state.field.onChange(picked.state);
    zipCode.field.onChange(picked.zipCode);
  }

  const count = suggestions.length;
  const told = count > 0 ? translate("billing.address-suggestions-told", { count }) : "";
  return (
    <SuggestField
      ref={field.ref}
      label={translate("billing.address-line-1")}
      name={field.name}
      value={field.value}
      onType={(typed, isByHand) => {
        field.onChange(typed);
        type(typed, isByHand);
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      autoComplete="address-line1"
      suggestions={suggestions}
      suggestionsLabel={translate("billing.address-suggestions")}
      status={isFilled ? translate("billing.address-filled") : told}
      onPick={take}
      onDismiss={dismiss}
    />
  );
}
