import { expect } from "@playwright/test";
import { NO_FUNDS_LATER } from "../support/bill-payer.ts";
import { press, reach, typeInto } from "../support/keyboard.ts";
import type { Subscriber } from "../support/subscriber.ts";
import { beginWithinAnHour, countriesOf, linkFrom, type Situation } from "./refusal.ts";

const offerOf = (person: Subscriber, plan: string) => `${countriesOf(person)[0].toLowerCase()}-${plan}`;
const DECLINED = "complete-order.declined.useAnotherCard";

/** Asks for the price of the one plan that the page offers, and pays it. */
async function switchAt(person: Subscriber, path: string): Promise<void> {
  await person.open(path);
  await press(person.page, person.button("change.ask"));
  await press(
    person.page,
    person.page.getByRole("button", { name: person.texts.like("change.confirm-and-pay") }),
  );
}

async function oneClick(person: Subscriber, offerId: string): Promise<void> {
  await person.open(`/subscribe/oneclick?offerid=${offerId}`);
  await press(person.page, person.completeOrderButton());
}

async function buySeveral(person: Subscriber): Promise<void> {
  const { page } = person;
  await person.open("/subscribe/multi-subscription-purchase");
  await expect(page.getByRole("main").getByRole("combobox").first()).toBeVisible();
  for (const count of (await page.getByRole("main").getByRole("combobox").all()).slice(0, 2)) {
    await reach(page, count);
    await page.keyboard.type("1");
  }
  await press(page, person.button("several.continue"));
  await person.completeOrder();
}

async function give(person: Subscriber): Promise<void> {
  const { page } = person;
  await person.open("/subscribe/gift");
  await reach(page, page.getByRole("radio", { name: /25/ }));
  await page.keyboard.press("Space");
  await typeInto(page, person.field("gift.recipient-name"), "Ana");
  await typeInto(page, person.field("gift.recipient-email"), `for-${person.email}`);
  await typeInto(page, person.field("gift.sender-name"), "Robin");
  await press(page, person.button("gift.continue"));
  await press(page, page.getByRole("button", { name: person.texts.like("gift.pay") }));
}

async function buy(person: Subscriber): Promise<void> {
  await person.open("/subscribe/checkout/purchase/streaming/self-pay/organic");
  await person.choosePlan();
  await person.completeOrder();
}

const poorWith = (plan: "music-monthly" | "all-access-monthly") => (person: Subscriber) =>
  person.subscribeBefore(plan, { card: NO_FUNDS_LATER });

/** A profile has three declines an hour, so each of these people has no more than that. */
const declined: readonly Situation[] = [
  {
    who: "somebody whose card is empty",
    prepare: async (person) => {
      await beginWithinAnHour();
      await poorWith("all-access-monthly")(person);
    },
    refusals: [
      {
        name: "an upgrade",
        meet: (person) => switchAt(person, "/subscribe/checkout/upgrade"),
        says: DECLINED,
      },
      { name: "a VIP plan", meet: (person) => switchAt(person, "/subscribe/upgrade-vip"), says: DECLINED },
      {
        name: "a plan by one click",
        meet: (person) => oneClick(person, offerOf(person, "music-monthly")),
        says: DECLINED,
      },
      {
        name: "one decline more than an hour allows",
        meet: (person) => oneClick(person, offerOf(person, "music-monthly")),
        says: "complete-order.TOO_MANY_DECLINES",
      },
    ],
  },
  {
    who: "somebody else whose card is empty",
    prepare: poorWith("music-monthly"),
    refusals: [
      { name: "several plans", meet: buySeveral, says: DECLINED },
      { name: "a gift", meet: give, says: DECLINED },
      { name: "a purchase", meet: buy, says: DECLINED },
    ],
  },
  {
    who: "somebody who owes with an empty card",
    prepare: (person) => person.subscribeBefore("all-access-monthly", { card: NO_FUNDS_LATER, ago: "P1M3D" }),
    refusals: [
      {
        name: "a bill",
        meet: async (person) => {
          await person.open("/account/pay");
          await press(
            person.page,
            person.page.getByRole("button", { name: person.texts.like("pay.submit") }),
          );
        },
        says: DECLINED,
      },
      {
        name: "a change before what is due is paid",
        meet: (person) => person.open("/subscription/change"),
        says: "change.PAYMENT_DUE",
      },
    ],
  },
];

const notEligible: readonly Situation[] = [
  {
    who: "a subscriber",
    prepare: (person) => person.subscribeBefore("all-access-monthly"),
    refusals: [
      {
        name: "a renewal without a promotion",
        meet: (person) => person.open("/subscribe/checkout/renewal"),
        says: "renewal.no-promotion",
      },
      {
        name: "an offer of the other country",
        meet: (person) =>
          person.open(`/subscribe/oneclick?offerid=${countriesOf(person)[1].toLowerCase()}-music-monthly`),
        says: "offers.not-sold-here",
      },
      {
        name: "a plan that is theirs already",
        meet: (person) => person.open(`/subscribe/oneclick?offerid=${offerOf(person, "all-access-monthly")}`),
        says: "complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY",
      },
      {
        name: "an offer that is meant for somebody else",
        meet: async (person) => {
          const params = {
            email: "meant-for-somebody@example.com",
            offerId: offerOf(person, "all-access-half-price"),
          };
          await person.open(await linkFrom(person, "offer-links", params));
          await press(
            person.page,
            person.page.getByRole("button", { name: person.texts.like("offers.continue") }),
          );
        },
        says: "complete-order.OFFER_MEANT_FOR_ANOTHER",
      },
    ],
  },
  {
    who: "somebody who had the trial",
    prepare: (person) => person.subscribeBefore("all-access-trial"),
    refusals: [
      {
        name: "a second trial",
        meet: (person) => person.open("/subscribe/trial/streaming"),
        says: "deals.trial-used",
      },
    ],
  },
];

export const subscribers: readonly Situation[] = [...declined, ...notEligible];
