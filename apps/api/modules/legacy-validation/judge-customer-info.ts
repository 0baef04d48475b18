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
    judge("firstName", firstName, { isGood: isPersonName }),
    judge("lastName", lastName, { isGood: isPersonName }),
    judge("email", email, { isGood: (text) => isEmail(normaliseEmail(text)) }),
    judge("phone", phone, { isGood: (text) => readPhoneNumber(text) !== undefined }),
    ...(serviceAddress === undefined ? [] : judgeAddress(serviceAddress)),
  ].filter((flaw) => flaw !== undefined);
  return { isValid: invalidFields.length === 0, invalidFields };
}

interface Rule {
  isGood: (text: string) => boolean;
  code?: Flaw["code"];
}

function judge(
  field: string,
  value: string | undefined,
  { isGood, code = "format" }: Rule,
): Flaw | undefined {
  return value === undefined || isGood(value.trim()) ? undefined : { field, code };
}

function judgeAddress({ country, state, zipCode, ...lines }: Address): (Flaw | undefined)[] {
  const fits = (longest: number, shortest = 1): Rule => ({
    isGood: ({ length }) => length >= shortest && length <= longest,
    code: "length",
  });
  const isRegion = (text: string) => regionsOf(country).some(({ code }) => code === text.toUpperCase());
  const isCode = (text: string) => isPostalCode(normalisePostalCode(text, country), country);
  return [
    judge("serviceAddress.addressLine1", lines.addressLine1, fits(LONGEST.addressLine1)),
    judge("serviceAddress.addressLine2", lines.addressLine2, fits(LONGEST.addressLine2, 0)),
    judge("serviceAddress.city", lines.city, fits(LONGEST.city)),
    judge("serviceAddress.state", state, { isGood: isRegion, code: "unknown" }),
    judge("serviceAddress.zipCode", zipCode, { isGood: isCode }),
  ];
}
