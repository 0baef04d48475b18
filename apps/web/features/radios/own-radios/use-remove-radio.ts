import type { RemovalReason } from "@skywave/contract";
import { removeRadio, type RemoveRadioOutcome } from "@skywave/services/radios/remove-radio";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { problemsOf } from "#forms/field-problems.ts";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

interface RemovalValues {
  reason: "" | RemovalReason;
  otherReason: string;
}
type Refusal = Exclude<Extract<RemoveRadioOutcome, { ok: false }>, { code: "INVALID_PAYLOAD" }>;

/** As long as the server keeps. */
export const LONGEST_REASON = 200;

/** Takes one radio off its plan, once there is a reason. */
export function useRemoveRadio(radioId: string, onRemoved: (lastFour: string) => void) {
  const translate = useTranslate<"radios">();
  const { skywave, tracking } = useApp();
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();
  const form = useForm<RemovalValues>({
    defaultValues: { reason: "", otherReason: "" },
    shouldFocusError: false,
  });
  const { attempt, refuse } = useRefuse(form.setError);

  function problemWith({ reason, otherReason }: RemovalValues) {
    if (reason === "") return { field: "reason", message: translate("remove-radio.reason-empty") } as const;
    if (reason !== "other") return undefined;
    const text = otherReason.trim();
    if (text === "") return { field: "otherReason", message: translate("remove-radio.other-empty") } as const;
    return text.length > LONGEST_REASON ? tooLong() : undefined;
  }
  const tooLong = () =>
    ({
      field: "otherReason",
      message: translate("remove-radio.other-too-long", { count: LONGEST_REASON }),
    }) as const;

  async function send(values: RemovalValues) {
    setRefusal(undefined);
    const problem = problemWith(values);
    const { reason, otherReason } = values;
    if (problem !== undefined) return refuse([problem]);
    if (reason === "") return;
    const outcome = await removeRadio(skywave, { radioId, reason, otherReason });
    if (outcome.ok) return onRemoved(outcome.radioIdLastFour);
    tracking.businessError(outcome.code);
    if (outcome.code === "INVALID_PAYLOAD") return refuse([tooLong()]);
    setRefusal(outcome);
  }

  const submit = () => void run(() => form.handleSubmit(send)());
  const problems = problemsOf(form.formState.errors, ["reason", "otherReason"]);
  return { control: form.control, problems, attempt, refusal, isRemoving: isRunning, submit };
}
