import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { press, reach, typeInto } from "./keyboard.ts";
import { textsIn } from "./texts.ts";

export const GOOD_CARD = "4242424242424242";
export const PASSWORD = "an unusual evening train";

// A list goes to the next entry of a letter at each press of it, however long the presses are apart.
const ADDRESSES = {
  "en-US": { line: "12 Hill Road", city: "Austin", keys: "TT", region: "TX", code: "78701" },
  "en-CA": { line: "12 King Street West", city: "Toronto", keys: "O", region: "ON", code: "M5H 1A1" },
  "fr-CA": { line: "12, rue Saint-Paul", city: "Montréal", keys: "Q", region: "QC", code: "H2Y 1A1" },
} as const satisfies Record<Locale, object>;

let people = 0;

/** An address that nobody has used before. */
function newAddress(): string {
  people += 1;
  return `shopper-${Date.now().toString(36)}-${process.pid.toString(36)}-${people}@example.com`;
}

/** Somebody who buys by keyboard alone and reads what the product says in their language. */
export class Shopper {
  readonly page: Page;
  readonly locale: Locale;
  readonly texts: ReturnType<typeof textsIn>;
  readonly email = newAddress();
  /** Where a second brand has hosts of its own, as `aurora.`. */
  readonly brandHost: string;
  /** How this shopper types; with `typeKeys`, the page meets every single key. */
  type = typeInto;

  constructor(page: Page, locale: Locale, brandHost = "") {
    this.page = page;
    this.locale = locale;
    this.texts = textsIn(locale);
    this.brandHost = brandHost;
  }

  /** Where the pages of the shopper's country are. */
  get origin(): string {
    const host = `${this.locale === "en-US" ? "" : "can."}${this.brandHost}localhost`;
    return `http://${host}:${process.env["E2E_PORT"] ?? 8480}`;
  }

  /** Opens a page on the host of the shopper's country. */
  async open(path: string): Promise<void> {
    const url = new URL(path, this.origin);
    url.searchParams.set("langpref", this.locale);
    await this.page.goto(url.href);
  }

  /** The plans to choose from, beside how often they are paid. */
  get plans(): Locator {
    return this.page.getByRole("group", { name: this.texts.say("offers.legend") }).getByRole("radio");
  }

  async choosePlan(name: RegExp = /Horizon/): Promise<void> {
    const plan = this.plans.and(this.page.getByRole("radio", { name })).first();
    await expect(plan).toBeVisible();
    await reach(this.page, this.plans.and(this.page.getByRole("radio", { checked: true })));
    while (!(await plan.isChecked())) await this.page.keyboard.press("ArrowDown");
    await press(this.page, this.page.getByRole("button", { name: this.texts.like("offers.continue") }));
  }

  async createAccount(password = PASSWORD): Promise<void> {
    await this.type(
      this.page,
      this.page.getByLabel(this.texts.say("account-step.email"), { exact: true }),
      this.email,
    );
    await this.type(
      this.page,
      this.page.getByLabel(this.texts.say("account-step.password"), { exact: true }),
      password,
    );
    await press(this.page, this.page.getByRole("button", { name: this.texts.say("account-step.create") }));
  }

  async enterAddress(): Promise<void> {
    const { line, city, keys, region, code } = ADDRESSES[this.locale];
    const field = (key: Parameters<typeof this.texts.say>[0]) =>
      this.page.getByLabel(this.texts.say(key), { exact: true });
    await this.type(this.page, field("billing.first-name"), "Robin");
    await this.type(this.page, field("billing.last-name"), "Ferrer");
    await this.type(this.page, field("billing.address-line-1"), line);
    await this.type(this.page, field("billing.city"), city);
    await reach(this.page, field("billing.region"));
    await this.page.keyboard.type(keys);
    await expect(field("billing.region")).toHaveValue(region);
    await this.type(this.page, field("billing.postal-code"), code);
  }

  async enterCard(number = GOOD_CARD): Promise<void> {
    const frame = this.page.frameLocator("#field-card iframe");
    const isFrench = this.locale === "fr-CA";
    await this.type(this.page, frame.getByLabel(isFrench ? "Numéro de carte" : "Card number"), number);
    await this.type(this.page, frame.getByLabel(isFrench ? "Date d’expiration" : "Expiry date"), "1234");
    await this.type(this.page, frame.getByLabel(isFrench ? "Code de sécurité" : "Security code"), "123");
    // The frame has a process of its own: the page hears a little later that all of it is there.
    await expect(this.page.locator("#field-card")).toHaveAttribute("data-complete", "true");
  }

  /** The code of a digital gift card that nobody has used. */
  async buyGiftCard(amountInCents: number): Promise<string> {
    const sold = await this.page.request.post("/sandbox/api/gift-cards", {
      data: { country: this.locale === "en-US" ? "US" : "CA", amountInCents },
      headers: { "sxm-trace-id": "a-gift-card-sale" },
    });
    return (await sold.json()).number;
  }

  /** Types the code of a digital gift card where its form stands, and looks at what is on it. */
  async typeGiftCard(code: string): Promise<void> {
    const { page, texts } = this;
    const digital = page.getByRole("radio", { name: texts.say("gift-card.kind.digital") });
    const physical = page.getByRole("radio", { name: texts.say("gift-card.kind.physical") });
    await reach(page, physical.or(digital).and(page.locator(":checked")));
    if (!(await digital.isChecked())) await page.keyboard.press("ArrowDown");
    await this.type(page, page.getByLabel(texts.say("gift-card.code"), { exact: true }), code);
    await press(page, page.getByRole("button", { name: texts.say("gift-card.check") }));
  }

  /** Waits for what name, address and card come to: they are saved by the button that buys. */
  async saveBilling(): Promise<void> {
    await expect(this.completeOrderButton()).toBeVisible();
  }

  /** Ticks the agreement and presses the one button that buys. */
  async completeOrder(): Promise<void> {
    await this.agree();
    await press(this.page, this.completeOrderButton());
  }

  async agree(): Promise<void> {
    // The law of Quebec has the contract in French first; this shopper's languages are set already.
    const agreement = this.page.getByRole("checkbox", { name: this.texts.say("terms.agree") });
    await reach(this.page, agreement);
    expect(await agreement.isChecked()).toBe(false);
    await this.page.keyboard.press("Space");
  }

  completeOrderButton() {
    const names = (["pay", "start-free", "start-paid", "start-later"] as const).map((name) =>
      this.texts.like(`complete-order.${name}`),
    );
    return this.page.getByRole("button", { name: new RegExp(names.map((name) => name.source).join("|")) });
  }

  heading(key: Parameters<typeof this.texts.say>[0]) {
    return this.page.getByRole("heading", { name: this.texts.say(key), exact: true });
  }

  /** The mails that the product has sent to this shopper. */
  async mails(): Promise<{ subject: string; text: string; locale: string }[]> {
    const response = await this.page.request.get("/sandbox/api/inbox", { params: { to: this.email } });
    const { messages } = await response.json();
    return messages;
  }
}
