import { lookUpCustomer } from "@skywave/services/customer-lookup/look-up-customer";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { answerOf, problemsOf } from "#forms/field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { rememberVisitor } from "#platform/remembered-visitor.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { checkLookUp, EMPTY_LOOK_UP, type LookUpValues } from "./check-look-up.ts";
import { saveLookUpToken } from "./look-up-token.ts";

const FLOW = "account-lookup";
const FIELDS = ["firstName", "lastName", "email", "phone", "zipCode"] as const;

type Refusal = CommonFailure | { ok: false; code: "NOT_FOUND" };

/** The lookup form: its checks, its one call at a time, and what came of it. */
export function useLookUpCustomer(onFound: () => void) {
  const translate = useTranslate<"lookup">();
  const { skywave, country, tracking } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<LookUpValues> = (typed) => answerOf(typed, checkLookUp(typed, country, translate));
  const form = useForm<LookUpValues>({ defaultValues: EMPTY_LOOK_UP, resolver, shouldFocusError: false });
  const { errors } = form.formState;

  function refuse(fields: readonly string[]) {
    setAttempt((count) => count + 1);
    tracking.userErrors([...fields]);
  }

  async function send(typed: LookUpValues) {
    setRefusal(undefined);
    const { phone, ...remembered } = typed;
    rememberVisitor(remembered);
    const { firstName, lastName, email } = remembered;
    tracking.describe({ customerInfo: { firstName, lastName, email, phone } });
    // Until there is an answer the form only says that it looks.
    tracking.stepShown(FLOW, "accountLookupInterstitial");
    const outcome = await trackLookup(tracking, "FLEPZ", async () => {
      const found = await lookUpCustomer(skywave, { ...remembered, phone });
      if (found.ok)
        tracking.describe({
          customerInfo: { authenticationToken: found.token },
          account: { subscriptions: [{ lookupMethod: "FLEPZ" }] },
        });
      const count = found.ok ? 1 : found.code === "NOT_FOUND" ? 0 : undefined;
      if (count !== undefined) tracking.describe({ customerInfo: { accountsFound: count } });
      return found;
    });
    if (outcome.ok) {
      saveLookUpToken(outcome.token);
      return onFound();
    }
    tracking.stepShown(FLOW, "accountLookup");
    tracking.businessError(outcome.code);
    // What the form lets through and the server cannot read fits nobody either.
    setRefusal(outcome.code === "INVALID_PAYLOAD" ? { ok: false, code: "NOT_FOUND" } : outcome);
  }

  const submit = () => void run(() => form.handleSubmit(send, (wrong) => refuse(Object.keys(wrong)))());
  const problems = problemsOf(errors, FIELDS);
  return { control: form.control, problems, attempt, refusal, submit, isSending: isRunning };
}
