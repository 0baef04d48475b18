import { maskEmail } from "@skywave/domain/identity/masked-contact";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf, isSameDigest, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import type { OfferLinkRow, OfferLinksRepository } from "./offer-links-repository.ts";

const LIFETIME_IN_HOURS = 30 * 24;

/** Links to an offer that is meant for one customer: whoever has the address that it was sent to, and nobody else. */
export function createOfferLinks(dependencies: {
  links: OfferLinksRepository;
  /** Whether an order was made by it that is confirmed, or just being paid. */
  isUsed: (digest: string) => Promise<boolean>;
  /** The address that a person has proved to be theirs. */
  findEmail: (identityId: string) => Promise<string | undefined>;
  secrets: Secrets;
  clock: Clock;
}) {
  const { links, isUsed, findEmail, secrets, clock } = dependencies;
  const contactDigestOf = (email: string) => secrets.sign("offer-link", email.trim().toLowerCase());

  const findGood = async (token: string): Promise<OfferLinkRow | undefined> => {
    const link = await links.find(digestOf(token));
    const isOver = link === undefined || Temporal.Instant.compare(clock.now(), link.expiresAt) >= 0;
    return isOver ? undefined : link;
  };

  return {
    /** Makes a link and answers with its token, which is not kept. */
    issue: async (
      {
        offerId,
        email,
        hoursLeft = LIFETIME_IN_HOURS,
      }: { offerId: string; email: string; hoursLeft?: number | undefined },
      token: string = randomSecret(),
    ): Promise<string> => {
      await links.add({
        digest: digestOf(token),
        offerId,
        contactDigest: contactDigestOf(email),
        maskedEmail: maskEmail(email),
        expiresAt: clock.now().add({ hours: hoursLeft }),
      });
      return token;
    },

    /** What a link is for, to whoever has it; undefined once it is over or used. */
    open: async (token: string): Promise<OfferLinkRow | undefined> => {
      const link = await findGood(token);
      return link === undefined || (await isUsed(link.digest)) ? undefined : link;
    },

    removeExpired: (): Promise<void> => links.removeExpired(clock.now()),

    /** Whether a person may buy an offer by a link; its digest, under which the order is kept. */
    judge: async (
      token: string,
      { identityId, offerId }: { identityId: string; offerId: string },
    ): Promise<Outcome<string>> => {
      const link = await findGood(token);
      if (link === undefined || link.offerId !== offerId) return refuse("OFFER_EXPIRED");
      const email = await findEmail(identityId);
      if (email === undefined || !isSameDigest(contactDigestOf(email), link.contactDigest))
        return refuse("OFFER_MEANT_FOR_ANOTHER");
      return (await isUsed(link.digest)) ? refuse("OFFER_REDEEMED") : done(link.digest);
    },
  };
}

export type OfferLinks = ReturnType<typeof createOfferLinks>;
