import type { Offer } from "./offer.ts";

/** The product an offer is about; partner products come along with it. */
export function mainProductOf(offer: Offer): string {
  const main = offer.products.find((product) => product.productType === "main");
  if (main === undefined) throw new Error(`offer ${offer.id} has no main product`);
  return main.id;
}
