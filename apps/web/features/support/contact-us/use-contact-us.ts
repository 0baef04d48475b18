import { sendSupportMessage } from "@skywave/services/support/send-support-message";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { answerOf, problemsOf } from "#forms/field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { checkSupportMessage, topicIn, type TypedSupportMessage } from "./check-support-message.ts";

const EMPTY: TypedSupportMessage = { topic: "", email: "", message: "" };

type FormValues = { [Field in keyof TypedSupportMessage]: string };

/** A message to the support team, until it has its reference. What was typed stays through every failure. */
export function useContactUs() {
  const { skywave, tracking, country } = useApp();
  const translate = useTranslate<"support">();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<CommonFailure>();
  const [receipt, setReceipt] = useState<{ email: string; reference: string }>();
  // One message keeps its key through every try; other words are another message.
  const sent = useRef({ content: "", key: "" });
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<FormValues> = (typed) => answerOf(typed, checkSupportMessage(typed, translate));
  const form = useForm<FormValues>({ defaultValues: EMPTY, resolver, shouldFocusError: false });
  const { errors } = form.formState;

  function trackErrors(fields: readonly string[]) {
    setAttempt((count) => count + 1);
    tracking.userErrors([...fields]);
  }

  function refuse(field: keyof FormValues, message: string) {
    form.setError(field, { type: "refused", message });
    trackErrors([field]);
  }

  async function send(typed: FormValues) {
    setFailure(undefined);
    const topic = topicIn(typed.topic);
    if (topic === undefined) return;
    const emailAddress = typed.email.trim();
    const message = typed.message.trim();
    const input = { topic, emailAddress, message, country, language: translate.locale };
    const content = JSON.stringify(input);
    if (sent.current.content !== content) sent.current = { content, key: randomKey() };
    tracking.event("generic-button-click", { componentName: "contactUs" });
    const outcome = await sendSupportMessage(skywave, { ...input, idempotencyKey: sent.current.key });
    if (outcome.ok) return setReceipt({ email: emailAddress, reference: outcome.reference });
    tracking.businessError(outcome.code);
    switch (outcome.code) {
      case "EMAIL_INVALID":
        return refuse("email", translate("contact-us.error.EMAIL_INVALID"));
      case "CARD_NUMBER_NOT_ALLOWED":
        return refuse("message", translate("contact-us.error.CARD_NUMBER_NOT_ALLOWED"));
      default:
        return setFailure(outcome);
    }
  }

  function startOver() {
    form.reset(EMPTY);
    setReceipt(undefined);
  }

  return {
    control: form.control,
    problems: problemsOf(errors, ["topic", "email", "message"]),
    attempt,
    failure,
    receipt,
    isRunning,
    submit: () => void run(() => form.handleSubmit(send, (wrong) => trackErrors(Object.keys(wrong)))()),
    startOver,
  };
}
