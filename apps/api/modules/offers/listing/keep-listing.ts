import type { Country } from "@skywave/domain/locale/country";
import type { OfferRow, OffersRepository } from "../offers-repository.ts";

const KEPT_FOR_MILLISECONDS = 1_000;

interface Kept {
  readAt: number;
  offers: Promise<OfferRow[]>;
}

/**
 * Keeps what is on sale in memory for a second: it is asked for by every visitor and changes when an operator changes
 * it. Another node may show an offer for that second after it was withdrawn; a quote and a confirmation ask the
 * database, so nobody buys it. A list is the same object for as long as it is kept, so what is made of it can be kept
 * beside it.
 */
export function keepListing(
  repository: OffersRepository,
  elapsedInMilliseconds = () => performance.now(),
): OffersRepository {
  const kept = new Map<Country, Kept>();

  function listOrganic(country: Country): Promise<OfferRow[]> {
    const readAt = elapsedInMilliseconds();
    const last = kept.get(country);
    if (last !== undefined && readAt - last.readAt < KEPT_FOR_MILLISECONDS) return last.offers;
    const offers = repository.listOrganic(country);
    kept.set(country, { readAt, offers });
    // Who asked is told that it failed; who asks next, asks the database.
    offers.catch(() => kept.delete(country));
    return offers;
  }

  return {
    ...repository,
    listOrganic,
    addMissing: async (...rows) => {
      await repository.addMissing(...rows);
      kept.clear();
    },
    setWithdrawn: async (...change) => {
      await repository.setWithdrawn(...change);
      kept.clear();
    },
  };
}
