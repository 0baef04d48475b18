import type { CallAnswer, CallRequest } from "@skywave/contract";
import { isPostalCode, normalisePostalCode } from "@skywave/domain/addresses/postal-code";
import { regionsOf } from "@skywave/domain/addresses/regions";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { isPersonName } from "@skywave/domain/identity/person-name";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";

type Typed = CallRequest<"legacy", "validateCustomerInfo">["body"];
type Address = NonNullable<Typed["serviceAddress"]>;
type Verdict = CallAnswer<"legacy", "validateCustomerInfo">["data"];
type Flaw = Verdict["invalidFields"][number];

const LONGEST = { addressLine1: 50, addressLine2: 50, city: 35 } as const;

/** Names the fields that could not be kept. What was left out is not judged, so that a form can ask about its half. */
export function judgeCustomerInfo(typed: Typed): Verdict {
  const { firstName, lastName, email, phone, serviceAddress } = typed;
  const invalidFields = [
    ...flawOf("firstName", firstName, isPersonName),
    ...flawOf("lastName", lastName, isPersonName),
    ...flawOf("email", email, (text) => isEmail(normaliseEmail(text))),
    ...flawOf("phone", phone, (text) => readPhoneNumber(text) !== undefined),
    ...(serviceAddress === undefined ? [] : flawsOfAddress(serviceAddress)),
  ];
  return { isValid: invalidFields.length === 0, invalidFields };
}

function flawOf(
  field: string,
  value: string | undefined,
  isGood: (text: string) => boolean,
  code: Flaw["code"] = "format",
): Flaw[] {
  return value === undefined || isGood(value.trim()) ? [] : [{ field, code }];
}

function flawsOfAddress({ country, state, zipCode, ...lines }: Address): Flaw[] {
  const fits = (longest: number) => (text: string) => text !== "" && text.length <= longest;
  const isRegion = (text: string) => regionsOf(country).some(({ code }) => code === text.toUpperCase());
  const isCode = (text: string) => isPostalCode(normalisePostalCode(text, country), country);
  return [
    ...flawOf("serviceAddress.addressLine1", lines.addressLine1, fits(LONGEST.addressLine1), "length"),
    ...flawOf(
      "serviceAddress.addressLine2",
      lines.addressLine2,
      (text) => text.length <= LONGEST.addressLine2,
      "length",
    ),
    ...flawOf("serviceAddress.city", lines.city, fits(LONGEST.city), "length"),
    ...flawOf("serviceAddress.state", state, isRegion, "unknown"),
    ...flawOf("serviceAddress.zipCode", zipCode, isCode),
  ];
}
