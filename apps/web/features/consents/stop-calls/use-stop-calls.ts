import { stopCalls, type StopCallsOutcome } from "@skywave/services/consents/stop-calls";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import type { Country } from "@skywave/domain/locale/country";
import { useRef, useState } from "react";
import { useFieldProblems } from "#forms/use-field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { checkStopCalls, fieldOfNumber } from "./check-stop-calls.ts";
import { useTypedNumbers } from "./use-typed-numbers.ts";

interface Receipt {
  since: string;
  contacts: readonly string[];
}

/** The request to be left alone, until it is answered. What was typed stays through every failure. */
export function useStopCalls() {
  const { skywave, tracking, country: home } = useApp();
  const translate = useTranslate<"self">();
  const typed = useTypedNumbers();
  const { numbers, told } = typed;
  const [email, setEmail] = useState("");
  const [country, setCountry] = useState<Country>(home);
  const { problems, problemOf, attempt, refuse, clear, forgive } = useFieldProblems<string>();
  const [failure, setFailure] = useState<CommonFailure>();
  const [receipt, setReceipt] = useState<Receipt>();
  // One request keeps its key through every try; other words are another request.
  const request = useRef({ content: "", key: "" });
  const { isRunning, run } = useSingleFlight();

  function take(outcome: StopCallsOutcome, contacts: readonly string[]) {
    if (outcome.ok) return setReceipt({ since: outcome.since, contacts });
    tracking.businessError(outcome.code);
    switch (outcome.code) {
      case "INVALID_PHONE_NUMBER": {
        const wrong = outcome.places.flatMap((place) => told[place] ?? []);
        const message = translate("stop-calls.error.INVALID_PHONE_NUMBER");
        return refuse(wrong.map((number) => ({ field: fieldOfNumber(number), message })));
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
      const found = checkStopCalls({ numbers, email }, translate);
      if (found.length > 0) {
        tracking.userErrors(found.map(({ field }) => field));
        return refuse(found);
      }
      clear();
      tracking.event("generic-button-click", { componentName: "stopCalls" });
      const phoneNumbers = told.map(({ text }) => text.trim());
      const emailAddress = email.trim();
      const input = {
        phoneNumbers,
        ...(emailAddress !== "" && { emailAddress }),
        country,
        language: translate.locale,
      };
      const content = JSON.stringify(input);
      if (request.current.content !== content) request.current = { content, key: randomKey() };
      const outcome = await stopCalls(skywave, { ...input, idempotencyKey: request.current.key });
      take(outcome, [...phoneNumbers, ...(emailAddress === "" ? [] : [emailAddress])]);
    });

  function startOver() {
    typed.clear();
    setEmail("");
    setReceipt(undefined);
  }

  return {
    typed: {
      ...typed,
      type(key: number, text: string) {
        forgive([fieldOfNumber({ key, text })]);
        typed.type(key, text);
      },
    },
    email,
    country,
    problems,
    problemOf,
    attempt,
    failure,
    receipt,
    isRunning,
    setEmail(text: string) {
      forgive(["email"]);
      setEmail(text);
    },
    setCountry,
    submit,
    startOver,
  };
}

export type StopCallsRequest = ReturnType<typeof useStopCalls>;
