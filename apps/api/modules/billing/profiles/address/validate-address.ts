import type { Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";
import { checkAddress } from "./check-address.ts";

const RETRY_AFTER_SECONDS = 30;

/** Tells what the post knows about an address. Nothing depends on the answer, so an outage costs nobody anything. */
export function createValidateAddress(dependencies: {
  addressValidator: AddressValidator;
  limits: Pick<RateLimits, "take">;
}): Handler<"billing", "validateAddress"> {
  const { addressValidator, limits } = dependencies;
  return async ({ body }, { caller }) => {
    const limited = await limits.take("addressChecksByIdentity", caller.identityId);
    if (limited !== undefined) return limited;
    const { address, invalidFields } = checkAddress(body.address);
    if (invalidFields.length > 0) return done({ confidence: "interactionRequired", status: "notValid" });
    try {
      return done(await addressValidator.validate(address));
    } catch (cause) {
      return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause });
    }
  };
}
