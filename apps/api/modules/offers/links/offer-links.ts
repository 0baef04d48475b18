import { maskEmail } from "@skywave/domain/identity/masked-contact";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf, isSameDigest, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import type { OfferLinkRow, OfferLinksRepository } from "./offer-links-repository.ts";

const LIFETIME_IN_HOURS = 30 * 24;

export interface OfferLinks {
  /** Makes a link and answers with its token, which is not kept. */
  issue(
    input: { offerId: string; email: string; hoursLeft?: number | undefined },
    token?: string,
  ): Promise<string>;
  /** What a link is for, to whoever has it; undefined once it is over or used. */
  open(token: string): Promise<OfferLinkRow | undefined>;
  removeExpired(): Promise<void>;
  /** Whether a person may buy an offer by a link; its digest, under which the order is kept. */
  decide(token: string, options: { identityId: string; offerId: string }): Promise<Outcome<string>>;
}

/** Links to an offer that is meant for one customer: whoever has the address that it was sent to, and nobody else. */
export function createOfferLinks(dependencies: {
  links: OfferLinksRepository;
  /** Whether an order was made by it that is confirmed, or just being paid. */
  isUsed: (digest: string) => Promise<boolean>;
  /** The address that a person has proved to be theirs. */
  findEmail: (identityId: string) => Promise<string | undefined>;
  secrets: Secrets;
  clock: Clock;
}): OfferLinks {
  const { links, isUsed, findEmail, secrets, clock } = dependencies;
  const contactDigestOf = (email: string) => secrets.sign("offer-link", email.trim().toLowerCase());

  const findGood = async (token: string): Promise<OfferLinkRow | undefined> => {
    const link = await links.find(digestOf(token));
    const isOver = link === undefined || Temporal.Instant.compare(clock.now(), link.expiresAt) >= 0;
    return isOver ? undefined : link;
  };

  return {
    issue: async ({ offerId, email, hoursLeft = LIFETIME_IN_HOURS }, token = randomSecret()) => {
      await links.add({
        digest: digestOf(token),
        offerId,
        contactDigest: contactDigestOf(email),
        maskedEmail: maskEmail(email),
        expiresAt: clock.now().add({ hours: hoursLeft }),
      });
      return token;
    },

    open: async (token) => {
      const link = await findGood(token);
      return link === undefined || (await isUsed(link.digest)) ? undefined : link;
    },

    removeExpired: () => links.removeExpired(clock.now()),

    decide: async (token, { identityId, offerId }) => {
      const link = await findGood(token);
      if (link === undefined || link.offerId !== offerId) return refuse("OFFER_EXPIRED");
      const email = await findEmail(identityId);
      if (email === undefined || !isSameDigest(contactDigestOf(email), link.contactDigest))
        return refuse("OFFER_MEANT_FOR_ANOTHER");
      return (await isUsed(link.digest)) ? refuse("OFFER_REDEEMED") : done(link.digest);
    },
  };
}
