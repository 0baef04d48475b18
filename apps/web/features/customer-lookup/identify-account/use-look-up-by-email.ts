import { isOneTimeCode, readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import {
  lookUpByEmail,
  type LookUpByEmailOutcome,
  sendLookUpCode,
} from "@skywave/services/customer-lookup/look-up-by-email";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type FieldProblem, problemsOf } from "#forms/field-problems.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { checkEmail } from "../look-up-customer/check-look-up.ts";
import { saveIdentifiedToken } from "./identified-token.ts";

interface EmailValues {
  lookUpEmail: string;
  lookUpCode: string;
}
type Failure = Extract<LookUpByEmailOutcome, { ok: false }>;

/** The lookup by email: a code goes there, and comes back. Whether the address is a customer's is not told before. */
export function useLookUpByEmail(onFound: (token: string) => void) {
  const translate = useTranslate<"lookup">();
  const { skywave, tracking } = useApp();
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const { isRunning, run } = useSingleFlight();
  const form = useForm<EmailValues>({
    defaultValues: { lookUpEmail: "", lookUpCode: "" },
    shouldFocusError: false,
  });
  const { attempt, refuse } = useRefuse(form.setError);

  function fail(refused: Failure) {
    tracking.businessError(refused.code);
    if (refused.code !== "INVALID_EMAIL_ERROR") return setFailure(refused);
    refuse([{ field: "lookUpEmail", message: translate("field.email.invalid") }]);
  }

  async function send({ lookUpEmail: email }: EmailValues) {
    setFailure(undefined);
    const wrong = checkEmail(email, translate);
    if (wrong !== undefined) return refuse([{ field: "lookUpEmail", message: wrong }]);
    tracking.describe({ customerInfo: { email } });
    const outcome = await sendLookUpCode(skywave, { email });
    if (outcome.ok) setSentTo(email.trim());
    else fail(outcome);
  }

  async function redeem({ lookUpEmail: email, lookUpCode: code }: EmailValues) {
    setFailure(undefined);
    const wrong = problemIn(code);
    if (wrong !== undefined) return refuse([wrong]);
    // Analytics count the mail among the ways to look an account up.
    const outcome = await trackLookup(tracking, "ACCT", async () => {
      const found = await lookUpByEmail(skywave, { email, code });
      if (found.ok) tracking.describe({ account: { subscriptions: [{ lookupMethod: "EMAIL" }] } });
      return found;
    });
    if (!outcome.ok) return fail(outcome);
    saveIdentifiedToken(outcome.token);
    onFound(outcome.token);
  }

  function problemIn(code: string): FieldProblem<"lookUpCode"> | undefined {
    const typed = readOneTimeCode(code);
    if (isOneTimeCode(typed)) return undefined;
    const message = translate(typed === "" ? "sign-in.code-empty" : "sign-in.code-invalid");
    return { field: "lookUpCode", message };
  }

  function changeEmail() {
    setFailure(undefined);
    setSentTo(undefined);
    form.resetField("lookUpCode");
  }

  const submit = () => void run(() => form.handleSubmit(sentTo === undefined ? send : redeem)());
  const sendAgain = () => void run(() => send(form.getValues()));
  const problems = problemsOf(form.formState.errors, ["lookUpEmail", "lookUpCode"]);
  const { control } = form;
  return { control, problems, attempt, failure, sentTo, isRunning, submit, sendAgain, changeEmail };
}
