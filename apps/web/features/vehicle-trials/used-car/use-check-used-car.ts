import type { NamedVehicle } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { checkUsedCar, type UsedCarRefused } from "@skywave/services/vehicle-trials/used-car";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { focusField } from "#forms/error-summary.tsx";
import { trackLookup } from "#forms/track-lookup.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

/** The number by which a used car is named. */
export type UsedCarNumber = "radioId" | "vin";

/** A used car that was found by the number that its radio shows. */
export interface FoundUsedCar extends Pick<NamedVehicle, "vehicleState" | "radioIdLastFour"> {
  radioId: string;
}

interface CheckUsedCarInput {
  by: UsedCarNumber;
  /** What the field begins with. */
  known: string;
  onFound: (typed: string, car: NamedVehicle) => void;
}

/** One way to name a used car: what was typed, its one call at a time, and what came of it. */
export function useCheckUsedCar({ by, known, onFound }: CheckUsedCarInput) {
  const translate = useTranslate<"radios">();
  const { skywave, tracking } = useApp();
  const [refused, setRefused] = useState<UsedCarRefused>();
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();
  const form = useForm<{ typed: string }>({ defaultValues: { typed: known }, shouldFocusError: false });

  async function send({ typed }: { typed: string }) {
    setRefused(undefined);
    setFailure(undefined);
    if (typed.trim() === "") {
      const message = translate(by === "vin" ? "find-radio.vin-empty" : "find-radio.radio-id-empty");
      form.setError("typed", { type: "empty", message });
      tracking.userErrors([by]);
      return focusField(by);
    }
    // Anybody gets this answer: it holds no proof by which the calls of an identified visitor go.
    const lookup = { type: by === "vin" ? "VIN" : "RID", isProved: false } as const;
    const outcome = await trackLookup(tracking, lookup, () =>
      checkUsedCar(skywave, by === "vin" ? { vin: typed } : { radioId: typed }),
    );
    if (outcome.ok) return onFound(typed, outcome.car);
    if (outcome.code !== "USED_CAR") {
      tracking.businessError(outcome.code);
      return setFailure(outcome);
    }
    // Beside the field stands what it takes; above it, why this one won't do.
    if (outcome.usedCarCode === "3494") {
      const message = translate(by === "vin" ? "find-radio.vin-invalid" : "find-radio.radio-id-invalid");
      form.setError("typed", { type: "refused", message });
    }
    return setRefused(outcome);
  }

  const submit = () => void run(() => form.handleSubmit(send)());
  return { form, refused, failure, submit, isSending: isRunning };
}
