import type { Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { AddressValidator } from "#providers/address-validation/address-validator.ts";

const RETRY_AFTER_SECONDS = 30;
/** Whoever types has typed on by then. */
const PATIENCE_IN_MILLISECONDS = 1_500;

/** Tells which addresses begin as somebody has typed. A provider that is slow or out of order is one that knows none. */
export function createSuggestAddresses(dependencies: {
  addressValidator: AddressValidator;
  limits: Pick<RateLimits, "take">;
}): Handler<"billing", "suggestAddresses"> {
  const { addressValidator, limits } = dependencies;
  return async ({ body }, { caller }) => {
    const limited = await limits.take("addressSuggestionsByIdentity", caller.identityId);
    if (limited !== undefined) return limited;
    const patience = AbortSignal.timeout(PATIENCE_IN_MILLISECONDS);
    try {
      return done({
        suggestions: await Promise.race([addressValidator.suggest(body, patience), untilAborted(patience)]),
      });
    } catch (cause) {
      return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause });
    }
  };
}

/** For providers that do not look at the signal. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
