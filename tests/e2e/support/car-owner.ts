import { expect } from "@playwright/test";
import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { dictionaries, type MailKey } from "@skywave/localization";
import { Driver } from "./driver.ts";
import { press } from "./keyboard.ts";

/** A mail by its subject, with what stands in it. */
export type Mail = readonly [MailKey, Record<string, string>?];

const SIGNED = { "sxm-trace-id": "lives-with-a-car" };
const RADIO_LIMIT = { timeout: 60_000 };

/** Somebody with a car, whose own clock is moved through what becomes of it. */
export class CarOwner extends Driver {
  /** The maker builds a car with a trial that waits for its sale. Returns where the maker's link leads. */
  async orderCar(): Promise<{ link: string; reference: string }> {
    const made = await this.page.request.post("/sandbox/api/vehicle-trials", {
      headers: SIGNED,
      data: { country: this.locale === "en-US" ? "US" : "CA" },
    });
    expect(made.status()).toBe(201);
    const { link, reference, ...car } = await made.json();
    Object.assign(this, car);
    return { link: `/activate#${link}`, reference };
  }

  /** The dealer hands the car over, and the maker says so. Returns the first day of its trial. */
  async buy(reference: string): Promise<Temporal.PlainDate> {
    const sold = await this.page.request.post("/sandbox/api/vehicle-trials/sales", {
      headers: SIGNED,
      data: { reference },
    });
    expect(sold.status()).toBe(201);
    return Temporal.PlainDate.from((await sold.json()).startsOn);
  }

  /** Sets this person's clock, and nobody else's, to the noon of a day; what falls due on the way has happened by then. */
  async liveUntil(day: Temporal.PlainDate): Promise<void> {
    const moved = await this.page.request.post("/sandbox/api/clock", {
      headers: SIGNED,
      data: {
        set: day.toZonedDateTime({ timeZone: ZONE, plainTime: "12:00" }).toInstant().toString(),
        who: this.email,
      },
    });
    expect(moved.status(), await moved.text()).toBe(200);
  }

  /** Waits until a radio plays, or is silent. */
  async hear(radioId: string, isPlaying: boolean): Promise<void> {
    const ask = async () => (await this.page.request.get(`/sandbox/api/garage/radios/${radioId}`)).json();
    await expect.poll(ask, RADIO_LIMIT).toEqual({ isPlaying });
  }

  /** The subjects of all mails but the welcome that every account begins with, waited for. */
  async expectMails(expected: readonly Mail[]): Promise<void> {
    const welcome = this.mailText("welcome.subject");
    const read = async () =>
      (await this.mails())
        .map(({ subject }) => subject)
        .filter((subject) => subject !== welcome)
        .toSorted();
    const subjects = expected.map(([key, values]) => this.mailText(key, values)).toSorted();
    await expect.poll(read).toEqual(subjects);
  }

  async mailsLike(subject: RegExp) {
    return (await this.mails()).filter((mail) => subject.test(mail.subject));
  }

  mailText(key: MailKey, values: Record<string, string> = {}): string {
    const known: Record<string, string> = { brand: "Skywave", plan: "Polaris", ...values };
    const texts: Partial<Record<MailKey, string>> = dictionaries[this.locale].mail;
    return (texts[key] ?? key).replace(/\{(\w+)\}/g, (gap, name: string) => known[name] ?? gap);
  }

  /** A day as mails write it. */
  longDay(date: Temporal.PlainDate): string {
    return localizedDates(this.locale, { dateStyle: "long" }).format(date);
  }

  /** The page of bills: how many there are, and that nothing is owed. */
  async expectPaidBills(count: number): Promise<void> {
    await this.open("/account/bills");
    const bills = this.page
      .locator("section")
      .filter({ has: this.heading("bills.invoices") })
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("link", { name: this.texts.like("bills.invoice") }) });
    if (count === 0) await expect(this.text("bills.nothing-due")).toBeVisible();
    await expect(bills).toHaveCount(count);
    for (let place = 0; place < count; place += 1)
      await expect(bills.nth(place)).toContainText(this.texts.say("invoice.status.paid"));
  }

  /** Goes by a car whose radio shows its number, and starts the trial of a used one. */
  async startUsedCarTrial(radioId: string): Promise<void> {
    await this.open("/activate/trial/used-vehicle/new");
    const field = this.page.getByRole("textbox", { name: this.texts.say("find-radio.radio-id") });
    await this.type(this.page, field, radioId.toLowerCase());
    await press(this.page, this.button("used-vehicle.check"));
    await expect(this.heading("used-vehicle.start")).toBeFocused();
    await press(this.page, this.button("used-vehicle.submit"));
  }
}

export const ZONE = "America/New_York";
