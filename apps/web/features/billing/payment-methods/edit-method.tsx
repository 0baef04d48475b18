import type { PaymentMethod } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { updatePaymentMethod } from "@skywave/services/billing/update-payment-method";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { ErrorSummary } from "#forms/error-summary.tsx";
import { answerOf, problemsIn, problemsOf } from "#forms/field-problems.ts";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { AddressFields } from "../billing-fields/address-fields.tsx";
import { checkAddress } from "../save-billing-details/check-billing.ts";
import { refusedFields } from "../save-billing-details/refused-fields.ts";
import { addressOf } from "../save-billing-details/typed-owner.ts";
import { BILLING_FIELDS, type BillingValues } from "../save-billing-details/use-billing-form.ts";
import { useToldErrors } from "../save-billing-details/use-told-errors.ts";
import { readExpiry, writeExpiry } from "./expiry.ts";
import type { MethodRefusal } from "./method-refusal-notice.tsx";

/** When a card runs out, and where its owner gets the bills of the bank. */
export function EditMethod({ onCancel, ...input }: EditMethodInput & { onCancel: () => void }) {
  const translate = useTranslate<"bills">();
  const form = useEditMethod(input);
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
      <TextField
        label={translate("methods.expiry")}
        name="expiry"
        value={form.expiry}
        onChange={form.setExpiry}
        autoComplete="cc-exp"
        error={form.expiryProblem}
      />
      <AddressFields control={form.control} country={form.country} isOfCard />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={form.isSaving} workingText={translate("methods.saving")}>
          {translate("methods.save")}
        </Button>
        <TextButton onPress={onCancel}>{translate("methods.cancel")}</TextButton>
      </div>
    </form>
  );
}

interface EditMethodInput {
  method: PaymentMethod;
  billingProfileId: string;
  /** Where the bills go if the card has no address of its own. */
  serviceAddress: Address | undefined;
  onChanged: () => void;
  onRefused: (refusal: MethodRefusal) => void;
}

/** The expiry and billing address of a card while they are changed. */
function useEditMethod(input: EditMethodInput) {
  const { method, billingProfileId, serviceAddress, onChanged, onRefused } = input;
  const translate = useTranslate<"bills">();
  const { skywave, country: here } = useApp();
  const address = method.billingAddress ?? serviceAddress;
  // The bank of a card may be in the other country, whichever page it is changed on.
  const country = address?.country ?? here;
  const [expiry, setExpiry] = useState(writeExpiry(method.card.expiryDate));
  const [expiryProblem, setExpiryProblem] = useState<string>();
  const { attempt, trackErrors } = useToldErrors();
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<BillingValues> = (typed) =>
    answerOf(typed, checkAddress(typed, country, translate));
  const form = useForm<BillingValues>({
    defaultValues: valuesOf(address),
    resolver,
    shouldFocusError: false,
  });

  const { errors } = form.formState;

  /** Tells of the expiry, and of what else is wrong beside it. */
  function refuseExpiry(others: readonly string[] = []) {
    setExpiryProblem(translate("methods.expiry-invalid"));
    trackErrors(["expiry", ...others]);
  }

  async function send(typed: BillingValues) {
    const expiryDate = readExpiry(expiry);
    if (expiryDate === undefined) return refuseExpiry();
    const outcome = await updatePaymentMethod(skywave, {
      billingProfileId,
      paymentMethodId: method.id,
      billingAddress: addressOf(typed, country),
      expiryDate,
    });
    if (outcome.ok) return onChanged();
    if (outcome.code !== "INVALID_DETAILS") return onRefused(outcome);
    if (outcome.invalidFields.some(({ field }) => field.startsWith("expiryDate"))) return refuseExpiry();
    const found = refusedFields({ ...outcome, code: "INVALID_ADDRESS" }, translate);
    for (const { field, message } of found)
      if (field !== "card") form.setError(field, { type: "refused", message });
    return trackErrors(found.map(({ field }) => field));
  }

  function refuseTyped(wrong: typeof errors) {
    if (readExpiry(expiry) === undefined) refuseExpiry(Object.keys(wrong));
    else trackErrors(Object.keys(wrong));
  }
  return {
    control: form.control,
    country,
    expiry,
    setExpiry: (typed: string) => {
      setExpiryProblem(undefined);
      setExpiry(typed);
    },
    expiryProblem,
    problems: [
      ...problemsIn([{ field: "expiry", message: expiryProblem }]),
      ...problemsOf(errors, BILLING_FIELDS),
    ],
    attempt,
    submit: () => void run(() => form.handleSubmit(send, refuseTyped)()),
    isSaving: isRunning,
  };
}

function valuesOf(address: Address | undefined): BillingValues {
  if (address === undefined) return EMPTY_PURCHASE.billing;
  const { addressLine1, addressLine2 = "", city, state, zipCode } = address;
  return { ...EMPTY_PURCHASE.billing, addressLine1, addressLine2, city, state, zipCode };
}
