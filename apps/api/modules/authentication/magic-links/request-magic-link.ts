import { normaliseEmail } from "@skywave/domain/identity/email";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { OutgoingMessage } from "#platform/jobs/job-payloads.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { digestOf, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import { decoyIdentityId, type Identities } from "#modules/identities/index.ts";
import type { MagicLinksRepository } from "./magic-links-repository.ts";

const LIFETIME_IN_MINUTES = 10;
const RESEND_AFTER_SECONDS = 30;

export interface MagicLinkRequest {
  handle: string;
  baseUrl: string;
  returnPath: string | undefined;
  language: Locale;
  deviceId: string;
  ipAddress: string;
}

export type RequestMagicLink = (
  request: MagicLinkRequest,
) => Promise<Outcome<{ expiresInSeconds: number; resendAfterSeconds: number }>>;

/** Mails a sign-in link. A handle that nobody has gets the same answer after the same work, and no mail. */
export function createRequestMagicLink(dependencies: {
  links: MagicLinksRepository;
  identities: Identities;
  limits: RateLimits;
  clock: Clock;
  secrets: Secrets;
  isOwnOrigin: (origin: string) => boolean;
  describeDevice: (deviceId: string) => Promise<string>;
  sendMessage: (message: OutgoingMessage) => Promise<void>;
}): RequestMagicLink {
  const { links, identities, limits, clock, secrets } = dependencies;

  return async (request) => {
    const { returnPath, language, deviceId } = request;
    const { origin } = new URL(request.baseUrl);
    // No path of ours, too, is one that cannot be put together with the address.
    const isLeavingUs = returnPath !== undefined && URL.parse(returnPath, origin)?.origin !== origin;
    if (!dependencies.isOwnOrigin(origin) || isLeavingUs) return refuse("INVALID_BASE_URL");
    const handle = normaliseEmail(request.handle);
    const limited =
      (await limits.take("magicLinkSendPause", handle)) ??
      (await limits.take("magicLinksByHandle", handle)) ??
      (await limits.take("magicLinksByHandleAndDay", handle)) ??
      (await limits.take("magicLinksByAddress", request.ipAddress));
    if (limited !== undefined) return limited;

    const identity = await identities.findByHandle(handle);
    const secret = randomSecret();
    const digest = digestOf(secret);
    const createdAt = clock.realNow();
    const requestedFrom = await dependencies.describeDevice(deviceId);
    await links.add({
      digest,
      identityId: identity?.id ?? decoyIdentityId(handle, secrets),
      sentTo: identity?.email ?? null,
      deviceId,
      requestedFrom,
      returnPath: returnPath ?? null,
      language,
      createdAt,
      expiresAt: createdAt.add({ minutes: LIFETIME_IN_MINUTES }),
      usedAt: null,
    });
    await dependencies.sendMessage({
      id: `magic-link.${digest}`,
      to: identity?.email ?? null,
      channel: "mail",
      locale: language,
      content: {
        template: "magic-link",
        // In the fragment, which browsers send to no server and put into no Referer.
        encryptedUrl: secrets.encrypt(`${origin}/account/magic-link#${secret}`),
        expiresInMinutes: LIFETIME_IN_MINUTES,
        requestedFrom,
      },
    });
    return done({
      expiresInSeconds: LIFETIME_IN_MINUTES * 60,
      resendAfterSeconds: RESEND_AFTER_SECONDS,
    });
  };
}
