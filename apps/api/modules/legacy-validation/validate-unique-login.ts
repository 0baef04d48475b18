import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import { isUsername } from "@skywave/domain/identity/username";
import type { Identities } from "#modules/identities/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Captcha } from "./captcha.ts";

/**
 * Tells of a username what signing up would tell of it, and under the limits that it has in common with other questions
 * about handles. Of an email it tells nothing but its form: whose it is, signing up asks by mail.
 */
export function createValidateUniqueLogin(dependencies: {
  identities: Pick<Identities, "findByHandle">;
  limits: Pick<RateLimits, "take">;
  captcha: Pick<Captcha, "read">;
}): Handler<"legacy", "validateUniqueLogin"> {
  const { identities, limits, captcha } = dependencies;
  return async ({ body }, { caller, ipAddress }) => {
    const browser =
      caller?.deviceId ?? (body.captchaToken === undefined ? undefined : captcha.read(body.captchaToken));
    if (browser === undefined) return refuse("CAPTCHA_REQUIRED");
    const limited =
      (await limits.take("identityStatusByDevice", browser)) ??
      (await limits.take("identityStatusByAddress", ipAddress));
    if (limited !== undefined) return limited;
    const username = normaliseEmail(body.username);
    if (isEmail(username)) return done({ data: { isUnique: true } });
    if (!isUsername(username)) return refuse("INVALID_HANDLE");
    const holder = await identities.findByHandle(username);
    return done({ data: { isUnique: holder === undefined || holder.id === caller?.identityId } });
  };
}
