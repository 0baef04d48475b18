import type { Address } from "@skywave/domain/addresses/address";
import { readAccountNumber } from "@skywave/domain/billing/account-number";
import { normaliseEmail } from "@skywave/domain/identity/email";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Accounts } from "#modules/accounts/index.ts";
import type { Billing } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import { hasSignIn, type Identities } from "#modules/identities/index.ts";
import type { LegacyAccountRow, LegacyAccountsRepository } from "./legacy-accounts-repository.ts";

/** Whose an account is, as far as anybody knows. Nothing of it is told to somebody who has only named the account. */
export interface AccountHolder {
  identityId: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  serviceAddress: Address | null;
  /** What the legacy system says of it; undefined for an account that was opened here. */
  legacy: LegacyAccountRow | undefined;
  /** In which they are written to. */
  language: Locale;
  /** Whether they showed that they read the mail of the address they sign in by. */
  hasProvedEmail: boolean;
  /** Whether there is anything to sign in by. */
  hasSignIn: boolean;
}

export interface AccountHolders {
  find(identityId: string): Promise<AccountHolder | undefined>;
  /** By the number that the legacy system, the account page or a bill shows. */
  findByNumber(typed: string): Promise<AccountHolder | undefined>;
  /** Who signs in by the address, and then those who have it on file. */
  listByEmail(typed: string): Promise<AccountHolder[]>;
}

/** What was said here last counts; what the import brought stands in for what nobody has said here yet. */
export function createAccountHolders(dependencies: {
  repository: Pick<LegacyAccountsRepository, "find" | "findByNumber" | "listByEmail">;
  accounts: Pick<Accounts, "findByNumber">;
  billing: Pick<Billing, "findPayerByNumber">;
  identities: Pick<Identities, "find" | "findByHandle">;
  profiles: Pick<Books["profiles"], "findDefault">;
}): AccountHolders {
  const { repository, accounts, billing, identities, profiles } = dependencies;

  const find = async (identityId: string): Promise<AccountHolder | undefined> => {
    const identity = await identities.find(identityId);
    const profile = await profiles.findDefault(identityId);
    const legacy = await repository.find(identityId);
    if (identity === undefined) return undefined;
    const { email, phone } = identity;
    return {
      identityId,
      firstName: profile?.firstName ?? legacy?.firstName ?? null,
      lastName: profile?.lastName ?? legacy?.lastName ?? null,
      email: email ?? legacy?.email ?? null,
      phone: phone ?? legacy?.phone ?? null,
      serviceAddress: profile?.serviceAddress ?? legacy?.serviceAddress ?? null,
      legacy,
      language: identity.language,
      hasProvedEmail: identity.emailProvedAt !== null,
      hasSignIn: hasSignIn(identity),
    };
  };

  return {
    find,

    findByNumber: async (typed) => {
      const number = readAccountNumber(typed);
      // All three are asked each time, so that the time does not tell which of them knows the number.
      const legacy = await repository.findByNumber(number);
      const here = await accounts.findByNumber(number);
      const payer = await billing.findPayerByNumber(number);
      return find(legacy?.identityId ?? here ?? payer ?? "");
    },

    listByEmail: async (typed) => {
      const email = normaliseEmail(typed);
      const signedUp = email.includes("@") ? await identities.findByHandle(email) : undefined;
      const onFile = await repository.listByEmail(email);
      const ids = new Set([
        ...(signedUp === undefined ? [] : [signedUp.id]),
        ...onFile.map(({ identityId }) => identityId),
      ]);
      const holders = await Promise.all([...(ids.size > 0 ? ids : [""])].map(find));
      return holders.filter((holder) => holder !== undefined);
    },
  };
}
