import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { FieldProblem } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";

/** A number as it is typed; the key stays with it when others are removed. */
export interface TypedNumber {
  key: number;
  text: string;
}

/** The name of a number's field on the page. */
export function fieldOfNumber({ key }: TypedNumber): string {
  return `phone${key}`;
}

/** What is wrong with a request, by field; fields left empty beside a number that is there do no harm. */
export function checkStopCalls(
  typed: { numbers: readonly TypedNumber[]; email: string },
  translate: Translator<"self">,
): FieldProblem<string>[] {
  const { numbers, email } = typed;
  const told = numbers.filter(({ text }) => text.trim() !== "");
  const [first] = numbers;
  const problems = told
    .filter(({ text }) => readPhoneNumber(text) === undefined)
    .map((number) => ({
      field: fieldOfNumber(number),
      message: translate("stop-calls.error.INVALID_PHONE_NUMBER"),
    }));
  if (told.length === 0 && first !== undefined) {
    problems.push({ field: fieldOfNumber(first), message: translate("stop-calls.error.number-empty") });
  }
  if (email.trim() !== "" && !isEmail(normaliseEmail(email))) {
    problems.push({ field: "email", message: translate("stop-calls.error.EMAIL_INVALID") });
  }
  return problems;
}
