import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { GiftCardRefusalNotice } from "#features/billing/gift-card/gift-card-refusal-notice.tsx";
import { PayRefusalNotice } from "#features/billing/pay-bill/pay-refusal-notice.tsx";
import { GiftRefusalNotice } from "#features/billing/review-gift/gift-refusal-notice.tsx";
import { MethodRefusalNotice } from "#features/billing/payment-methods/method-refusal-notice.tsx";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";

type Locale = (typeof LOCALES)[number];

const ok = false as const;
const nothing = () => undefined;
const GIFT_CARDS = (
  [
    "COUNTRY_ERROR",
    "BAD_DATA_RETURNED",
    "GIFT_CARD_VOID",
    "ALREADY_REDEEMED",
    "EXPIRED",
    "NO_BALANCE",
    "BILLING_PROFILE_REQUIRED",
  ] as const
).map((code) => ({ code, draw: () => <GiftCardRefusalNotice refusal={{ ok, code }} /> }));
const PAYMENTS = (
  [
    "PAYMENT_IN_PROGRESS",
    "NOTHING_DUE",
    "INVALID_AMOUNT",
    "CONFLICTING_REQUEST",
    "NOT_FOUND",
    "TOO_MANY_DECLINES",
    "PAYMENT_METHOD_REQUIRED",
    "GIFT_CARD_NOT_USABLE",
    "CARD_UNREADABLE",
  ] as const
).map((code) => ({
  code,
  draw: () => <PayRefusalNotice refusal={{ ok, code }} onRetry={undefined} onLookAgain={nothing} />,
}));
const DECLINES = (["tryAgain", "useAnotherCard", "callBank"] as const).map((nextMove) => ({
  code: `CREDIT_CARD_ERROR, ${nextMove}`,
  draw: () => (
    <PayRefusalNotice
      refusal={{ ok, code: "CREDIT_CARD_ERROR", nextMove }}
      onRetry={undefined}
      onLookAgain={nothing}
    />
  ),
}));
const GIFTS = (
  ["QUOTE_EXPIRED", "GIFT_LIMIT_REACHED", "PAYMENT_METHOD_REQUIRED", "COUNTRY_ERROR"] as const
).map((code) => ({
  code: `${code} of a gift`,
  draw: () => <GiftRefusalNotice refusal={{ ok, code }} onRetry={nothing} onQuoteAgain={nothing} />,
}));
const METHODS = (
  ["LAST_PAYMENT_METHOD", "PAYMENT_IN_PROGRESS", "CARD_EXPIRED", "NOT_FOUND", "TOO_MANY_DECLINES"] as const
).map((code) => ({ code, draw: () => <MethodRefusalNotice refusal={{ ok, code }} /> }));

const translatorOf = (locale: Locale) =>
  makeTranslator(locale, Object.assign({}, ...Object.values(dictionaries[locale])));

async function wordsOf(draw: () => ReactNode, locale: Locale): Promise<string> {
  const view = renderPage(draw, { fake: fakeSkywave(), translate: translatorOf(locale) });
  await expect.poll(() => view.container.querySelector("[data-tone]")).not.toBeNull();
  const words = view.container.textContent;
  cleanup();
  return words;
}

/** Words, and not the name of a text, a code or a blank that nobody filled. */
const READABLE = /^(?!.*(?:[A-Z]_[A-Z]|\{))\S+\s\S+\s.{10,}$/s;

const ALL = [...GIFT_CARDS, ...GIFTS, ...PAYMENTS, ...DECLINES, ...METHODS];

afterEach(cleanup);

describe("[S8.24] a refusal about money", () => {
  it.each(ALL)("brings what is said of it into view: $code", async ({ draw }) => {
    const { container } = renderPage(draw, { fake: fakeSkywave() });
    await expect.poll(() => container.querySelector("[data-tone]")).not.toBeNull();
    await expect.poll(() => document.activeElement).toBe(container.querySelector("[data-tone]"));
  });

  it.each(ALL)("is readable in each language: $code", async ({ draw }) => {
    const found = [];
    for (const locale of LOCALES) found.push(await wordsOf(draw, locale));
    for (const words of found) expect(words).toMatch(READABLE);
    expect(new Set(found).size, "French and English differ").toBeGreaterThan(1);
  });
});
