import { dictionaries, LOCALES } from "@skywave/localization";
import type { Failure } from "@skywave/sdk";
import { commonFailure } from "@skywave/services/outcomes/common-failure";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";

/**
 * No form leads there: the app would have to be wrong itself, or an operator has switched something off. Whoever
 * meets one all the same is not left without a word.
 */
const CODES = [
  ["INVALID_PAYLOAD", 422],
  ["METHOD_NOT_ALLOWED", 405],
  ["REQUEST_TIMEOUT", 408],
  ["UNSUPPORTED_MEDIA_TYPE", 415],
  ["PAYLOAD_TOO_LARGE", 413],
  ["URI_TOO_LONG", 414],
  ["HEADERS_TOO_LARGE", 431],
  ["CARD_NUMBER_NOT_ALLOWED", 422],
  ["ENDPOINT_DISABLED", 404],
  ["tokenServicesTeam.sessionService.invalid-refresh-token", 401],
  ["tokenServicesTeam.sessionService.invalid-auth-headers", 401],
  ["userServices.identity.locked", 401],
  ["IDENTITY_ALREADY_EXISTS_ERROR", 409],
  ["PROFILE_ALREADY_EXISTS", 409],
  ["LEGACY_SIGN_IN_REQUIRED", 409],
  ["DEVICE_LIMIT_REACHED", 409],
  ["ELIGIBILITY_SUBSCRIPTION_REQUIRED", 409],
  ["GIFT CARD NUMBER REQUIRED", 409],
  ["GIFT CARD NUMBER INVALID", 409],
  ["NO GIFT CARD BALANCE", 409],
  ["GIFT CARD NOT REDEEMABLE", 409],
  ["INVALID REQUEST DATA", 409],
  ["GIFT_CARD_NUMBER_INVALID", 409],
  ["NO_GIFT_CARD_BALANCE", 409],
  ["GIFT_CARD_NOT_REDEEMABLE", 409],
  ["NO_CREDIT_CARD_ON_ACCOUNT", 409],
  ["CREDIT_CARD_VALIDATION_FAILED", 422],
  ["PAYMENT_INFO_REQUIRED", 400],
  ["CARD_INFO_REQUIRED", 400],
  ["INVALID_PASSWORD", 422],
  ["PASSWORD_HAS_PERSONAL_DATA", 422],
  ["CS_INELIGIBLE_RADIO", 409],
  ["CAPTCHA_REQUIRED", 422],
  ["CAPTCHA_FAILED", 422],
  ["CAPTCHA_EXPIRED", 409],
  ["SYSTEM", 500],
  ["FROM_A_NEWER_SERVER", 409],
] as const;

afterEach(cleanup);

async function wordsOf(code: string, status: number, locale: (typeof LOCALES)[number]): Promise<string> {
  const fake = fakeSkywave();
  const refused: Failure = {
    kind: "serverRefused",
    code,
    status,
    invalidFields: [],
    details: {},
    traceId: "trace-7",
    canRetryHelp: status >= 500,
  };
  const failure = commonFailure(fake.skywave, refused);
  const translate = makeTranslator(locale, dictionaries[locale].common);
  const view = renderPage(() => <CommonFailureNotice failure={failure} />, { fake, translate });
  await expect.poll(() => view.container.querySelector("[role=alert]")).not.toBeNull();
  const words = view.container.textContent;
  cleanup();
  return words;
}

describe("a code that no screen has words for", () => {
  it.each(CODES)(
    "[S8.28] [S8.01] is an apology with a reference in each language: %s",
    async (code, status) => {
      for (const locale of LOCALES) {
        const words = await wordsOf(code, status, locale);
        expect(words).toContain("trace-7");
        expect(words).not.toContain(code === "SYSTEM" ? "failure." : code);
      }
    },
  );

  it("[S8.10] says how long to wait where the system is busy: SERVICE_UNAVAILABLE", async () => {
    const found = new Set<string>();
    for (const locale of LOCALES) found.add(await wordsOf("SERVICE_UNAVAILABLE", 503, locale));
    for (const words of found) expect(words).toMatch(/30/);
    expect(found.size).toBe(2);
  });
});
