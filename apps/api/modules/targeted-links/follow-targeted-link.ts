import type { CallAnswer } from "@skywave/contract";
import { maskEmail, maskPhone } from "@skywave/domain/identity/masked-contact";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { LinkPurpose } from "#platform/jobs/job-payloads.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { RedeemOneTimeCode, SendOneTimeCode } from "#modules/authentication/index.ts";
import type { Identities, IdentityGrants, ProveAddress } from "#modules/identities/index.ts";
import { offerOn, type SubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { TargetedLink, TargetedLinksRepository } from "./targeted-links-repository.ts";

interface NamedLink {
  token: string;
  purpose: LinkPurpose;
}

interface Visit {
  caller: SessionCaller;
  ipAddress: string;
}

export interface FollowDependencies {
  repository: Pick<TargetedLinksRepository, "find" | "consume">;
  identities: Pick<Identities, "find">;
  subscriptions: Pick<SubscriptionsRepository, "find">;
  sendOneTimeCode: SendOneTimeCode;
  redeemOneTimeCode: RedeemOneTimeCode;
  grants: Pick<IdentityGrants, "issue">;
  addresses: Pick<ProveAddress, "findEarlier">;
  limits: Pick<RateLimits, "take">;
  clock: Clock;
  /** Whether codes can be sent by text message at all. */
  canText: boolean;
}

export interface FollowTargetedLink {
  show(named: NamedLink, visit: Visit): Promise<Outcome<CallAnswer<"subscription", "showTargetedLink">>>;
  sendCode(
    named: NamedLink & { otpOption: "EMAIL" | "PHONE"; language: Locale },
    visit: Visit,
  ): Promise<Outcome<CallAnswer<"subscription", "sendTargetedCode">>>;
  /** A code that was sent while the link was good may be typed a little later. */
  redeem(
    named: NamedLink & { otp: string },
    visit: Visit,
  ): Promise<Outcome<CallAnswer<"subscription", "redeemTargetedLink">>>;
}

/**
 * Links of mails that name one plan. A link identifies and never signs in: that takes a code, sent to a contact on
 * file. One that is unknown, expired, used or for the other page is over, and nobody can tell which it was.
 */
export function createFollowTargetedLink(dependencies: FollowDependencies): FollowTargetedLink {
  const { repository, identities, subscriptions, limits, clock, canText } = dependencies;
  const over = () => refuse("TARGETED_LINK_OVER");
  const purposeOf = (link: TargetedLink) => `targeted-link.${link.digest}` as const;

  /** The link, unless it is used or for something else. */
  const findUnused = async ({ token, purpose }: NamedLink): Promise<TargetedLink | undefined> => {
    const link = await repository.find(digestOf(token));
    return link?.purpose === purpose && link.usedAt === null ? link : undefined;
  };
  const findLive = async (named: NamedLink): Promise<TargetedLink | undefined> => {
    const link = await findUnused(named);
    return link && Temporal.Instant.compare(clock.realNow(), link.expiresAt) < 0 ? link : undefined;
  };

  const show = async (
    named: NamedLink,
    { caller, ipAddress }: Visit,
  ): Promise<Outcome<CallAnswer<"subscription", "showTargetedLink">>> => {
    const limited = await limits.take("targetedLinkLooksByAddress", ipAddress);
    if (limited !== undefined) return limited;
    const known = await repository.find(digestOf(named.token));
    const isOwner = known !== undefined && known.identityId === caller.identityId;
    // Its owner, who is signed in, has no use for a fresh one.
    const link = isOwner ? known : await findLive(named);
    const identity = link && (await identities.find(link.identityId));
    const row = link && (await subscriptions.find(link.identityId, link.subscriptionId));
    if (identity === undefined || row === undefined) return over();
    return done({
      plan: offerOn(row, clock.today()).name,
      maskedEmail: maskEmail(identity.email ?? ""),
      maskedPhone: canText && identity.phone !== null ? maskPhone(identity.phone) : null,
      subscriptionId: isOwner ? row.id : null,
    });
  };

  const sendCode = async (
    named: NamedLink & { otpOption: "EMAIL" | "PHONE"; language: Locale },
    { caller, ipAddress }: Visit,
  ): Promise<Outcome<CallAnswer<"subscription", "sendTargetedCode">>> => {
    const link = await findLive(named);
    if (link === undefined) return over();
    return dependencies.sendOneTimeCode({
      identityId: link.identityId,
      channel: named.otpOption,
      purpose: purposeOf(link),
      language: named.language,
      deviceId: caller.deviceId,
      ipAddress,
      template: "one-time-code",
    });
  };

  /** A code that was sent while the link was good may be typed a little later. */
  const redeem = async (
    named: NamedLink & { otp: string },
    { caller, ipAddress }: Visit,
  ): Promise<Outcome<CallAnswer<"subscription", "redeemTargetedLink">>> => {
    const link = await findUnused(named);
    if (link === undefined) return over();
    const { identityId, subscriptionId } = link;
    const { deviceId } = caller;
    const bearer = { identityId, deviceId, purpose: purposeOf(link) };
    const redeemed = await dependencies.redeemOneTimeCode(bearer, named.otp, ipAddress);
    if (!redeemed.ok) return redeemed;
    const { provenEmail } = redeemed.data;
    // Who reads the mail of an address that the account never proved gets no plan of it, nor takes the address away.
    const isAnothers =
      provenEmail !== null &&
      (await dependencies.addresses.findEarlier({ identityId, email: provenEmail, deviceId })) !== undefined;
    if (isAnothers) return over();
    if (!(await repository.consume(link.digest, clock.realNow()))) return over();
    const proven = { identityId, deviceId, assurance: "email" as const, provenEmail };
    return done({ grant: await dependencies.grants.issue(proven, "one-time-code"), subscriptionId });
  };

  return { show, sendCode, redeem };
}
