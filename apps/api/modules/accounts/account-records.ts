import { randomInt } from "node:crypto";
import type { Account, PrivacyAgreement } from "@skywave/contract";
import { findAgreementProblem } from "@skywave/domain/consents/consent-texts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { AccountRow, AccountsRepository, Agreement, PrivacyOption } from "./accounts-repository.ts";

export interface AccountRecords {
  show(identityId: string): Promise<Account>;
  /** Adds agreements; refuses all of them when one names a text that was never shown. */
  agree(identityId: string, agreed: readonly PrivacyAgreement[]): Promise<Outcome<Account>>;
  /** Writes down a change of the privacy option; what is so already is not written again. */
  recordPrivacyOption(option: Pick<PrivacyOption, "identityId" | "isOptedOut" | "source">): Promise<void>;
}

/** What the legacy system says of a person's account; undefined where it does not keep one. */
export type FindLegacyAccount = (
  identityId: string,
) => Promise<{ accountNumber: string; hasSpecialHandling: boolean } | undefined>;

/** What belongs to a person beside their sign-in: number, agreements, and whether they opted out. */
export function createAccountRecords(dependencies: {
  database: Database;
  repository: AccountsRepository;
  consents: Pick<Consents, "record">;
  clock: Clock;
  findLegacyAccount: FindLegacyAccount;
}): AccountRecords {
  const { database, repository, consents, clock, findLegacyAccount } = dependencies;

  const open = async (identityId: string): Promise<AccountRow> => {
    const existing = await repository.find(identityId);
    if (existing !== undefined) return existing;
    await repository.addMissing({
      identityId,
      accountNumber: randomAccountNumber(),
      specialHandlingFlag: false,
      userOptedOut: false,
      createdAt: clock.realNow(),
    });
    // Not there yet means that the number was taken, which the next one will hardly be.
    return (await repository.find(identityId)) ?? open(identityId);
  };

  const show = async (identityId: string): Promise<Account> => {
    const { accountNumber, specialHandlingFlag, userOptedOut } = await open(identityId);
    const rows = await repository.listAgreements(identityId);
    const legacy = await findLegacyAccount(identityId);
    return {
      // A person has one number: the one that stood on their bills before.
      accountNumber: legacy?.accountNumber ?? accountNumber,
      specialHandlingFlag: specialHandlingFlag || legacy?.hasSpecialHandling === true,
      userOptedOut,
      privacyAgreements: rows.map(({ identityId: _identityId, id: _id, version, agreedAt, ...agreed }) => ({
        ...agreed,
        version: version.toString(),
        agreedAt: agreedAt.toString(),
      })),
    };
  };

  return {
    show,

    agree: async (identityId, agreed) => {
      const today = clock.today().toString();
      const invalidFields = agreed.flatMap((agreement, index) => {
        const field = findAgreementProblem(agreement, today);
        return field === undefined ? [] : [{ field: `privacyAgreements.${index}.${field}`, code: "unknown" }];
      });
      if (invalidFields.length > 0) return refuse("INVALID_PAYLOAD", { invalidFields });
      await open(identityId);
      const agreedAt = clock.now();
      const rows = agreed.map((agreement) => ({
        ...agreement,
        identityId,
        id: randomId("agr"),
        version: Temporal.PlainDate.from(agreement.version),
        agreedAt,
      }));
      await database.inTransaction(async () => {
        await repository.addAgreements(rows);
        await consents.record(subjectOf(identityId), rows.map(consentOf));
      });
      return done(await show(identityId));
    },

    recordPrivacyOption: async (option) => {
      const { identityId, isOptedOut } = option;
      await open(identityId);
      await database.inTransaction(async () => {
        const account = await repository.findForUpdate(identityId);
        if (account === undefined || account.userOptedOut === isOptedOut) return;
        const id = randomId("opt");
        await repository.addPrivacyOption({ ...option, id, recordedAt: clock.now() });
        await consents.record(subjectOf(identityId), [
          { topic: "PrivacyOptOut", isGranted: isOptedOut, source: option.source, reference: id },
        ]);
        await repository.setOptedOut(identityId, isOptedOut);
      });
    },
  };
}

function subjectOf(identityId: string) {
  return { subjectKind: "identity", subject: identityId } as const;
}

function consentOf({ id, consentType, countryCode, version, language }: Agreement) {
  return {
    topic: consentType,
    isGranted: true,
    version: version.toString(),
    language,
    country: countryCode,
    source: "account",
    reference: id,
  } as const;
}

/** A number of ten digits, none of them leading zeros: too short to be taken for a card number. */
function randomAccountNumber(): string {
  return String(randomInt(1_000_000_000, 10_000_000_000));
}
