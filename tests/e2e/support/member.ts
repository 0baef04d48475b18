import { expect } from "@playwright/test";
import { closeSdkPage, serveSdkPage, signUp, untilStarted } from "../../system/sdk-page.ts";
import { press, typeInto } from "./keyboard.ts";
import { PASSWORD, Shopper } from "./shopper.ts";
import { watchRequests } from "./page/watch-requests.ts";

type Key = Parameters<Shopper["texts"]["say"]>[0];

/** Somebody with an account, who uses the keyboard alone. */
export class Member extends Shopper {
  /** Is signed in to a new account, which was made without a page: for journeys that begin after that. */
  async join(): Promise<void> {
    await this.#bySdk(() => signUp(this.page, this.email, { password: PASSWORD, language: this.locale }));
  }

  /** Has an account, and is not signed in to it in this browser, which was signed in to it before. */
  async joinAndLeave(credentials: { password?: string } = { password: PASSWORD }): Promise<void> {
    await this.#bySdk(async () => {
      await signUp(this.page, this.email, { ...credentials, language: this.locale });
      await this.page.evaluate(() => window.skywave.session.signOut());
    });
    await this.open("/account/login");
  }

  /** Makes the account where that is all there is to do: the page that lets a device in. */
  async joinToLink(): Promise<void> {
    await this.open("/onboarding/device-linking-new-identity");
    await expect(this.field("account-step.email")).toBeVisible();
    await this.createAccount();
    await expect(this.field("linking.code")).toBeVisible();
  }

  async #bySdk(act: () => Promise<void>): Promise<void> {
    const context = this.page.context();
    await this.page.goto(await serveSdkPage(context, this.origin));
    await untilStarted(this.page);
    await act();
    await closeSdkPage(context, this.origin);
  }

  async signOut(): Promise<void> {
    const untilQuiet = watchRequests(this.page);
    await this.open("/account");
    // What the page still asks for when the session ends is answered with a 401, which the console tells of.
    await untilQuiet();
    await press(this.page, this.button("account.sign-out"));
    await expect(this.field("sign-in.handle")).toBeVisible();
  }

  async signInWithPassword(password = PASSWORD, email = this.email): Promise<void> {
    await this.enterPassword(password, email);
    await expect(this.heading("account.heading")).toBeVisible();
  }

  /** Signs in by password, wherever that leads. */
  async enterPassword(password = PASSWORD, email = this.email): Promise<void> {
    await typeInto(this.page, this.field("sign-in.handle"), email);
    await typeInto(this.page, this.field("account-step.password"), password);
    await press(this.page, this.button("sign-in.submit"));
  }

  /** Has a code mailed, and waits for the field that it goes into. */
  async askForCode(email = this.email): Promise<void> {
    await typeInto(this.page, this.field("sign-in.handle"), email);
    await press(this.page, this.button("sign-in.mail-code"));
    await expect(this.field("sign-in.code")).toBeVisible();
  }

  /** Asks for a sign-in link. */
  async askForLink(): Promise<void> {
    await this.showWays();
    await press(this.page, this.way("link"));
  }

  /** Asks for the ways in that are not on the first screen. */
  async showWays(email = this.email): Promise<void> {
    await typeInto(this.page, this.field("sign-in.handle"), email);
    await press(this.page, this.button("sign-in.other-method"));
    await expect(this.heading("sign-in.method-heading")).toBeVisible();
  }

  way(way: "email" | "link") {
    return this.page.getByRole("button", { name: this.texts.like(`sign-in.method.${way}`) });
  }

  field(key: Key) {
    return this.page.getByLabel(this.texts.say(key), { exact: true });
  }

  button(key: Key, values: Record<string, string> = {}) {
    return this.page.getByRole("button", { name: this.texts.say(key, values), exact: true });
  }

  text(key: Key) {
    return this.page.getByText(this.texts.say(key));
  }

  /** What matches in the newest message to an address or number, once it has arrived. */
  async message(pattern: RegExp, to = this.email): Promise<string> {
    const found = async () => {
      const response = await this.page.request.get("/sandbox/api/inbox", { params: { to } });
      const { messages }: { messages: { text: string }[] } = await response.json();
      return messages.map(({ text }) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    };
    await expect.poll(found).toBeDefined();
    return (await found()) ?? "";
  }
}
