import type { Address } from "@skywave/domain/addresses/address";
import type { Tracker } from "@skywave/tracking";
import type { CardField } from "./use-card-element.ts";

/** Whose card it is, as the card processor asks. */
export interface CardOwner {
  firstName: string;
  lastName: string;
  address: Address;
}

/** What analytics is told of a card: nothing by which it is known. */
export function tellCard(
  tracking: Pick<Tracker, "describe">,
  { brand, funding }: { brand: string; funding: string },
): void {
  tracking.describe({
    account: { cardInfo: { isPrepaid: funding === "prepaid", binRangeNames: [brand] } },
  });
}

/**
 * Gets a token for the card in the field from its processor, and tells what kind of card it is; undefined where the
 * processor cannot read it. Of a visitor we know no name and no address.
 */
export async function cardTokenOf(
  field: CardField | undefined,
  owner: CardOwner | undefined,
  tracking: Pick<Tracker, "describe">,
): Promise<string | undefined> {
  if (field === undefined) return undefined;
  const made = await field.processor.createPaymentMethod({
    type: "card",
    card: field.element,
    ...(owner && { billing_details: detailsOf(owner) }),
  });
  if (made.paymentMethod?.card !== undefined) tellCard(tracking, made.paymentMethod.card);
  return made.paymentMethod?.id;
}

function detailsOf({ firstName, lastName, address }: CardOwner) {
  return {
    name: `${firstName} ${lastName}`,
    address: {
      line1: address.addressLine1,
      city: address.city,
      state: address.state,
      postal_code: address.zipCode,
      country: address.country,
    },
  };
}
