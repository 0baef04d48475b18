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

async function enter(label: string, value: string) {
  const input = await screen.findByLabelText(label);
  fireEvent.change(input, { target: { value } });
  const form = input.closest("form");
  if (form !== null) fireEvent.submit(form);
}

afterEach(cleanup);

describe("SignIn", () => {
  it("says that nothing was entered, before anything is sent", async () => {
    const { fake } = open({});
    await enter("sign-in.handle", "  ");
    expect(await screen.findByText("sign-in.handle-empty")).toBeDefined();
    expect(fake.calls).toHaveLength(0);
  });

  it("signs in with the password", async () => {
    const { signedIn } = open({ authenticatePassword: { grant: "g", identityId: "identity-1" } });
    await enter("sign-in.handle", " jo@example.com ");
    fireEvent.click(await screen.findByRole("button", { name: "sign-in.method.password" }));
    await enter("account-step.password", "correct horse");
    await expect.poll(() => signedIn).toEqual(["jo@example.com"]);
  });

  it("keeps a wrong password, so that a slip can be mended", async () => {
    open({ authenticatePassword: refusal("userServices.identity.invalidCredentials") });
    await enter("sign-in.handle", "jo@example.com");
    fireEvent.click(await screen.findByRole("button", { name: "sign-in.method.password" }));
    await enter("account-step.password", "wrong horse");
    expect(await screen.findByText("sign-in.error.INVALID_CREDENTIALS")).toBeDefined();
    expect(screen.getByDisplayValue("wrong horse")).toBeDefined();
  });

  it("goes straight to the code where it is the only way, and reads one pasted with a space", async () => {
    const { fake, signedIn } = open({
      statusByHandle: { ...withPassword, hasPassword: false },
      otpRedeem: { grant: "g" },
      otpAuthenticate: { grant: "g", identityId: "identity-1" },
    });
    await enter("sign-in.handle", "jo@example.com");
    await enter("sign-in.code", "123 456");
    await expect.poll(() => signedIn).toEqual(["jo@example.com"]);
    expect(fake.calls.map(({ name }) => name)).toContain("otpRedeem");
  });

  it("[A3.32] tells analytics the ways in that an account has", async () => {
    const phone = { type: "PHONE", maskedValue: "•••-•••-0177" };
    const { told } = open({ statusByHandle: { ...withPassword, contactOptions: [contact, phone] } });
    await enter("sign-in.handle", "jo@example.com");
    fireEvent.click(await screen.findByRole("button", { name: "sign-in.method.phone" }));
    await screen.findByLabelText("sign-in.code");
    const verificationOptions = ["password", "email", "text"];
    expect(told.at(-1)?.groups.account).toEqual({ verificationOptions });
  });

  it.each(["EXPIRED", "INVALID", "NOT_FOUND"] as const)("tells a code that is %s [S8.21]", async (code) => {
    open({ statusByHandle: { ...withPassword, hasPassword: false }, otpRedeem: refusal(code) });
    await enter("sign-in.handle", "jo@example.com");
    await enter("sign-in.code", "123456");
    expect(await screen.findByText(SIGN_IN_MESSAGES[code])).toBeDefined();
  });
});

describe("SignIn for somebody who forgot their password", () => {
  it("is offered a code at every stage before one", async () => {
    const { fake } = open({});
    await enter("sign-in.handle", "jo@example.com");
    await screen.findByText("sign-in.method-heading");
    fireEvent.click(await screen.findByRole("button", { name: "sign-in.method.password" }));
    await screen.findByLabelText("account-step.password");
    fireEvent.click(screen.getByRole("button", { name: "sign-in.forgotten" }));
    expect(await screen.findByLabelText("sign-in.code")).toBeDefined();
    expect(screen.getByText("sign-in.nothing-came")).toBeDefined();
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
    await enter("sign-in.handle", "jo@example.com");
    await enter("sign-in.code", "123456");
    expect(await screen.findByText("earlier-account.text")).toBeDefined();
    return opened;
  };

  it("keeps that account by its password", async () => {
    const { fake, signedIn } = await arrive();
    await enter("account-step.password", "correct horse");
    await expect.poll(() => signedIn).toEqual(["jo@example.com"]);
    const names = fake.calls.map(({ name }) => name);
    expect(names.indexOf("otpAuthenticate")).toBeGreaterThan(names.indexOf("authenticatePassword"));
  });

  it("says that the password is not that account's, and stays", async () => {
    const { signedIn } = await arrive({
      authenticatePassword: refusal("userServices.identity.invalidCredentials"),
    });
    await enter("account-step.password", "wrong horse");
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
