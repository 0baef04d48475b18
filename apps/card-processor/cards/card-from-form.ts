import { createHmac } from "node:crypto";
import type { Card } from "../ledger/record.ts";
import { ApiError } from "../wire/api-error.ts";
import { type Form, textAt } from "../wire/form.ts";
import { brandRuleOf } from "./card-brand.ts";
import { isLuhnValid } from "./luhn.ts";
import { behaviourOf } from "./test-cards.ts";
import { walletFrom } from "./wallets.ts";

interface Expiry {
  year: number;
  month: number;
}

/**
 * What is kept of a card. Its number goes no further than this function: it leaves as four digits, a brand
 * and a keyed fingerprint.
 */
export function cardFromForm(form: Form, fingerprintKey: Buffer, today: Date): Card {
  const number = textAt(form, "number")?.replaceAll(/[\s-]/g, "") ?? "";
  const rule = brandRuleOf(number);
  if (!isLuhnValid(number) || !rule.lengths.includes(number.length))
    throw ApiError.card({
      code: "incorrect_number",
      message: "Your card number is incorrect.",
      param: "number",
    });
  const expiry = expiryFromForm(form, today);
  const cvc = textAt(form, "cvc");
  const wallet = walletFrom(textAt(form, "wallet"));
  if (cvc !== undefined && !(/^\d+$/.test(cvc) && cvc.length === rule.cvcLength))
    throw ApiError.card({
      code: "invalid_cvc",
      message: "Your card's security code is invalid.",
      param: "cvc",
    });
  return {
    brand: rule.brand,
    last4: number.slice(-4),
    expiryYear: expiry.year,
    expiryMonth: expiry.month,
    fingerprint: createHmac("sha256", fingerprintKey).update(number).digest("base64url").slice(0, 16),
    behaviour: behaviourOf(number),
    isCvcGiven: cvc !== undefined,
    ...(wallet === undefined ? {} : { wallet }),
  };
}

/** The same card with the expiry that a form names, each part only if it does. */
export function renewedCard(card: Card, form: Form, today: Date): Card {
  const [month, year] = [textAt(form, "exp_month"), textAt(form, "exp_year")];
  if (month === undefined && year === undefined) return card;
  const expiry = expiryFromForm(
    { exp_month: month ?? String(card.expiryMonth), exp_year: year ?? String(card.expiryYear) },
    today,
  );
  return { ...card, expiryMonth: expiry.month, expiryYear: expiry.year };
}

function expiryFromForm(form: Form, today: Date): Expiry {
  const month = Number(textAt(form, "exp_month"));
  const writtenYear = Number(textAt(form, "exp_year"));
  const year = writtenYear < 100 ? 2000 + writtenYear : writtenYear;
  const thisYear = today.getUTCFullYear();
  if (!Number.isInteger(month) || month < 1 || month > 12) throw wrongExpiry("month");
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) throw wrongExpiry("year");
  if (year === thisYear && month < today.getUTCMonth() + 1) throw wrongExpiry("month");
  return { year, month };
}

function wrongExpiry(part: "month" | "year"): ApiError {
  return ApiError.card({
    code: `invalid_expiry_${part}`,
    message: `Your card's expiration ${part} is invalid.`,
    param: `exp_${part}`,
  });
}
