/** A gift card as somebody typed it. */
export interface TypedGiftCard {
  number: string;
  /** MM/YY as printed; empty for a digital card. */
  expiry: string;
  /** Empty for a digital card. */
  securityCode: string;
}

export type ReadGiftCard =
  | { type: "cardIdentifier"; number: string }
  | {
      type: "physical";
      number: string;
      expiry: { month: number; year: number };
      securityCode: string;
    };

export type GiftCardField = keyof TypedGiftCard;

const CENTURY = 2000;

/** Reads what was typed: with neither code nor expiry it is a digital card, else all three fields are needed. */
export function readGiftCard(
  typed: TypedGiftCard,
): { ok: true; card: ReadGiftCard } | { ok: false; invalidFields: readonly GiftCardField[] } {
  const number = typed.number.replaceAll(/[\s-]/g, "");
  const securityCode = typed.securityCode.trim();
  const isNumber = number.length >= 8 && number.length <= 40;
  if (securityCode === "" && typed.expiry.trim() === "")
    return isNumber
      ? { ok: true, card: { type: "cardIdentifier", number } }
      : { ok: false, invalidFields: ["number"] };
  const expiry = readExpiry(typed.expiry);
  const isCode = /^\d{3,8}$/.test(securityCode);
  if (isNumber && expiry !== undefined && isCode)
    return { ok: true, card: { type: "physical", number, expiry, securityCode } };
  const checks: [GiftCardField, boolean][] = [
    ["number", isNumber],
    ["expiry", expiry !== undefined],
    ["securityCode", isCode],
  ];
  return { ok: false, invalidFields: checks.flatMap(([field, isFine]) => (isFine ? [] : [field])) };
}

function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d\d)\s*$/.exec(text) ?? [];
  return month === undefined || year === undefined
    ? undefined
    : { month: Number(month), year: CENTURY + Number(year) };
}
