import type { Failure, Skywave } from "@skywave/sdk";
import { levelOfFailure } from "../outcomes/level-of-failure.ts";

/** A refusal that its person is told of is also one that somebody has to take up with the partner. */
export function logUnredeemed(skywave: Skywave, failure: Failure): void {
  // What comes with a refusal may be personal, if masked.
  const details = { ...failure, details: undefined };
  skywave.log({
    level: levelOfFailure(failure),
    message: "Business error: a partner's product was not redeemed",
    details,
  });
}
