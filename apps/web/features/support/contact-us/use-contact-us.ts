import { LONGEST_SUPPORT_MESSAGE, SUPPORT_TOPICS } from "@skywave/contract/support/support-message";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { sendSupportMessage } from "@skywave/services/support/send-support-message";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { answerOf, type FieldProblem, problemsIn, problemsOf } from "#forms/field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";

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

interface TypedSupportMessage {
  topic: string;
  email: string;
  message: string;
}

/** What is wrong with a message before it is sent, field by field. */
function checkSupportMessage(
  { topic, email, message }: TypedSupportMessage,
  translate: Translator<"support">,
): FieldProblem<keyof TypedSupportMessage>[] {
  return problemsIn<keyof TypedSupportMessage>([
    {
      field: "topic",
      message: topicIn(topic) === undefined ? translate("contact-us.error.topic") : undefined,
    },
    {
      field: "email",
      message: isEmail(normaliseEmail(email)) ? undefined : translate("contact-us.error.EMAIL_INVALID"),
    },
    { field: "message", message: checkText(message.trim(), translate) },
  ]);
}

function checkText(message: string, translate: Translator<"support">): string | undefined {
  if (message === "") return translate("contact-us.error.message");
  return message.length > LONGEST_SUPPORT_MESSAGE ? translate("contact-us.error.message-long") : undefined;
}

/** The topic that was chosen, if one was. */
function topicIn(chosen: string) {
  return SUPPORT_TOPICS.find((topic) => topic === chosen);
}
