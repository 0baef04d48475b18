import { readAccountNumber } from "@skywave/domain/billing/account-number";
import type { Country } from "@skywave/domain/locale/country";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import type { AccountClues } from "@skywave/services/customer-lookup/verify-account";
import { type FieldProblem, problemsIn } from "#forms/field-problems.ts";
import type { Translator } from "#i18n/translate.ts";
import { checkCode, checkName } from "../look-up-customer/check-look-up.ts";

/** By what an account is found: a radio with name and code, its number with either of them, or both numbers. */
export type ClueWay = "RFLZ" | "ACCT" | "RID_ACCT";
/** No two forms of the page have a field of one name. */
export type ClueValues = Record<
  "radioId" | "lastName" | "zipCode" | "accountNumber" | "accountRadioId" | "accountLastName" | "accountZip",
  string
>;
type Field = keyof ClueValues;

export const NO_CLUES: ClueValues = {
  radioId: "",
  lastName: "",
  zipCode: "",
  accountNumber: "",
  accountRadioId: "",
  accountLastName: "",
  accountZip: "",
};

/** In their order on the page. */
export const CLUE_FIELDS: Readonly<Record<ClueWay, readonly Field[]>> = {
  RFLZ: ["radioId", "lastName", "zipCode"],
  ACCT: ["accountNumber", "accountZip", "accountLastName"],
  RID_ACCT: ["accountNumber", "accountRadioId"],
};

/** What the server is asked with. Of code and name one is enough: the code goes first. */
export function cluesOf(way: ClueWay, typed: ClueValues): AccountClues {
  const { accountNumber, accountRadioId, accountLastName, accountZip, ...radio } = typed;
  switch (way) {
    case "RFLZ":
      return radio;
    case "RID_ACCT":
      return { accountNumber, radioId: accountRadioId };
    case "ACCT":
      return accountZip.trim() === ""
        ? { accountNumber, lastName: accountLastName }
        : { accountNumber, zipCode: accountZip };
  }
}

/** What is wrong with the fields of one way before they are sent. */
export function checkClues(
  way: ClueWay,
  typed: ClueValues,
  { country, translate }: { country: Country; translate: Translator<"lookup" | "radios"> },
): FieldProblem<Field>[] {
  switch (way) {
    case "RFLZ":
      return problemsIn<Field>([
        { field: "radioId", message: checkRadioId(typed.radioId, translate) },
        { field: "lastName", message: checkName("lastName", typed.lastName, translate) },
        { field: "zipCode", message: checkCode(typed.zipCode, country, translate) },
      ]);
    case "RID_ACCT":
      return problemsIn<Field>([
        { field: "accountNumber", message: checkNumber(typed.accountNumber, translate) },
        { field: "accountRadioId", message: checkRadioId(typed.accountRadioId, translate) },
      ]);
    case "ACCT":
      return problemsIn<Field>([
        { field: "accountNumber", message: checkNumber(typed.accountNumber, translate) },
        ...checkEither(typed, country, translate),
      ]);
  }
}

function checkEither(
  { accountZip, accountLastName }: ClueValues,
  country: Country,
  translate: Translator<"lookup">,
): { field: Field; message: string | undefined }[] {
  const hasZip = accountZip.trim() !== "";
  const hasName = accountLastName.trim() !== "";
  if (!hasZip && !hasName) return [{ field: "accountZip", message: translate("identify.one-of-two-empty") }];
  return [
    { field: "accountZip", message: hasZip ? checkCode(accountZip, country, translate) : undefined },
    {
      field: "accountLastName",
      message: hasName ? checkName("lastName", accountLastName, translate) : undefined,
    },
  ];
}

function checkRadioId(typed: string, translate: Translator<"radios">): string | undefined {
  if (typed.trim() === "") return translate("find-radio.radio-id-empty");
  return readRadioId(typed).ok ? undefined : translate("find-radio.radio-id-invalid");
}

/** The older system's numbers are of several lengths, and not all have a check digit. */
function checkNumber(typed: string, translate: Translator<"lookup">): string | undefined {
  const number = readAccountNumber(typed);
  if (number === "") return translate("identify.number-empty");
  return /^\d{8,12}$/.test(number) ? undefined : translate("identify.number-invalid");
}
