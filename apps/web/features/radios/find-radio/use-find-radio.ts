import type { FoundDevice } from "@skywave/contract";
import { findRadio } from "@skywave/services/radios/find-radio";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { answerOf, problemsOf } from "#forms/field-problems.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { describeRadio } from "../describe-radio.ts";
import {
  checkFindValues,
  doubtfulVin,
  EMPTY,
  FIELDS,
  type FindValues,
  locatorOf,
  type Way,
} from "./find-values.ts";
import { solveCaptcha } from "./solve-captcha.ts";

export type FindRadioRefusal = CommonFailure | { ok: false; code: "DEVICE_NOT_FOUND" };

/** One way to find a radio: its checks, its one call at a time, and what came of it. */
export function useFindRadio(way: Way, onFound: (radios: readonly FoundDevice[]) => void) {
  const translate = useTranslate<"radios">();
  const { skywave, country, tracking } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<FindRadioRefusal>();
  /** A VIN that is most likely mistyped, and that goes through at the second press. */
  const [doubted, setDoubted] = useState<string>();
  /** Plates ask for a captcha after a few, and it takes half a minute where nothing computes. */
  const [isWaiting, setIsWaiting] = useState(false);
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<FindValues> = (typed) =>
    answerOf(typed, checkFindValues(way, typed, { country, translate }));
  const form = useForm<FindValues>({ defaultValues: EMPTY, resolver, shouldFocusError: false });

  function refuse(fields: readonly string[]) {
    setAttempt((count) => count + 1);
    tracking.userErrors([...fields]);
  }

  function tell(radios: readonly FoundDevice[]) {
    tracking.describe({ account: { subscriptions: [{ lookupMethod: way }] } });
    const [only] = radios;
    // Which of several it is, nobody knows yet.
    if (only !== undefined && radios.length === 1) tracking.describe(describeRadio(only));
  }

  async function send(typed: FindValues) {
    setRefusal(undefined);
    const doubtful = way === "VIN" ? doubtfulVin(typed.vin) : undefined;
    if (doubtful !== doubted) setDoubted(doubtful);
    if (doubtful !== undefined && doubtful !== doubted) return;
    const captcha = { solve: solveCaptcha, onWait: () => setIsWaiting(true) };
    const outcome = await trackLookup(tracking, way, async () => {
      const found = await findRadio(skywave, locatorOf(way, typed), captcha);
      if (found.ok) tell(found.radios);
      return found;
    }).finally(() => setIsWaiting(false));
    if (outcome.ok) return onFound(outcome.radios);
    tracking.businessError(outcome.code);
    // What the form lets through and the server cannot read is on no radio, either.
    setRefusal(outcome.code === "INVALID_PAYLOAD" ? { ok: false, code: "DEVICE_NOT_FOUND" } : outcome);
  }

  const submit = () => void run(() => form.handleSubmit(send, (wrong) => refuse(Object.keys(wrong)))());
  const problems = problemsOf(form.formState.errors, FIELDS[way]);
  return { form, problems, attempt, refusal, doubted, submit, isSending: isRunning, isWaiting };
}
