import type { DeepLink } from "./personas-for.ts";

/** The doors, several plans in one order, and offers for one customer. */
export const WAYS_IN: readonly DeepLink[] = [
  {
    label: "Listen live",
    description: "All channels with what is on, 15 minutes a day free without a plan",
    country: "US",
    path: "/listen",
  },
  {
    label: "Listen live, Quebec",
    description: "The same in French, the French channels first",
    country: "CA",
    path: "/listen?langpref=fr-CA",
  },
  {
    label: "All ways in",
    description: "Plans with prices, and every other door to one",
    country: "US",
    path: "/subscribe",
  },
  {
    label: "All trials",
    description: "What is free, for how long, and what comes then",
    country: "US",
    path: "/subscribe/trial",
  },
  {
    label: "Two at one price",
    description: "Signed in: a VIP plan, with a second subscription",
    country: "US",
    path: "/subscribe/upgrade-vip",
  },
  {
    label: "Several plans",
    description: "Signed in: two or more plans in one order",
    country: "US",
    path: "/subscribe/multi-subscription-purchase",
  },
  {
    label: "A maker sends a trial link",
    description: "A new car with 90 free days, to be claimed with an account",
    country: "US",
    path: "/sandbox/api/vehicle-trials",
  },
  {
    label: "A maker sends one, Canada",
    description: "The same, for a car in Quebec",
    country: "CA",
    path: "/sandbox/api/vehicle-trials?country=CA",
  },
  {
    label: "An offer for one customer",
    description: "Emilie's, by a link made on the spot",
    country: "CA",
    path: "/sandbox/api/offer-links",
  },
  {
    label: "An offer's link that is over",
    description: "The ordinary plans, and why",
    country: "CA",
    path: "/sandbox/api/offer-links?hoursLeft=0",
  },
];
