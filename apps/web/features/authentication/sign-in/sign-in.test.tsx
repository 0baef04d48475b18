import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { checkCode } from "../one-time-code/code-form.tsx";
import { SignIn } from "./sign-in.tsx";
import { SIGN_IN_MESSAGES } from "../parts/sign-in-messages.ts";

const contact = { type: "EMAIL", maskedValue: "j•••@e•••.com" };
const withPassword = {
  identityId: "identity-1",
  contactOptions: [contact],
  hasPassword: true,
  hasPasskey: false,
};
const codeSent = { expiresInSeconds: 600, resendAfterSeconds: 30 };

function open(answers: Record<string, unknown>) {
  const fake = fakeSkywave({ statusByHandle: withPassword, otpInitiate: codeSent, ...answers });
  const signedIn: string[] = [];
  const Page = () => <SignIn handle="" onSignedIn={(handle) => signedIn.push(handle)} />;
  const { told } = renderPage(Page, { fake });
  return { fake, signedIn, told };
}

async function type(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

async function askForCode() {
  await type("sign-in.handle", " jo@example.com ");
  await press("sign-in.mail-code");
  await screen.findByLabelText("sign-in.code");
}

afterEach(cleanup);

describe("SignIn", () => {
  it("says all that was not entered, before anything is sent", async () => {
    const { fake } = open({});
    await type("sign-in.handle", "  ");
    await press("sign-in.submit");
    expect(await screen.findByText("sign-in.handle-empty")).toBeDefined();
    expect(screen.getByText("field.password.empty")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("sign-in.handle"));
    expect(fake.calls).toHaveLength(0);
  });

  it.each(["sign-in.mail-code", "sign-in.other-method", "sign-in.forgotten"])(
    "needs to know who signs in, and no password: %s",
    async (way) => {
      const { fake } = open({});
      await press(way);
      expect(await screen.findByText("sign-in.handle-empty")).toBeDefined();
      expect(screen.queryByText("field.password.empty")).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText("sign-in.handle"));
      expect(fake.calls).toHaveLength(0);
    },
  );

  it("signs in with the password by one call, which asks nobody whether the account exists", async () => {
    const { fake, signedIn } = open({ authenticatePassword: { grant: "g", identityId: "identity-1" } });
    await type("sign-in.handle", " jo@example.com ");
    await type("account-step.password", "correct horse");
    await press("sign-in.submit");
    await expect.poll(() => signedIn).toEqual(["jo@example.com"]);
    expect(fake.calls.map(({ name }) => name)).not.toContain("statusByHandle");
  });

  it("keeps a wrong password, so that a slip can be mended, and tells the choice of it once", async () => {
    const { told } = open({ authenticatePassword: refusal("userServices.identity.invalidCredentials") });
    await type("sign-in.handle", "jo@example.com");
    await type("account-step.password", "wrong horse");
    const refused = () => told.filter(({ name }) => name === "business-error").length;
    for (const count of [1, 2]) {
      await press("sign-in.submit");
      await expect.poll(refused).toBe(count);
      expect(await screen.findByText("sign-in.error.INVALID_CREDENTIALS")).toBeDefined();
    }
    expect(screen.getByDisplayValue("wrong horse")).toBeDefined();
    const chosen = told.filter(({ name }) => name === "generic-button-click");
    expect(chosen.map(({ groups }) => groups.pageInfo)).toMatchObject([
      { componentName: "verificationOptions", selectedVerificationOption: "password" },
    ]);
  });

  it("mails a code at one press, to whoever has a password and to whoever has none", async () => {
    for (const hasPassword of [true, false]) {
      const { fake } = open({ statusByHandle: { ...withPassword, hasPassword } });
      await askForCode();
      expect(screen.getByText("sign-in.nothing-came")).toBeDefined();
      expect(fake.calls.map(({ name }) => name).filter((name) => name !== "anonymous")).toEqual([
        "statusByHandle",
        "otpInitiate",
      ]);
      cleanup();
    }
  });

  it("sends six digits by themselves, once, also where they were pasted with a space", async () => {
    const { fake, signedIn } = open({
      otpRedeem: { grant: "g" },
      otpAuthenticate: { grant: "g", identityId: "identity-1" },
    });
    await askForCode();
    await type("sign-in.code", "123 45");
    expect(fake.calls.map(({ name }) => name)).not.toContain("otpRedeem");
    await type("sign-in.code", "123 456");
    await press("sign-in.submit");
    await expect.poll(() => signedIn).toEqual(["jo@example.com"]);
    expect(fake.calls.filter(({ name }) => name === "otpRedeem")).toHaveLength(1);
  });

  it("leaves a refused code to be mended, and sends it again by the button alone", async () => {
    const { fake } = open({ otpRedeem: refusal("INVALID") });
    const redeemed = () => fake.calls.filter(({ name }) => name === "otpRedeem").length;
    await askForCode();
    await type("sign-in.code", "123456");
    expect(await screen.findByText(SIGN_IN_MESSAGES.INVALID)).toBeDefined();
    expect(screen.getByDisplayValue("123456")).toBeDefined();
    await type("sign-in.code", "12345");
    await type("sign-in.code", "123456");
    expect(redeemed()).toBe(1);
    await press("sign-in.submit");
    await expect.poll(redeemed).toBe(2);
    expect(await screen.findByText(SIGN_IN_MESSAGES.INVALID)).toBeDefined();
    await type("sign-in.code", "123457");
    await expect.poll(redeemed).toBe(3);
  });

  it("says while a code is looked at", async () => {
    open({ otpRedeem: () => new Promise(() => undefined) });
    await askForCode();
    await type("sign-in.code", "123456");
    expect((await screen.findByText("sign-in.code-checking")).getAttribute("role")).toBe("status");
  });

  it("[A3.32] tells analytics the ways in that an account has", async () => {
    const phone = { type: "PHONE", maskedValue: "•••-•••-0177" };
    const { told } = open({ statusByHandle: { ...withPassword, contactOptions: [contact, phone] } });
    await type("sign-in.handle", "jo@example.com");
    await press("sign-in.other-method");
    await press("sign-in.method.phone");
    await screen.findByLabelText("sign-in.code");
    const verificationOptions = ["password", "email", "text"];
    expect(told.at(-1)?.groups.account).toEqual({ verificationOptions });
  });

  it("shows the ways of an account that no code can be mailed to", async () => {
    const phone = { type: "PHONE", maskedValue: "•••-•••-0177" };
    open({ statusByHandle: { ...withPassword, contactOptions: [phone] } });
    await type("sign-in.handle", "jo");
    await press("sign-in.mail-code");
    expect(await screen.findByRole("button", { name: "sign-in.method.phone" })).toBeDefined();
    await press("sign-in.method.password");
    await expect
      .poll(() => document.activeElement)
      .toBe(await screen.findByLabelText("account-step.password"));
  });

  it("leads to the password where that is the only way", async () => {
    open({ statusByHandle: { ...withPassword, contactOptions: [] } });
    await type("sign-in.handle", "jo");
    await press("sign-in.mail-code");
    expect(await screen.findByText(SIGN_IN_MESSAGES.PASSWORD_ONLY)).toBeDefined();
  });

  it.each(["EXPIRED", "INVALID", "NOT_FOUND"] as const)("tells a code that is %s [S8.21]", async (code) => {
    open({ otpRedeem: refusal(code) });
    await askForCode();
    await type("sign-in.code", "123456");
    expect(await screen.findByText(SIGN_IN_MESSAGES[code])).toBeDefined();
  });

  it("sends one code to somebody who forgot their password", async () => {
    const { fake } = open({});
    await type("sign-in.handle", "jo@example.com");
    await press("sign-in.forgotten");
    expect(await screen.findByLabelText("sign-in.code")).toBeDefined();
    expect(fake.calls.filter(({ name }) => name === "otpInitiate")).toHaveLength(1);
  });
});

describe("SignIn after a code for an address that its account never proved", () => {
  const found = {
    statusByHandle: { ...withPassword, hasPassword: false },
    otpRedeem: { grant: "g", earlierAccount: { hasPassword: true } },
    otpAuthenticate: { grant: "g", identityId: "identity-2" },
    authenticatePassword: { grant: "g", identityId: "identity-1" },
  };
  const arrive = async (answers: Record<string, unknown> = {}) => {
    const opened = open({ ...found, ...answers });
    await askForCode();
    await type("sign-in.code", "123456");
    expect(await screen.findByText("earlier-account.text")).toBeDefined();
    return opened;
  };

  it("keeps that account by its password", async () => {
    const { fake, signedIn } = await arrive();
    await type("account-step.password", "correct horse");
    await press("earlier-account.keep");
    await expect.poll(() => signedIn).toEqual(["jo@example.com"]);
    const names = fake.calls.map(({ name }) => name);
    expect(names.indexOf("otpAuthenticate")).toBeGreaterThan(names.indexOf("authenticatePassword"));
  });

  it("says that the password is not that account's, and stays", async () => {
    const { signedIn } = await arrive({
      authenticatePassword: refusal("userServices.identity.invalidCredentials"),
    });
    await type("account-step.password", "wrong horse");
    await press("earlier-account.keep");
    expect(await screen.findByText("sign-in.error.INVALID_CREDENTIALS")).toBeDefined();
    expect(signedIn).toEqual([]);
  });

  it("starts an account of their own for whoever did not make it", async () => {
    const { fake, signedIn } = await arrive();
    fireEvent.click(screen.getByRole("button", { name: "earlier-account.start" }));
    await expect.poll(() => signedIn).toEqual(["jo@example.com"]);
    expect(fake.calls.map(({ name }) => name)).not.toContain("authenticatePassword");
  });
});

describe("checkCode", () => {
  it.each([
    ["", "sign-in.code-empty"],
    ["12345", "sign-in.code-invalid"],
    ["１２３４５６", undefined],
    ["seven", "sign-in.code-invalid"],
    [" 123-456 ", undefined],
  ])("judges %s", (typed, problem) => {
    expect(checkCode(typed)).toBe(problem);
  });
});

describe("the messages of signing in", () => {
  it.each(LOCALES)("are there for every refusal in %s", (locale) => {
    const texts = dictionaries[locale].account;
    expect(Object.values(SIGN_IN_MESSAGES).filter((key) => !texts[key])).toEqual([]);
  });
});
