import type { Offer } from "./offer.ts";

/** What the ids of packages end in that are two subscriptions at one price; as the contract names them. */
const VIP_SUFFIXES = ["AUD_VIP", "CAN_VIP", "IP_VIP"] as const;
/** What ids of its add-on end in: COMPANION is the type of such a plan in the contract. */
const ADD_ON_SUFFIX = "_COMPANION";

type Sold = { products: readonly { id: string; productType: Offer["products"][number]["productType"] }[] };

/** Whether a plan is two subscriptions at one price: the one that has it, and a second one that goes with it. */
export function isVip({ products }: Sold): boolean {
  return products.some(
    ({ id, productType }) => productType === "main" && VIP_SUFFIXES.some((suffix) => id.endsWith(suffix)),
  );
}

/** Under which id content describes a package: those that begin with `3_` are kept under `SXM_`. */
export function packageIdOf(productId: string): string {
  return productId.startsWith("3_") ? `SXM_${productId.slice(2)}` : productId;
}

/** The add-on of a VIP plan, which is its second subscription: the same without a price, and never sold by itself. */
export function addOnOf(vip: Offer): Offer {
  const last = vip.phases.at(-1);
  if (last === undefined || !isVip(vip)) throw new Error(`offer ${vip.id} has no add-on`);
  return {
    ...vip,
    id: `${vip.id}-companion`,
    products: vip.products
      .filter(({ productType }) => productType === "main")
      .map((product) => ({ ...product, id: `${product.id}${ADD_ON_SUFFIX}` })),
    phases: [{ ...last, duration: "infinite", price: { productAmountInCents: 0, royaltyFeeInCents: 0 } }],
  };
}
