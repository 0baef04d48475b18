import { randomInt } from "node:crypto";
import { ACCOUNT_NUMBERS, accountNumberFrom } from "@skywave/domain/billing/account-number";
import type { GuestsRepository } from "./guests-repository.ts";

export type NumberAccount = (profile: { identityId: string; billingProfileId: string }) => Promise<string>;

/** The number of a billing profile; made when it is first asked for, and the same ever after. */
export function createNumberAccount(
  repository: Pick<GuestsRepository, "addNumber" | "findNumberOf">,
): NumberAccount {
  return async (profile) => {
    for (;;) {
      const known = await repository.findNumberOf(profile);
      if (known !== undefined) return known;
      const number = accountNumberFrom(randomInt(ACCOUNT_NUMBERS));
      // Not added where the number is another's, or a second page made one meanwhile.
      if (await repository.addNumber({ number, ...profile })) return number;
    }
  };
}
