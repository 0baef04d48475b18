import type { GiftCardInHand } from "#modules/books/index.ts";

type Sent = Partial<Record<"number" | "expiryMonth" | "expiryYear" | "securityCode", unknown>>;

/** A card as it was sent, or what is wrong with it before anybody looks for it. */
export type ReadGiftCard = GiftCardInHand | "numberMissing" | "numberInvalid" | "dataInvalid";

const NUMBER = /^[A-Za-z0-9](?:[\s-]?[A-Za-z0-9]){7,31}$/;
const SECURITY_CODE = /^[A-Za-z0-9]{3,8}$/;

/** Reads a card as legacy pages send it: all in one flat body, numbers as text or not, and blank where unknown. */
export function readGiftCardInHand(sent: Sent): ReadGiftCard {
  const number = textOf(sent.number);
  if (number === "") return "numberMissing";
  if (number === undefined) return "dataInvalid";
  if (!NUMBER.test(number)) return "numberInvalid";
  const securityCode = textOf(sent.securityCode);
  const [month, year] = [textOf(sent.expiryMonth), textOf(sent.expiryYear)];
  // A digital card has a number and nothing beside it.
  if (securityCode === "" && month === "" && year === "") return { number };
  if (securityCode === undefined || !SECURITY_CODE.test(securityCode)) return "dataInvalid";
  const expiry = expiryOf(month, year);
  return expiry === undefined ? "dataInvalid" : { number, securityCode, expiry };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : undefined;
}

/** `MM` and `YY` or `YYYY`. */
function expiryOf(month = "", year = ""): { month: number; year: number } | undefined {
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month) || !/^(?:20)?\d{2}$/.test(year)) return undefined;
  return { month: Number(month), year: 2000 + (Number(year) % 100) };
}
