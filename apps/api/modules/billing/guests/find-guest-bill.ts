import type { GuestBill } from "@skywave/contract";
import { isSamePostalCode } from "@skywave/domain/addresses/postal-code";
import { readAccountNumber } from "@skywave/domain/billing/account-number";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { PersonalTime } from "#platform/personal-time.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { Books } from "#modules/books/index.ts";
import type { FindDue } from "./find-due.ts";
import type { GuestsRepository } from "./guests-repository.ts";

const LIFETIME_IN_MINUTES = 15;

export type FindGuestBill = (
  typed: { accountNumber: string; zipCode: string },
  options: { caller: SessionCaller; ipAddress: string },
) => Promise<Outcome<GuestBill>>;

/**
 * What is due of an account, to whoever knows its number and postal code: the amount and nothing else. An unknown
 * number and a wrong code have one answer, after the same time.
 */
export function createFindGuestBill(dependencies: {
  repository: Pick<GuestsRepository, "findByNumber" | "addFound">;
  profiles: Pick<Books["profiles"], "find">;
  findDue: FindDue;
  limits: Pick<RateLimits, "take">;
  clock: Clock;
  personalTime: Pick<PersonalTime, "run">;
}): FindGuestBill {
  const { repository, profiles, findDue, limits, clock, personalTime } = dependencies;
  return async (typed, { caller, ipAddress }) => {
    const startedAt = performance.now();
    const number = readAccountNumber(typed.accountNumber);
    const limited =
      (await limits.take("guestBillsByAddress", ipAddress)) ??
      (await limits.take("guestBillsByDevice", caller.deviceId)) ??
      (await limits.take("guestBillsByAccount", number));
    if (limited !== undefined) return limited;
    const known = await repository.findByNumber(number);
    // Asked for nobody too, so that an unknown number takes as long as a wrong code.
    const profile = await profiles.find(known?.identityId ?? "", known?.billingProfileId ?? "");
    const { zipCode, country } = profile?.serviceAddress ?? { zipCode: "", country: caller.country };
    const isRight = isSamePostalCode(typed.zipCode, zipCode, country);
    if (profile === undefined || !isRight) {
      await untilNextStep(startedAt);
      return refuse("NOT_FOUND", { notFoundResourceType: "guestBill" });
    }

    const { identityId, id: billingProfileId, currency } = profile;
    const { dueInCents, firstDueDate, today } = await personalTime.run(identityId, async () => ({
      ...(await findDue({ identityId, billingProfileId })),
      today: clock.today(),
    }));
    const token = randomSecret();
    const expiresAt = clock.realNow().add({ minutes: LIFETIME_IN_MINUTES });
    await repository.addFound({
      digest: digestOf(token),
      deviceId: caller.deviceId,
      identityId,
      billingProfileId,
      paymentId: null,
      expiresAt,
    });
    const isOverdue = firstDueDate !== undefined && isBefore(firstDueDate, today);
    return done({
      amount: toMajorUnits(dueInCents),
      currency,
      dueState: dueInCents === 0 ? "nothingDue" : isOverdue ? "overdue" : "due",
      token,
      expiresAt: expiresAt.toString(),
    });
  };
}
