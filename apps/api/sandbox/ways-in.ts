import type { DeepLink } from "./deep-links.ts";

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
    label: "For the car and everywhere else",
    description:
      "A plan for a radio and one for streaming in one order; radios without one are in the garage",
    country: "US",
    path: "/subscribe/checkout/purchase/satellite/vega",
  },
  {
    label: "Two accounts become one",
    description: "Signed in as Dana: Walter’s account is 8844120157, and its code is in the inbox",
    country: "US",
    path: "/transfer/join",
  },
  {
    label: "A plan goes on in another car",
    description:
      "Ray's, by the link of a mail and a code from the inbox; the garage has radios without a plan",
    country: "US",
    path: "/sandbox/api/targeted-links/transfer?email=ray%40skywave.example",
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
    label: "A maker's link for one driver",
    description: "In steps, and claimed for the driver whom the maker names",
    country: "US",
    path: "/sandbox/api/vehicle-trials?page=activate%2Ftrial%2Ftargeted-oem",
  },
  {
    label: "A dealer's desk",
    description: "A car that is in for service: two presses start its trial",
    country: "US",
    path: "/sandbox/api/service-lane",
  },
  {
    label: "A used car",
    description: "Free days for somebody who bought it, by the number that its radio shows",
    country: "US",
    path: "/sandbox/api/used-cars",
  },
  {
    label: "An offer for one customer",
    description: "Emilie's, by a link made on the spot",
    country: "CA",
    path: "/sandbox/api/offer-links",
  },
  {
    label: "An offer for one customer's radio",
    description: "Half a year at half price, for a radio that they find",
    country: "US",
    path: "/sandbox/api/offer-links?email=dana%40skywave.example&offerId=us-satellite-half-price&service=satellite%2Ftargeted%2Fnew",
  },
  {
    label: "An offer's link that is over",
    description: "The ordinary plans, and why",
    country: "CA",
    path: "/sandbox/api/offer-links?hoursLeft=0",
  },
];
