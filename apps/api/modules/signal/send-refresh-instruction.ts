import type { CallAnswer, CallRequest } from "@skywave/contract";
import { maskPhone } from "@skywave/domain/identity/masked-contact";
import { phonePrefix, readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { Consents } from "#modules/consents/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { findAskedRadio } from "./find-asked-radio.ts";
import type { RefreshTextsRepository } from "./refresh-texts-repository.ts";

/** More radios than a household has are somebody's trade, and the phone most likely not theirs. */
const MOST_RADIOS_PER_PHONE = 5;
const REMEMBERED_FOR = { hours: 30 * 24 } as const;

export interface TextDependencies {
  texts: RefreshTextsRepository;
  radios: Pick<Radios, "found" | "listOf">;
  consents: Pick<Consents, "contactSubject" | "stateNow">;
  limits: Pick<RateLimits, "take">;
  secrets: Pick<Secrets, "sign">;
  clock: Clock;
  sendMessage: (message: OutgoingMessage) => Promise<void>;
}

export type SendRefreshInstruction = (
  asked: CallRequest<"legacy", "sendRefreshInstruction">["body"],
  context: { caller: SessionCaller; ipAddress: string },
) => Promise<Outcome<CallAnswer<"legacy", "sendRefreshInstruction">>>;

/**
 * Texts the steps of a refresh to a phone. A phone whose owner said STOP gets nothing, and the answer does not tell:
 * whoever types somebody else's number would learn it.
 */
export function createSendRefreshInstruction(dependencies: TextDependencies): SendRefreshInstruction {
  const { texts, radios, consents, limits, secrets, clock } = dependencies;

  const limit = async (phone: string, ipAddress: string): Promise<Refusal | undefined> =>
    (await limits.take("refreshTextsByAddress", ipAddress)) ??
    (await limits.take("refreshTextsByPhone", phone)) ??
    (await limits.take("textsByPrefix", phonePrefix(phone)));

  return async ({ phone: typed, language, ...which }, { caller, ipAddress }) => {
    const phone = readPhoneNumber(typed);
    if (phone === undefined) return refuse("INVALID_PHONE_NUMBER");
    const limited = await limit(phone, ipAddress);
    if (limited !== undefined) return limited;
    const asked = await findAskedRadio(radios, which, caller);
    if (!asked.ok) return asked;
    const { radioId } = asked.data.radio;
    const now = clock.realNow();
    const phoneDigest = secrets.sign("refresh-text", phone);
    const known = await texts.listRadiosOf(phoneDigest, now.subtract(REMEMBERED_FOR));
    if (!known.includes(radioId) && known.length >= MOST_RADIOS_PER_PHONE)
      return refuse("DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER");

    const id = randomId("rtx");
    await texts.add({ id, phoneDigest, radioId, sentAt: now });
    const { DoNotContact } = await consents.stateNow(consents.contactSubject(phone));
    await dependencies.sendMessage({
      id,
      to: DoNotContact === true ? null : phone,
      channel: "text",
      locale: language,
      content: { template: "refresh-steps" },
    });
    return done({ data: { maskedPhone: maskPhone(phone) } });
  };
}

/** When a text no longer counts. */
export function refreshTextsEnd(now: Temporal.Instant): Temporal.Instant {
  return now.subtract(REMEMBERED_FOR);
}
