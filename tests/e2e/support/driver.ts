import { expect, type Page } from "@playwright/test";
import { press, reach, typeInto } from "./keyboard.ts";
import { Member } from "./member.ts";

const SIGNED = { "sxm-trace-id": "drives-a-car" };

/** Somebody with a new car, whose radio has a plan and has heard nothing of it yet. */
export class Driver extends Member {
  radioId = "";
  vin = "";
  plate = "";

  async drive(): Promise<void> {
    await this.join();
    const made = await this.page.request.post("/sandbox/api/garage", {
      headers: SIGNED,
      data: { email: this.email, country: this.locale === "en-US" ? "US" : "CA" },
    });
    expect(made.status()).toBe(201);
    Object.assign(this, await made.json());
  }

  /** Somebody with a new car, and a plan on its radio that they pay for by the month. */
  async buyCar(): Promise<void> {
    await this.join();
    const made = await this.page.request.post("/sandbox/api/garage", {
      headers: SIGNED,
      data: { email: this.email, country: this.locale === "en-US" ? "US" : "CA", isBilled: true },
    });
    expect(made.status()).toBe(201);
    Object.assign(this, await made.json());
  }

  /** Stands beside a car that is somebody else's, with a plan on its radio. */
  async meetCar(): Promise<void> {
    const made = await this.page.request.post("/sandbox/api/garage/households", {
      headers: SIGNED,
      data: { country: this.locale === "en-US" ? "US" : "CA" },
    });
    expect(made.status()).toBe(201);
    const { radios }: { radios: { radioId: string; vin: string; plate: string }[] } = await made.json();
    // The first of three is a car, with a plan for its radio and streaming.
    Object.assign(this, radios[0]);
  }

  /** A new car whose radio nobody has a plan on. */
  async buildCar(): Promise<void> {
    const country = this.locale === "en-US" ? "US" : "CA";
    const made = await this.page.request.post("/sandbox/api/garage", { headers: SIGNED, data: { country } });
    expect(made.status()).toBe(201);
    Object.assign(this, await made.json());
  }

  /** Switches the radio, or drives the car in or out. */
  async switch(switches: { isOn?: boolean; isUnderRoof?: boolean }): Promise<void> {
    const changed = await this.page.request.put("/sandbox/api/garage", {
      headers: SIGNED,
      data: { radioId: this.radioId, ...switches },
    });
    expect(changed.status()).toBe(200);
  }

  /** Opens the page with the own radio, and chooses it by the keyboard. */
  async chooseRadio(): Promise<void> {
    await this.open("/subscribe/refresh-signal");
    const name = this.texts.within("refresh.choose");
    await press(this.page, this.page.getByRole("main").getByRole("button", { name }));
    await expect(this.heading("refresh.steps")).toBeVisible();
  }

  /** Lets somebody else stand beside the car, in a browser of their own and without an account. */
  lend(page: Page): Driver {
    const { radioId, vin, plate } = this;
    return Object.assign(new Driver(page, this.locale), { radioId, vin, plate });
  }

  /** Goes by one of the ways to find a radio. */
  async goBy(way: "RID" | "VIN" | "LPL"): Promise<void> {
    const opener = this.button(`find-radio.way.${way}`);
    if ((await opener.getAttribute("aria-expanded")) === "false") await press(this.page, opener);
  }

  /** Types a plate, chooses the place that gave it by its first letters, and looks. */
  async findByPlate(plate: string): Promise<void> {
    await this.goBy("LPL");
    await typeInto(this.page, this.field("find-radio.plate"), plate);
    await reach(this.page, this.field("find-radio.region"));
    await this.page.keyboard.type(this.locale === "en-US" ? "Texas" : "Qu");
    await this.find();
  }

  async findBy(way: "RID" | "VIN", number: string): Promise<void> {
    await this.goBy(way);
    await typeInto(this.page, this.field(way === "RID" ? "find-radio.radio-id" : "find-radio.vin"), number);
    await this.find();
  }

  async find(): Promise<void> {
    await press(this.page, this.button("find-radio.submit"));
  }

  /** Sends the signal. */
  async refresh(): Promise<void> {
    await press(this.page, this.button("refresh.send"));
  }

  /** The text messages that a number had. */
  async textsTo(phone: string): Promise<{ text: string }[]> {
    const response = await this.page.request.get("/sandbox/api/inbox", { params: { to: phone } });
    return (await response.json()).messages;
  }

  /** What the page says of the signal. */
  get news() {
    return this.page.getByRole("main").getByRole("status");
  }

  said(state: "sent" | "heard" | "playing" | "unheard"): string {
    return this.texts.say(`refresh.now.${state}`);
  }
}
