import { press, typeInto } from "../support/keyboard.ts";
import type { Subscriber } from "../support/subscriber.ts";
import { countriesOf, linkFrom, type Refusal, type Situation } from "./refusal.ts";

const EXPIRED = { US: "SUMMER2026", CA: "ETE2026" };
const USED = { US: "USEDONCE", CA: "UNESEULEFOIS" };
const ELSEWHERE = { US: "CIELLIBRE", CA: "FREESKY" };
const OTHER_PAGE = { US: "HALFPRICE", CA: "DEMIPRIX" };
const UNKNOWN = { US: "NOSUCHCODE", CA: "PASDECODE" };
/** Its last digit fits the others, and nobody has it. */
const UNUSED_ACCOUNT = "1234567897";
const POSTAL = { US: "78701", CA: "H2Y 1A1" };
const AREA = { US: "512", CA: "514" };

const promotionBy = (codes: Record<"US" | "CA", string>) => (person: Subscriber) =>
  person.open(`/subscribe/checkout/promotion?promocode=${codes[countriesOf(person)[0]]}`);

/** One that was not asked for today: asking for the same often is guessing. */
const unlistedNumber = () => `555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;

/** Types five facts that nobody here has together. */
async function lookUp(person: Subscriber): Promise<void> {
  const [country] = countriesOf(person);
  for (const [key, text] of [
    ["billing.first-name", "Robin"],
    ["billing.last-name", "Ferrer"],
    ["account-step.email", person.email],
    ["look-up.phone", AREA[country] + unlistedNumber()],
    ["billing.postal-code", POSTAL[country]],
  ] as const)
    await typeInto(person.page, person.field(key), text);
  await press(person.page, person.button("look-up.submit"));
}

async function waitingPlan({ page }: Subscriber, status: string): Promise<string> {
  const made = await page.request.post("/sandbox/api/waiting-plans", {
    data: { status },
    headers: { "sxm-trace-id": "a-waiting-plan" },
  });
  return (await made.json()).path;
}

const promoCodes: readonly Refusal[] = [
  { name: "a code that is over", meet: promotionBy(EXPIRED), says: "promo.reason.expired" },
  { name: "a code that is used up", meet: promotionBy(USED), says: "promo.reason.redeemed" },
  { name: "a code of the other country", meet: promotionBy(ELSEWHERE), says: "promo.reason.wrongCountry" },
  { name: "a code for another page", meet: promotionBy(OTHER_PAGE), says: "promo.because.otherOffers" },
  { name: "a code that is none", meet: promotionBy(UNKNOWN), says: "promo.reason.notFound" },
];

const links: readonly Refusal[] = [
  {
    name: "an offer's link that has run out",
    meet: async (person) => {
      const [country] = countriesOf(person);
      const offerId = `${country.toLowerCase()}-all-access-half-price`;
      await person.open(
        await linkFrom(person, "offer-links", { email: person.email, offerId, hoursLeft: "0" }),
      );
    },
    says: "offer-link.over",
  },
  {
    name: "a link to cancel that is over",
    meet: (person) => person.open("/account/subscription/cancel-targeted?token=over"),
    says: "targeted.over",
  },
  {
    name: "a link to change without its token",
    meet: (person) => person.open("/account/subscription/change-targeted"),
    says: "targeted.missing",
  },
  {
    name: "a sign-in link that is over",
    meet: async (person) => {
      await person.open("/account/magic-link#over");
      await press(person.page, person.button("open-link.open"));
    },
    says: "open-link.error.MAGIC_LINK_NOT_FOUND",
  },
  {
    name: "a waiting plan's link that is none",
    meet: (person) => person.open("/subscribe/sal-2#not-a-link-that-we-made"),
    says: "sal.error.INVALID_SAL_STATUS",
  },
  {
    name: "a waiting plan that has its owner",
    meet: async (person) => person.open(await waitingPlan(person, "CLAIMED")),
    says: "sal.claimed",
  },
];

const people: readonly Refusal[] = [
  {
    name: "a customer who is not found",
    meet: async (person) => {
      await person.open("/subscribe/checkout/flepz");
      await lookUp(person);
    },
    says: "look-up.nobody",
  },
  {
    name: "an online account for somebody who is no customer",
    meet: async (person) => {
      await person.open("/account/register");
      await lookUp(person);
    },
    says: "look-up.nobody",
  },
  {
    name: "the bill of an account that is none",
    meet: async (person) => {
      await person.open("/account/pay");
      await typeInto(person.page, person.field("invoice.account-number"), UNUSED_ACCOUNT);
      await typeInto(person.page, person.field("billing.postal-code"), POSTAL[countriesOf(person)[0]]);
      await press(person.page, person.button("guest.find"));
    },
    says: "guest.not-found",
  },
  {
    name: "a password that is wrong",
    meet: async (person) => {
      // Whoever has no account is asked for a password at seven of eight addresses only.
      await person.joinAndLeave();
      await person.enterPassword("not the password");
    },
    says: "sign-in.error.INVALID_CREDENTIALS",
  },
];

export const visitors: readonly Situation[] = [
  {
    who: "a visitor",
    prepare: () => Promise.resolve(),
    refusals: [...promoCodes, ...links, ...people],
  },
];
