import type { Country } from "@skywave/domain/locale/country";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { FieldPath } from "react-hook-form";
import type { FieldProblem } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";

/** A number as it is typed; the key stays with it when others are removed. */
export interface TypedNumber {
  key: number;
  text: string;
}

/** A request as it stands in its form. */
export interface TypedRequest {
  numbers: TypedNumber[];
  email: string;
  country: Country;
}

/** One number to type, and where the person is at home. */
export function emptyRequest(country: Country): TypedRequest {
  return { numbers: [{ key: 0, text: "" }], email: "", country };
}

/** The name of a number's field on the page. */
export function fieldOfNumber({ key }: Pick<TypedNumber, "key">): string {
  return `phone${key}`;
}

/** What is wrong with a request, by field; fields left empty beside a number that is there do no harm. */
export function checkStopCalls(
  { numbers, email }: TypedRequest,
  translate: Translator<"self">,
): FieldProblem<FieldPath<TypedRequest>>[] {
  const isGiven = ({ text }: TypedNumber) => text.trim() !== "";
  const problems: FieldProblem<FieldPath<TypedRequest>>[] = numbers.flatMap((number, index) =>
    isGiven(number) && readPhoneNumber(number.text) === undefined
      ? [{ field: `numbers.${index}.text`, message: translate("stop-calls.error.INVALID_PHONE_NUMBER") }]
      : [],
  );
  if (!numbers.some(isGiven)) {
    problems.push({ field: "numbers.0.text", message: translate("stop-calls.error.number-empty") });
  }
  if (email.trim() !== "" && !isEmail(normaliseEmail(email))) {
    problems.push({ field: "email", message: translate("stop-calls.error.EMAIL_INVALID") });
  }
  return problems;
}
