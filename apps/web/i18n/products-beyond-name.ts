import type { Offer } from "@skywave/contract";

/** What a plan includes beyond what it is called itself: a plan that names only itself has nothing to add. */
export function productsBeyondName({ name, products }: Pick<Offer, "name" | "products">): string[] {
  return products.map((product) => product.name).filter((product) => product !== name);
}
