import { OWN_LINKS } from "./starting-points/own-links.ts";
import { WAYS_IN } from "./ways-in.ts";

export interface DeepLink {
  label: string;
  description: string;
  country: "US" | "CA";
  path: string;
}

export const CHECKOUT = "/subscribe/checkout/purchase/streaming";

/** Pages of the product for the sandbox to lead to, in the state that they need. */
export const DEEP_LINKS: readonly DeepLink[] = [
  {
    label: "Streaming checkout",
    description: "Step by step, all offers",
    country: "US",
    path: `${CHECKOUT}/organic`,
  },
  {
    label: "Streaming checkout, Canada",
    description: "In English",
    country: "CA",
    path: `${CHECKOUT}/organic?langpref=en-CA`,
  },
  {
    label: "Forfaits, Québec",
    description: "In French",
    country: "CA",
    path: `${CHECKOUT}/organic?langpref=fr-CA`,
  },
  {
    label: "Self-pay checkout",
    description: "Without the free phase",
    country: "US",
    path: `${CHECKOUT}/self-pay/organic`,
  },
  {
    label: "Account lookup",
    description: "Dana Reyes, dana@skywave.example, 512 555 0142, 78701",
    country: "US",
    path: "/subscribe/checkout/flepz",
  },
  {
    label: "Account lookup by radio",
    description: "June Castellane: radio JN4CAR27, Castellane, 78401",
    country: "US",
    path: "/subscribe/checkout/flepz/radio",
  },
  {
    label: "A letter's link to an account",
    description: "June's account number and radio, filled in",
    country: "US",
    path: "/subscribe/checkout/flepz/radio?rid=JN4CAR27&act=8811340266",
  },
  {
    label: "One click",
    description: "Signed in with a card on file: price, terms, one button",
    country: "US",
    path: "/subscribe/oneclick?offerid=us-music-monthly",
  },
  ...WAYS_IN,
  {
    label: "Promotion that costs nothing",
    description: "FREESKY: two months free, without a card",
    country: "US",
    path: "/subscribe/checkout/promotion?promocode=FREESKY",
  },
  {
    label: "Streaming trial",
    description: "Free, and without a card unless it is to go on",
    country: "US",
    path: "/subscribe/checkout/trial/streaming",
  },
  {
    label: "Streaming trial on one page",
    description: "The same in sections",
    country: "US",
    path: "/subscribe/trial/streaming",
  },
  { label: "Accordion checkout", description: "All sections on one page", country: "US", path: CHECKOUT },
  {
    label: "With a promo code",
    description: "HALFPRICE: six months at half price",
    country: "US",
    path: `${CHECKOUT}?promocode=HALFPRICE`,
  },
  {
    label: "With an expired code",
    description: "SUMMER2026 falls back to the catalogue",
    country: "US",
    path: `${CHECKOUT}?promocode=SUMMER2026`,
  },
  {
    label: "Without a password",
    description: "An account from the e-mail alone",
    country: "US",
    path: `${CHECKOUT}/organic/auto-process-creds`,
  },
  {
    label: "Older address",
    description: "Redirects to the streaming checkout",
    country: "US",
    path: `${CHECKOUT}/organic/MIN2`,
  },
  { label: "Sign in", description: "Password or one-time code", country: "US", path: "/account/login" },
  { label: "Account", description: "Plan, price path, next bill", country: "US", path: "/account" },
  {
    label: "Change a plan",
    description: "Another plan or term, now or later",
    country: "US",
    path: "/subscription/change",
  },
  {
    label: "Upgrade a plan",
    description: "One plan up, at once",
    country: "US",
    path: "/subscribe/checkout/upgrade",
  },
  {
    label: "What follows a promotion",
    description: "As Dana: the choice before the free month ends",
    country: "US",
    path: "/subscribe/checkout?renewalcode=choice",
  },
  {
    label: "Cancel a plan",
    description: "What ends when, and what comes back",
    country: "US",
    path: "/subscription/cancel",
  },
  {
    label: "Cancel by a mail's link",
    description: "Dana's plan, by a link made on the spot",
    country: "US",
    path: "/sandbox/api/targeted-links/cancel",
  },
  {
    label: "Change by a mail's link",
    description: "Dana's plan, by a link made on the spot",
    country: "US",
    path: "/sandbox/api/targeted-links/change",
  },
  {
    label: "A mail's link that is over",
    description: "What people see who come late, and the way to a fresh one",
    country: "US",
    path: "/account/subscription/cancel-targeted?token=over",
  },
  {
    label: "Pay for an account",
    description: "Signed out, with the number on Nora's bills and her ZIP code, 78701",
    country: "US",
    path: "/account/pay",
  },
  { label: "Security", description: "Ways of signing in, devices", country: "US", path: "/account/security" },
  {
    label: "Let a device in",
    description: "By the code that it shows",
    country: "US",
    path: "/onboarding/device-linking",
  },
  {
    label: "Let a device in, new here",
    description: "Creates the account first",
    country: "US",
    path: "/onboarding/device-linking-new-identity",
  },
  {
    label: "Sign-in link that is over",
    description: "What people see who open it again",
    country: "US",
    path: "/account/magic-link#over",
  },
  {
    label: "Plan that waits for its owner",
    description: "One for each case",
    country: "US",
    path: "/sandbox#identity",
  },
  {
    label: "Settings",
    description: "Name, address, messages, devices",
    country: "US",
    path: "/account/manage",
  },
  {
    label: "What we still need",
    description: "As Sam, who told us neither name nor address",
    country: "US",
    path: "/account/info-collection?returnUrl=/account",
  },
  {
    label: "Streaming sign-in",
    description: "As Rosa: made for her, and hers to replace",
    country: "US",
    path: "/account/credentials",
  },
  {
    label: "Streaming sign-in after a purchase",
    description: "The last step of getting ready to listen",
    country: "US",
    path: "/onboarding",
  },
  {
    label: "Choose what to link",
    description: "Speakers, televisions, cars",
    country: "US",
    path: "/subscribe/linking",
  },
  {
    label: "Amazon speakers",
    description: "There and back, with a stand-in for Amazon",
    country: "US",
    path: "/subscribe/linking/device-link-amazon",
  },
  {
    label: "Amazon, a way back that is over",
    description: "What people see whose link was cut off",
    country: "US",
    path: "/amzauth?code=over&state=over",
  },
  {
    label: "Google speakers",
    description: "By the link code; a waiting speaker stands on this page",
    country: "US",
    path: "/subscribe/linking/device-link-google",
  },
  {
    label: "Make an online account",
    description: "For customers who never signed in here",
    country: "US",
    path: "/account/register",
  },
  {
    label: "No calls, no texts",
    description: "For anybody, without a sign-in",
    country: "US",
    path: "/donotcall",
  },
  {
    label: "The student plan",
    description: "Northfield answers at once, Lakeside asks for a proof, Summit knows nobody",
    country: "US",
    path: "/subscribe/checkout/studentverification/new",
  },
  {
    label: "Forfait pour étudiants",
    description: "On one page, in French",
    country: "CA",
    path: "/subscribe/checkout/studentverification?langpref=fr-CA",
  },
  ...OWN_LINKS,
  {
    label: "Renew the student status, one page",
    description: "The older presentation",
    country: "US",
    path: "/student/re-verify",
  },
  { label: "Error page", description: "What people see when something broke", country: "US", path: "/error" },
  { label: "Unknown page", description: "Answered 404", country: "US", path: "/no-such-page" },
];
