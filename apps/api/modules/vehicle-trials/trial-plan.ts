import type { Country } from "@skywave/domain/locale/country";
import type { Offer } from "@skywave/domain/offers/offer";
import type { Offers } from "#modules/offers/index.ts";

/** The plan for satellite radio, free for a number of days; nothing follows by itself. */
export type FindTrialPlan = (country: Country, days: number) => Promise<Offer>;

export function createFindTrialPlan(offers: Pick<Offers, "findNewest">): FindTrialPlan {
  return async (country, days) => {
    const code = country.toLowerCase();
    const plan = await offers.findNewest(`${code}-satellite-monthly`);
    if (plan === undefined) throw new Error(`there is no plan for satellite radio in ${country}`);
    const { name, currency, baseTerm, serviceType, billingPlatform, products } = plan;
    const span = { length: days, timeUnit: "days" } as const;
    return {
      id: `${code}-vehicle-trial`,
      version: 1,
      name,
      country,
      currency,
      baseTerm,
      serviceType,
      billingPlatform,
      products,
      phases: [
        {
          type: "Free",
          duration: span,
          billingPeriod: span,
          price: { productAmountInCents: 0, royaltyFeeInCents: 0 },
        },
      ],
    };
  };
}
