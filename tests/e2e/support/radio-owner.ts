import { expect, type Locator } from "@playwright/test";
import { press, typeInto } from "./keyboard.ts";
import { Member } from "./member.ts";

/** A customer of the older system who never signed up: with a car, a boat, and a car that is past due. */
export class RadioOwner extends Member {
  accountNumber = "";
  lastName = "";
  zipCode = "";
  radioId = "";

  async moveIn(): Promise<void> {
    const made = await this.page.request.post("/sandbox/api/garage/households", {
      headers: { "sxm-trace-id": "moves-in" },
      data: { country: this.locale === "en-US" ? "US" : "CA" },
    });
    expect(made.status()).toBe(201);
    const { radios, ...household } = await made.json();
    Object.assign(this, household, { radioId: radios[0].radioId });
  }

  /** Says which radio it is and who they are, and looks. */
  async findByRadio({ zipCode = this.zipCode } = {}): Promise<void> {
    await typeInto(this.page, this.#box("find-radio.radio-id"), this.radioId.toLowerCase());
    await typeInto(this.page, this.#box("billing.last-name"), this.lastName);
    await typeInto(this.page, this.#box("billing.postal-code"), zipCode);
    await press(this.page, this.button("look-up.submit"));
  }

  /** The radios of the account, each as it is shown there. */
  get radios(): Locator {
    return this.page.getByRole("region", { name: this.texts.say("own-radios.heading") }).getByRole("article");
  }

  radioIn(model: string): Locator {
    return this.radios.filter({ hasText: model });
  }

  removalOf(radio: Locator): Locator {
    return radio.getByRole("button", { name: this.texts.like("remove-radio.open-label") });
  }

  /** A field of the way that is open; the others have some of the same names. */
  #box(key: Parameters<RadioOwner["field"]>[0]): Locator {
    return this.page.getByRole("textbox", { name: this.texts.say(key), exact: true });
  }
}
