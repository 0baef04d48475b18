import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import { done } from "#platform/outcome.ts";
import type { Platform } from "#platform/platform.ts";
import { type Captcha, createCaptcha } from "./captcha.ts";
import { judgeCustomerInfo } from "./judge-customer-info.ts";
import { createValidatePassword } from "./validate-password.ts";
import { createValidateUniqueLogin } from "./validate-unique-login.ts";

export { inLegacyWords } from "./in-legacy-words.ts";

/** What legacy pages ask before they send a form: whether it would be taken. */
export interface LegacyValidation extends Module {
  handlers: Pick<
    DomainHandlers<"legacy">,
    "validatePassword" | "validateUniqueLogin" | "validateCustomerInfo" | "checkCaptcha"
  >;
  readCaptcha: Captcha["read"];
}

export interface LegacyValidationNeeds {
  books: Pick<Books, "findNames">;
  identities: Pick<Identities, "find" | "findByHandle" | "decidePassword">;
}

export function createLegacyValidation(
  { clock, limits, secrets }: Platform,
  { books, identities }: LegacyValidationNeeds,
): LegacyValidation {
  const captcha = createCaptcha({ clock, secrets });
  return {
    handlers: {
      validatePassword: createValidatePassword({ books, identities }),
      validateUniqueLogin: createValidateUniqueLogin({ identities, limits, captcha }),
      validateCustomerInfo: ({ body }) => Promise.resolve(done({ data: judgeCustomerInfo(body) })),
      checkCaptcha: async ({ body }, { ipAddress }) =>
        (await limits.take("captchasByAddress", ipAddress)) ?? captcha.check(body),
    },
    readCaptcha: captcha.read,
  };
}
