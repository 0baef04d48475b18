import { stopCalls, type StopCallsOutcome } from "@skywave/services/consents/stop-calls";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { problemsIn } from "#forms/field-problems.ts";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { checkStopCalls, emptyRequest, fieldOfNumber, type TypedRequest } from "./check-stop-calls.ts";

interface Receipt {
  since: string;
  contacts: readonly string[];
}

/** The request to be left alone, until it is answered. What was typed stays through every failure. */
export function useStopCalls() {
  const { skywave, tracking, country: home } = useApp();
  const translate = useTranslate<"self">();
  const form = useForm<TypedRequest>({ defaultValues: emptyRequest(home), shouldFocusError: false });
  const { attempt, refuse } = useRefuse(form.setError);
  const [failure, setFailure] = useState<CommonFailure>();
  const [receipt, setReceipt] = useState<Receipt>();
  // One request keeps its key through every try; other words are another request.
  const request = useRef({ content: "", key: "" });
  const { isRunning, run } = useSingleFlight();
  const { errors } = form.formState;

  function take(outcome: StopCallsOutcome, told: readonly number[], contacts: readonly string[]) {
    if (outcome.ok) return setReceipt({ since: outcome.since, contacts });
    tracking.businessError(outcome.code);
    switch (outcome.code) {
      case "INVALID_PHONE_NUMBER": {
        const wrong = outcome.places.flatMap((place) => told[place] ?? []);
        const message = translate("stop-calls.error.INVALID_PHONE_NUMBER");
        return refuse(wrong.map((index) => ({ field: `numbers.${index}.text`, message })));
      }
      case "EMAIL_INVALID":
        return refuse([{ field: "email", message: translate("stop-calls.error.EMAIL_INVALID") }]);
      default:
        return setFailure(outcome);
    }
  }

  const submit = () =>
    run(async () => {
      setFailure(undefined);
      form.clearErrors();
      const typed = form.getValues();
      const { numbers, country } = typed;
      const found = checkStopCalls(typed, translate);
      if (found.length > 0) return refuse(found);
      tracking.event("generic-button-click", { componentName: "stopCalls" });
      /** The places of the numbers of which something was typed. */
      const told = [...numbers.keys()].filter((index) => numbers[index]?.text.trim() !== "");
      const phoneNumbers = told.map((index) => numbers[index]?.text.trim() ?? "");
      const emailAddress = typed.email.trim();
      const input = {
        phoneNumbers,
        ...(emailAddress !== "" && { emailAddress }),
        country,
        language: translate.locale,
      };
      const content = JSON.stringify(input);
      if (request.current.content !== content) request.current = { content, key: randomKey() };
      const outcome = await stopCalls(skywave, { ...input, idempotencyKey: request.current.key });
      take(outcome, told, [...phoneNumbers, ...(emailAddress === "" ? [] : [emailAddress])]);
    });

  function startOver() {
    form.reset(emptyRequest(home));
    setReceipt(undefined);
  }

  return {
    control: form.control,
    problems: problemsIn([
      ...form.getValues("numbers").map((number, index) => ({
        field: fieldOfNumber(number),
        message: errors.numbers?.[index]?.text?.message,
      })),
      { field: "email", message: errors.email?.message },
    ]),
    attempt,
    failure,
    receipt,
    isRunning,
    submit,
    startOver,
  };
}

export type StopCallsRequest = ReturnType<typeof useStopCalls>;
