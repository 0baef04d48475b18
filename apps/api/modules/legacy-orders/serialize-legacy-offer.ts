import type { LegacyOffer, Offer as WireOffer, PackageDescription } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { isDataProduct } from "@skywave/domain/offers/data-product";
import { derivePrice } from "@skywave/domain/offers/derived-price";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { packageIdOf } from "@skywave/domain/offers/vip";
import { planCategoryOf } from "@skywave/domain/plans/plan-category";
import { phaseNameOf, planTypeOf } from "@skywave/domain/plans/plan-type";

/** An offer in the words of the legacy system: a package, and what each of its phases costs. */
export function serializeLegacyOffer(offer: Offer): LegacyOffer {
  const planCode = packageIdOf(mainProductOf(offer));
  return {
    offerId: offer.id,
    packageName: offer.name,
    planCode,
    category: planCategoryOf(planCode),
    includesRadio: offer.serviceType !== "streaming",
    phases: offer.phases.map((phase) => {
      const type = planTypeOf(phase);
      const { termLengthInMonths, priceTermInCents, priceMonthlyInCents } = derivePrice(phase);
      return {
        phase: phaseNameOf(type),
        type,
        length: termLengthInMonths,
        price: toMajorUnits(priceTermInCents),
        pricePerMonth: toMajorUnits(priceMonthlyInCents),
      };
    }),
  };
}

/** Each package that some offers sell, once. */
export function describePackages(offers: readonly WireOffer[]): PackageDescription[] {
  const packages = new Map<string, PackageDescription>();
  for (const { products, serviceType, inclusions } of offers) {
    const main = products.find(({ productType }) => productType === "main");
    if (main === undefined) continue;
    const planCode = packageIdOf(main.id);
    packages.set(planCode, {
      planCode,
      packageName: [main, ...products.filter(({ id }) => isDataProduct(id))]
        .map(({ name }) => name)
        .join(" "),
      serviceType,
      ...(inclusions && { inclusions }),
    });
  }
  return [...packages.values()];
}
