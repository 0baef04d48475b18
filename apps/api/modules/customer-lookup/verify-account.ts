import type { CallRequest, IdentifiedAccount } from "@skywave/contract";
import { isSamePostalCode } from "@skywave/domain/addresses/postal-code";
import { readAccountNumber } from "@skywave/domain/billing/account-number";
import type { Country } from "@skywave/domain/locale/country";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import type { AccountHolder, LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import { isSameName } from "./decide-match.ts";

type Typed = CallRequest<"legacy", "verifyAccount">["body"];
interface Locator {
  by: "account" | "radio";
  number: string;
  /** A radio that has to be one of the account's, where its ID came along with an account number. */
  besides?: string;
}

export type VerifyAccount = (
  typed: Typed,
  context: { caller: SessionCaller; ipAddress: string },
) => Promise<Outcome<{ data: IdentifiedAccount }>>;

/**
 * Lets a visitor identify an account by what stands on its bills or its radio, together with something of its owner, or
 * by both numbers. An unknown number and a wrong name have one answer, after the same time. Who has identified an account
 * is not its owner.
 */
export function createVerifyAccount(dependencies: {
  holders: Pick<LegacyAccounts["holders"], "find" | "findByNumber">;
  radios: Pick<Radios, "find">;
  visitorProofs: Pick<VisitorProofs, "issue">;
  limits: Pick<RateLimits, "take">;
}): VerifyAccount {
  const { holders, radios, visitorProofs, limits } = dependencies;

  const isHeardOn = async (holder: AccountHolder | undefined, radioId: string | undefined) => {
    if (radioId === undefined) return true;
    const radio = await radios.find(radioId);
    return radio?.subscription?.identityId === holder?.identityId;
  };

  const findHolder = async ({ by, number }: Locator): Promise<AccountHolder | undefined> => {
    if (by === "account") return holders.findByNumber(number);
    const radio = await radios.find(number);
    // Asked for nobody too, so that a radio without a plan takes as long as one with a plan.
    return holders.find(radio?.subscription?.identityId ?? "");
  };

  return async (typed, { caller, ipAddress }) => {
    const startedAt = performance.now();
    const { deviceId, country } = caller;
    const locator = readLocator(typed);
    if (!locator.ok) return locator;
    const { by, number } = locator.data;
    const limited =
      (await limits.take("accountLookupsByAddress", ipAddress)) ??
      (await limits.take("accountLookupsByDevice", deviceId)) ??
      (await limits.take("accountLookupsByTarget", `${by} ${number}`));
    if (limited !== undefined) return limited;
    const holder = await findHolder(locator.data);
    const isTheirs = await isHeardOn(holder, locator.data.besides);
    const isIdentified = holder !== undefined && isTheirs && isOwners(typed, holder, country);
    const token = isIdentified
      ? await visitorProofs.issue({ kind: "account", subjectId: holder.identityId, deviceId })
      : "";
    await untilNextStep(startedAt);
    return done({ data: { isIdentified, token } });
  };
}

/** A number of either kind, with what has to come along: a radio ID alone stands on the radio, so it asks for more. */
function readLocator({ accountNumber, radioId, lastName, zipCode }: Typed): Outcome<Locator> {
  const read = radioId === undefined ? undefined : readRadioId(radioId);
  if (read?.ok === false) return invalid("radioId", "invalid");
  if (accountNumber === undefined) {
    if (read === undefined) return invalid("accountNumber", "required");
    if (lastName === undefined) return invalid("lastName", "required");
    if (zipCode === undefined) return invalid("zipCode", "required");
    return done({ by: "radio", number: read.radioId });
  }
  if (lastName === undefined && zipCode === undefined && read === undefined)
    return invalid("zipCode", "required");
  const number = readAccountNumber(accountNumber);
  if (!/^\d{8,12}$/.test(number)) return invalid("accountNumber", "invalid");
  return done({ by: "account", number, ...(read !== undefined && { besides: read.radioId }) });
}

/** All that was typed has to fit. All of it is looked at, so that the time does not tell what was wrong. */
function isOwners(
  { lastName, zipCode }: Typed,
  { serviceAddress, ...holder }: AccountHolder,
  country: Country,
): boolean {
  const fits = [
    (serviceAddress?.country ?? holder.legacy?.country) === country,
    lastName === undefined || isSameName(lastName, holder.lastName ?? ""),
    zipCode === undefined || isSamePostalCode(zipCode, serviceAddress?.zipCode ?? "", country),
  ];
  return fits.every(Boolean);
}

const invalid = (field: string, code: string) =>
  refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }] });
