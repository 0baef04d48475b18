import { LONGEST_SUPPORT_MESSAGE, SUPPORT_TOPICS } from "@skywave/contract/support/support-message";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";

export interface TypedSupportMessage {
  topic: string;
  email: string;
  message: string;
}

/** What is wrong with a message before it is sent, field by field. */
export function checkSupportMessage(
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
export function topicIn(chosen: string) {
  return SUPPORT_TOPICS.find((topic) => topic === chosen);
}
