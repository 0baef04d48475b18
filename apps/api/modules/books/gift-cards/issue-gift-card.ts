import { currencyOf, type Country } from "@skywave/domain/locale/country";
import { idFromBytes } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { giftCardDigests } from "./gift-card-digests.ts";
import type { GiftCardsRepository } from "./gift-cards-repository.ts";

export interface IssuedGiftCard {
  number: string;
  /** Absent for a digital card. */
  printed?: { securityCode: string; expiry: { month: number; year: number } };
  faceInCents: number;
  country: Country;
  vendorType: "internal" | "partner";
  issuedOn: Temporal.PlainDate;
}

export type IssueGiftCard = (issuedGiftCard: IssuedGiftCard) => Promise<string>;

/** Takes a sold card into the books and tells its id; one that is there already is left as it is. */
export function createIssueGiftCard({
  cards,
  secrets,
}: {
  cards: GiftCardsRepository;
  secrets: Secrets;
}): IssueGiftCard {
  return async ({ number, printed, ...issued }) => {
    const { numberDigest, digestOfCode, last4 } = giftCardDigests(secrets, number);
    const id = idFromBytes("gc", secrets.signBytes("gift-card-id", numberDigest));
    await cards.add({
      ...issued,
      id,
      numberDigest,
      securityCodeDigest: printed === undefined ? null : digestOfCode(printed.securityCode),
      last4,
      expiryYear: printed?.expiry.year ?? null,
      expiryMonth: printed?.expiry.month ?? null,
      redeemedInCents: 0,
      heldInCents: 0,
      voidedInCents: 0,
      voidedFor: null,
      currency: currencyOf(issued.country),
      cardType: printed === undefined ? "digital" : "physical",
    });
    return id;
  };
}
