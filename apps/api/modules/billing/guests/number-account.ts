import { randomInt } from "node:crypto";
import { ACCOUNT_NUMBERS, accountNumberFrom } from "@skywave/domain/billing/account-number";
import type { GuestsRepository } from "./guests-repository.ts";

/** The number of a billing profile; made when it is first asked for, and the same ever after. */
export function createNumberAccount(repository: Pick<GuestsRepository, "addNumber" | "findNumberOf">) {
  return async (profile: { identityId: string; billingProfileId: string }): Promise<string> => {
    for (;;) {
      const known = await repository.findNumberOf(profile);
      if (known !== undefined) return known;
      const number = accountNumberFrom(randomInt(ACCOUNT_NUMBERS));
      // Not added where the number is another's, or a second page made one meanwhile.
      if (await repository.addNumber({ number, ...profile })) return number;
    }
  };
}

export type NumberAccount = ReturnType<typeof createNumberAccount>;
