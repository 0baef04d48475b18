import { expect } from "@playwright/test";
import { Driver } from "../support/driver.ts";
import { press, typeInto } from "../support/keyboard.ts";
import type { Subscriber } from "../support/subscriber.ts";
import { beginWithinAnHour, countriesOf, linkFrom, type Refusal, type Situation } from "./refusal.ts";

const NOBODYS_RADIO = "N0B0DYZ1";
const NOBODYS_VIN = "9SKVR2H45R1099217";
const PURCHASE = "/subscribe/checkout/purchase/satellite/organic/new";

/** The same person, who also looks for radios. */
function driverOf({ page, locale, email }: Subscriber): Driver {
  return Object.assign(new Driver(page, locale), { email });
}

/** Of people with a plan for a car. */
const cars = new WeakMap<Subscriber, Driver>();
function carOf(person: Subscriber): Driver {
  const car = cars.get(person);
  if (car === undefined) throw new Error("nobody has made a car for them");
  return car;
}

async function findAt(person: Subscriber, way: "RID" | "VIN", number: string): Promise<void> {
  await person.open("/subscribe/refresh-signal");
  await driverOf(person).findBy(way, number);
}

const lookups: readonly Refusal[] = [
  {
    name: "a radio that is none",
    meet: (person) => findAt(person, "RID", NOBODYS_RADIO),
    says: "find-radio.not-found.RID",
  },
  {
    name: "a VIN of no radio",
    meet: (person) => findAt(person, "VIN", NOBODYS_VIN),
    says: "find-radio.not-found.VIN",
  },
  {
    name: "a plate of no radio",
    meet: async (person) => {
      await person.open("/subscribe/refresh-signal");
      await driverOf(person).findByPlate("N0B0DY");
    },
    says: "find-radio.not-found.LPL",
  },
  {
    name: "more numbers than an hour allows",
    meet: async (person) => {
      const { page, texts } = person;
      const told = (key: "find-radio.not-found.RID" | "failure.RATE_LIMIT_EXCEEDED") =>
        page.getByText(texts.within(key)).first();
      await findAt(person, "RID", NOBODYS_RADIO);
      for (let more = 2; ; more += 1) {
        await expect(told("find-radio.not-found.RID").or(told("failure.RATE_LIMIT_EXCEEDED"))).toBeVisible();
        if (await told("failure.RATE_LIMIT_EXCEEDED").isVisible()) return;
        await findAt(person, "RID", `N0B0DYZ${more}`);
      }
    },
    says: "failure.RATE_LIMIT_EXCEEDED",
  },
];

const trials: readonly Refusal[] = [
  {
    name: "a trial's link that nobody made",
    meet: (person) => person.open("/activate#not-a-link-that-we-made"),
    says: "trial.error.MAGIC_LINK_NOT_FOUND",
  },
  { name: "a trial without its link", meet: (person) => person.open("/activate"), says: "trial.missing" },
  {
    name: "a trial that has not begun",
    meet: async (person) => {
      const [country] = countriesOf(person);
      await person.open(await linkFrom(person, "vehicle-trials", { country, isWaiting: "true" }));
    },
    says: "trial.state.TrialNotStarted",
  },
  {
    name: "a used car whose radio is none",
    meet: async (person) => {
      await person.open("/activate/trial/used-vehicle");
      await typeInto(person.page, person.field("find-radio.radio-id"), NOBODYS_RADIO);
      await press(person.page, person.button("used-vehicle.check"));
    },
    says: "used-car.106",
  },
  {
    name: "a dealer's desk without its link",
    meet: (person) => person.open("/activate/trial/service-lane"),
    says: "service-lane.no-desk",
  },
];

async function buyFor(person: Subscriber, radioId: string): Promise<void> {
  const driver = driverOf(person);
  await person.open(PURCHASE);
  await driver.findBy("RID", radioId);
  await press(person.page, person.button("radio-step.continue"));
  await person.choosePlan(/Polaris/);
}

async function moveTo(person: Subscriber, radioId: string): Promise<void> {
  const { page } = person;
  await person.open("/account");
  const own = page.getByRole("article").filter({ hasText: carOf(person).radioId.slice(-4) });
  await press(page, own.getByRole("link", { name: person.texts.within("transfer.open") }));
  await driverOf(person).findBy("RID", radioId);
}

/** A radio on which somebody else pays for a plan. */
async function takenRadio(person: Subscriber): Promise<string> {
  const beside = driverOf(person);
  await beside.meetCar();
  return beside.radioId;
}

/** What people meet who look for radios, try, buy for, move and join what they have. */
export const drivers: readonly Situation[] = [
  { who: "a visitor beside a car", prepare: beginWithinAnHour, refusals: lookups },
  { who: "somebody with a trial in view", prepare: () => Promise.resolve(), refusals: trials },
  {
    who: "somebody with a card and no radio",
    prepare: (person) => person.subscribeBefore("music-monthly"),
    refusals: [
      {
        name: "a plan for a radio that somebody else pays for",
        meet: async (person) => buyFor(person, await takenRadio(person)),
        says: "complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      },
    ],
  },
  {
    who: "somebody with a plan in their car",
    prepare: async (person) => {
      const driver = driverOf(person);
      await driver.buyCar();
      cars.set(person, driver);
    },
    refusals: [
      {
        name: "a move to the same radio",
        meet: (person) => moveTo(person, carOf(person).radioId),
        says: "transfer.CS_INELIGIBLE_RADIO.sameRadio",
      },
      {
        name: "a move to a radio that somebody else pays for",
        meet: async (person) => moveTo(person, await takenRadio(person)),
        says: "transfer.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
      },
    ],
  },
  {
    who: "somebody with a trial in their car",
    prepare: async (person) => {
      const [country] = countriesOf(person);
      await person.open(await linkFrom(person, "vehicle-trials", { country }));
      await person.createAccount();
      await press(person.page, person.button("trial.claim"));
      const done = { name: person.texts.like("trial.done-heading") };
      await expect(person.page.getByRole("heading", done)).toBeVisible();
    },
    refusals: [
      {
        name: "a move of the trial",
        meet: async (person) => {
          const { page } = person;
          const listed = page.waitForResponse((answer) => answer.url().endsWith("/subscriptions"));
          await person.open("/account");
          const { subscriptions }: { subscriptions: { id: string }[] } = await (await listed).json();
          await person.open(`/transfer?subscriptionId=${subscriptions[0]?.id ?? ""}`);
        },
        says: "transfer.PLAN_CANNOT_MOVE.trial",
      },
    ],
  },
];
