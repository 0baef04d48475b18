import { writeFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { BillPayer, NO_FUNDS_LATER } from "./support/bill-payer.ts";
import { takeAllLooks, writeContactSheet } from "./support/contact-sheet.ts";
import { Driver } from "./support/driver.ts";
import type { Shopper } from "./support/shopper.ts";
import { watchRequests } from "./support/page/watch-requests.ts";

// Run by `npm run pictures`: one sheet for each page, at three widths, light and dark, in two languages.
const FOLDER = new URL("../../docs/images/review/", import.meta.url).pathname;
const LOCALES: Locale[] = ["en-US", "fr-CA"];
const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";
const SATELLITE = "/subscribe/checkout/purchase/satellite";

type Open = (person: BillPayer) => Promise<void>;

async function openAt(person: Shopper, path: string): Promise<void> {
  await person.open(path);
  await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** A page for anybody. */
const at =
  (path: string): Open =>
  (person) =>
    openAt(person, path);

/** A page for somebody who has had a plan for a while. */
const withPlan =
  (path: string, past: Parameters<BillPayer["liveWithPlan"]>[0] = { ago: "P10D" }): Open =>
  async (person) => {
    await person.liveWithPlan(past);
    await at(path)(person);
  };

const withoutPlan =
  (path: string): Open =>
  async (person) => {
    await person.join();
    await at(path)(person);
  };

const toPlan = async (person: BillPayer) => {
  await person.open(ORGANIC);
  await expect(person.plans.first()).toBeVisible();
};

const toPayment = async (person: BillPayer) => {
  await toPlan(person);
  await person.choosePlan();
  await person.createAccount();
  await expect(person.field("billing.first-name")).toBeVisible();
};

const openFirst = async (person: BillPayer, address: string) => {
  const link = person.page.locator(`a[href*="${address}"]`).first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(person.page).toHaveURL(new RegExp(address));
  await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
};

/** For somebody who drives a car with a plan on its radio. */
const withCar =
  (path: string): Open =>
  async ({ page, locale }) => {
    const driver = new Driver(page, locale);
    await driver.buyCar();
    await openAt(driver, path);
  };

const toRadioPlans: Open = async ({ page, locale }) => {
  const driver = new Driver(page, locale);
  await driver.buildCar();
  await driver.open(`${SATELLITE}/organic/new`);
  await driver.findBy("RID", driver.radioId);
  await driver.button("radio-step.continue").click();
  await expect(driver.plans.first()).toBeVisible();
};

const TRIAL = { offer: "all-access-trial", ago: "P10D" };
const OVERDUE = { ago: "P1M4D", card: NO_FUNDS_LATER };

const PAGES: Readonly<Record<string, Open>> = {
  "front-door": at("/"),
  plans: toPlan,
  account: async (person) => {
    await toPlan(person);
    await person.choosePlan();
    await expect(person.field("account-step.email")).toBeVisible();
  },
  payment: async (person) => {
    await toPayment(person);
    await person.enterAddress();
    await person.enterCard();
    await person.saveBilling();
  },
  review: async (person) => {
    await person.liveWithPlan({ offer: "music-monthly", ago: "P10D" });
    await toPlan(person);
    await person.choosePlan();
    await expect(person.completeOrderButton()).toBeVisible();
  },
  end: async (person) => {
    await toPayment(person);
    await person.enterAddress();
    await person.enterCard();
    await person.completeOrder();
    await expect(person.heading("confirmation.heading")).toBeVisible();
  },
  "home-new": withoutPlan("/account"),
  "home-trial": withPlan("/account", TRIAL),
  "home-active": withPlan("/account"),
  "home-overdue": withPlan("/account", OVERDUE),
  "plan-of-mine": async (person) => {
    await withPlan("/account", TRIAL)(person);
    await openFirst(person, "/account/plan/");
  },
  "change-plan": withPlan("/subscription/change", { offer: "music-monthly", ago: "P10D" }),
  pause: withPlan("/subscription/pause"),
  cancel: withPlan("/subscription/cancel"),
  bills: withPlan("/account/bills", { offer: "all-access-trial", ago: "P7M10D" }),
  "bills-overdue": withPlan("/account/bills", OVERDUE),
  receipt: async (person) => {
    await withPlan("/account/bills", { ago: "P2M3D" })(person);
    await openFirst(person, "/account/invoices/");
  },
  pay: withPlan("/account/pay", OVERDUE),
  "payment-methods": withPlan("/account/payment-methods"),
  devices: withPlan("/subscribe/linking"),
  "own-devices": withPlan("/account/devices"),
  security: withPlan("/account/security"),
  settings: withPlan("/account/manage"),
  "gift-card": withPlan("/account/gift-card"),
  "sign-in": at("/account/login"),
  "give-a-gift": at("/subscribe/gift"),
  "claim-a-trial": at("/activate"),
  "refresh-signal": at("/subscribe/refresh-signal"),
  "find-a-radio": at(SATELLITE),
  "plans-of-a-radio": toRadioPlans,
  "car-and-streaming": at(`${SATELLITE}/vega`),
  "home-car": withCar("/account"),
  "used-car": at("/activate/trial/used-vehicle"),
  listen: at("/listen"),
  channel: at("/listen/71"),
  show: at("/listen/show/long-form-interview"),
  artist: at("/listen/artist/otis-bramble"),
  search: at("/listen/search?q=jazz"),
  library: withoutPlan("/listen/library"),
  help: at("/help"),
  "not-found": at("/no/such/page"),
  sandbox: at("/sandbox"),
  docs: at("/docs"),
};

async function look(page: Page, locale: Locale, open: Open): Promise<Buffer[]> {
  const untilQuiet = watchRequests(page);
  await open(new BillPayer(page, locale));
  await untilQuiet();
  return takeAllLooks(page);
}

for (const [name, open] of Object.entries(PAGES))
  test(`Looks of ${name}`, async ({ browser }, testInfo) => {
    const rows: Buffer[][] = [];
    for (const locale of LOCALES) {
      const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
      const looks = await look(await context.newPage(), locale, open);
      await context.close();
      rows.push(looks.slice(0, 3), looks.slice(3));
      for (const [index, picture] of looks.entries())
        await writeFile(testInfo.outputPath(`${name}-${locale}-${index}.png`), picture);
    }
    await writeContactSheet(browser, `${FOLDER}${name}.webp`, rows);
  });
