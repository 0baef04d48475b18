import type { Reception } from "../radios/radio.ts";

const DATA = "data-";

/** Whether a product comes to the screen of a radio, beside what is heard. */
export function isDataProduct(productId: string): boolean {
  return productId.startsWith(DATA);
}

/** The id of the product with which a plan brings a kind of service to the screen of a radio. */
export function dataProductFor(kind: Reception): string {
  return `${DATA}${kind}`;
}
