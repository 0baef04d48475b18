import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { takeLinkClues } from "../../navigation/take-link-clues.ts";
import { IdentifyPage } from "./identify-page.tsx";

const IDENTIFIED = { data: { isIdentified: true, token: "account-1" } };
const NOBODY = { data: { isIdentified: false, token: "" } };
const PLAN = {
  planNames: ["Polaris"],
  status: "Active",
  radioIdLastFour: "7K42",
  type: "car",
  yearMakeModel: "2018 Tandem Duo",
};
const EMAIL = { type: "EMAIL", maskedValue: "w••@example.com" };
const FOUND = {
  verifyAccount: IDENTIFIED,
  accountNonPii: { data: { billingStatus: null, subscriptions: [PLAN] } },
  accountRegistrationNonPii: { data: { isEligible: true, contactOptions: [EMAIL] } },
};
const BY_RADIO = {
  "find-radio.radio-id": "lgcy 7k42",
  "billing.last-name": "Hébert",
  "billing.postal-code": "78401",
};
const CLUES = { radioId: "LGCY7K42", lastName: "Hébert", zipCode: "78401" };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function open(answers: Record<string, unknown> = FOUND) {
  const fake = fakeSkywave(answers);
  fake.setSession("anonymous");
  const page = renderPage(IdentifyPage, { fake });
  const bodies = (call: string) =>
    fake.calls.flatMap(({ name, input }) => (name === call ? [Reflect.get(Object(input), "body")] : []));
  return { ...page, fake, bodies, names: () => page.told.map(({ name }) => name) };
}

/** Fills the form of one way, and sends it by one of its buttons. */
async function send(
  way: "RFLZ" | "ACCT" | "RID_ACCT" | "EMAIL",
  typed: Readonly<Record<string, string>>,
  button = "look-up.submit",
) {
  const opener = await screen.findByRole("button", { name: `identify.way.${way}` });
  fireEvent.click(opener);
  const panel = document.getElementById(opener.getAttribute("aria-controls") ?? "");
  if (panel === null) throw new Error("nothing is opened");
  const form = within(panel);
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(await form.findByLabelText(label), { target: { value } });
  fireEvent.click(form.getByRole("button", { name: button }));
}

const isShown = () => screen.findByRole("heading", { name: "identified.plans" });

describe("IdentifyPage", () => {
  it("[A2.62] is the page AUTHENTICATE with the component rflzLookup, and tells that this was loaded", async () => {
    const { told } = open();
    await screen.findByLabelText("find-radio.radio-id");
    const pageInfo = {
      pageName: "subscribe/checkout/flepz/radio",
      pageKey: "AUTHENTICATE",
      componentKey: "rflzLookup",
    };
    await expect.poll(() => told.map(({ name }) => name)).toEqual(["flow-start", "page-view", "rflz-loaded"]);
    expect(told[1]?.groups.pageInfo).toMatchObject(pageInfo);
    expect(told[2]?.groups.pageInfo).toMatchObject(pageInfo);
  });

  it("[A3.01] [A9.09] [A4.05] finds an account by radio ID, last name and ZIP, and tells so", async () => {
    const { told, names, bodies } = open();
    await send("RFLZ", BY_RADIO);
    await isShown();
    expect(bodies("verifyAccount")).toEqual([CLUES]);
    expect(names().slice(2)).toEqual([
      "rflz-loaded",
      "authentication-start",
      "enter-radioid-successful",
      "authentication-success",
      "rflz-successful",
      "registration-eligible",
    ]);
    const success = told.find(({ name }) => name === "authentication-success")?.groups;
    expect(success?.customerInfo).toMatchObject({
      authenticationType: "RID",
      authenticationStatus: "Identified users",
      authenticationToken: "•••",
      lastName: "H•••",
    });
    expect(success?.account?.subscriptions).toEqual([{ lookupMethod: "RFLZ" }]);
    expect({ ...sessionStorage }).toEqual({ "identified-account": "account-1" });
  });

  it("[A9.09] [A4.05] tells a lookup by radio that fails, and keeps what was typed", async () => {
    const { told, names } = open({ verifyAccount: NOBODY });
    await send("RFLZ", BY_RADIO);
    await screen.findByText("identify.nobody.RFLZ");
    expect(names().slice(3)).toEqual([
      "authentication-start",
      "authentication-failure",
      "rflz-failed",
      "business-error",
    ]);
    expect(told[4]?.groups.customerInfo).toMatchObject({ authenticationType: "RID", accountsFound: 0 });
    expect(screen.getByLabelText<HTMLInputElement>("find-radio.radio-id").value).toBe("lgcy 7k42");
    expect(sessionStorage.length).toBe(0);
  });

  it("finds one by its number with the ZIP or the last name, and tells the one as the other", async () => {
    const { told, bodies } = open({ ...FOUND, verifyAccount: NOBODY });
    const number = { "identify.account-number": "8844 120157" };
    const zip = "billing.postal-code (identify.or-last-name)";
    const lastName = "billing.last-name (identify.or-zip)";
    await send("ACCT", { ...number, [zip]: "78401" });
    await screen.findByText("identify.nobody.ACCT");
    await send("ACCT", { ...number, [zip]: "", [lastName]: "Hébert" });
    const accountNumber = "8844 120157";
    await expect
      .poll(() => bodies("verifyAccount"))
      .toEqual([
        { accountNumber, zipCode: "78401" },
        { accountNumber, lastName: "Hébert" },
      ]);
    const failure = told.find(({ name }) => name === "authentication-failure");
    expect(failure?.groups.customerInfo).toMatchObject({
      authenticationType: "ACCT",
      accountNumber: "•••0157",
    });
  });

  it("[A3.01] [A4.06] finds one by account number and radio ID, which a link brings and loses on the way", async () => {
    const left = takeLinkClues(new Request("http://localhost/?RID=LGCY7K42&act=8844120157&langpref=en-US"));
    expect(left?.headers.get("location")).toBe("/?langpref=en-US");
    const { told, bodies } = open({ ...FOUND, verifyAccount: () => answers.shift() });
    const answers = [NOBODY, IDENTIFIED];
    await send("RID_ACCT", {});
    await screen.findByText("identify.nobody.RID_ACCT");
    await send("RID_ACCT", {});
    await isShown();
    expect(bodies("verifyAccount")[1]).toEqual({ accountNumber: "8844120157", radioId: "LGCY7K42" });
    for (const outcome of ["start", "failure", "success"]) {
      const event = told.find(({ name }) => name === `authentication-${outcome}`);
      expect(event?.groups.customerInfo?.authenticationType).toBe("RID_ACCT");
    }
    expect(told.at(-1)?.groups.account?.subscriptions).toEqual([{ lookupMethod: "RID_ACCT_URL" }]);
    takeLinkClues(new Request("http://localhost/?rid="));
  });

  it("[A3.01] takes radio and name from a link, and asks for the code", async () => {
    takeLinkClues(new Request("http://localhost/?rid=LGCY7K42&lname=H%C3%A9bert"));
    const { told, bodies } = open();
    await send("RFLZ", { "billing.postal-code": "78401" });
    await isShown();
    expect(bodies("verifyAccount")).toEqual([CLUES]);
    expect(told.at(-1)?.groups.account?.subscriptions).toEqual([{ lookupMethod: "RID_LNAME_URL" }]);
    takeLinkClues(new Request("http://localhost/?rid="));
  });

  it("[A3.01] finds one by a code to the email on file", async () => {
    const { told, bodies } = open({ ...FOUND, lookUpCustomerByEmail: () => answers.shift() });
    const answers = [NOBODY, refusal("INVALID"), IDENTIFIED];
    const email = "walter@example.com";
    await send("EMAIL", { "account-step.email": email }, "sign-in.mail-code");
    await send("EMAIL", { "sign-in.code": "111111" });
    await screen.findByText("sign-in.error.INVALID");
    await send("EMAIL", { "sign-in.code": "222222" });
    await isShown();
    expect(bodies("lookUpCustomerByEmail")).toEqual([
      { email },
      { email, otp: "111111" },
      { email, otp: "222222" },
    ]);
    expect(told.at(-1)?.groups.account?.subscriptions).toEqual([{ lookupMethod: "EMAIL" }]);
  });

  it.each([
    ["RFLZ", {}, ["find-radio.radio-id-empty", "field.lastName.empty", "field.postal.empty"]],
    ["ACCT", {}, ["identify.number-empty", "identify.one-of-two-empty"]],
    ["ACCT", { "identify.account-number": "123" }, ["identify.number-invalid"]],
    ["EMAIL", {}, ["field.email.empty"]],
  ] as const)(
    "[A5.03] says beside the fields and in a summary what is wrong by %s with %j, tells it, and asks nobody",
    async (way, typed, problems) => {
      const { fake, names } = open();
      await send(way, typed, way === "EMAIL" ? "sign-in.mail-code" : undefined);
      for (const problem of problems) expect(await screen.findAllByText(problem)).toHaveLength(2);
      expect(names()).toContain("user-error");
      expect(fake.calls).toEqual([]);
    },
  );

  it("offers to mend a radio ID that was read wrong", async () => {
    open();
    await send("RFLZ", { ...BY_RADIO, "find-radio.radio-id": "LGCYOK42" });
    fireEvent.click(await screen.findByRole("button", { name: "find-radio.radio-id-suggestion" }));
    expect(screen.getByLabelText<HTMLInputElement>("find-radio.radio-id").value).toBe("LGCY0K42");
  });
});

describe("an account that was identified", () => {
  async function openFound(answers: Record<string, unknown> = {}) {
    sessionStorage.setItem("identified-account", "account-1");
    const page = open({ ...FOUND, ...answers });
    await screen.findByText(/identified\.(?:plans|over)/);
    return page;
  }

  it("shows plans and radios, leads to the sign-in that there is, and is found anew at a press", async () => {
    const none = { data: { isEligible: false, contactOptions: [] } };
    await openFound({ accountRegistrationNonPii: none });
    expect(screen.getByText("Polaris")).toBeDefined();
    expect(screen.getByText("account.state.active")).toBeDefined();
    expect(screen.getByRole("link", { name: "sign-in.submit" }).getAttribute("href")).toBe("/account/login");
    expect(screen.queryByRole("button", { name: "identified.register" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "identified.find-another" }));
    await screen.findByLabelText("find-radio.radio-id");
    expect(sessionStorage.length).toBe(0);
  });

  it("[A4.13] is an identified visitor's after a reload, too", async () => {
    const { told } = await openFound();
    await expect.poll(() => told.map(({ name }) => name)).toContain("registration-eligible");
    const eligible = told.find(({ name }) => name === "registration-eligible")?.groups;
    expect(eligible?.customerInfo?.authenticationStatus).toBe("Identified users");
  });

  it("says after half an hour that it has to be found again", async () => {
    await openFound({ accountNonPii: refusal("UNAUTHENTICATED_CUSTOMER") });
    fireEvent.click(screen.getByRole("button", { name: "identified.find-again" }));
    expect(await screen.findByLabelText("find-radio.radio-id")).toBeDefined();
  });

  it("goes on to the signal with the radio whose ID was typed", async () => {
    const { router, bodies } = open({ ...FOUND, validateDevice: { data: { token: "found-1" } } });
    await send("RFLZ", BY_RADIO);
    await isShown();
    fireEvent.click(screen.getByRole("button", { name: "identified.refresh" }));
    await expect.poll(() => router.state.location.pathname).toBe("/subscribe/refresh-signal");
    expect(bodies("validateDevice")).toEqual([{ radioId: "LGCY7K42" }]);
    expect(sessionStorage.getItem("found-radio")).toBe("found-1");
  });

  async function register(registered: unknown[], contactOptions: object[] = [EMAIL]) {
    const page = await openFound({
      accountRegistrationNonPii: { data: { isEligible: true, contactOptions } },
      registerAccount: () => registered.shift(),
    });
    fireEvent.click(await screen.findByRole("button", { name: "identified.register" }));
    fireEvent.change(await screen.findByLabelText("account-step.email"), {
      target: { value: "walter@example.com" },
    });
    fireEvent.change(screen.getByLabelText("account-step.password"), {
      target: { value: "an-evening-on-the-air" },
    });
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    return { ...page, press };
  }
  const SENT = { data: { isRegistered: false, identityGrant: null } };

  it("[A4.14] gets its sign-in by a code from the contact on file, and opens", async () => {
    const done = { isRegistered: true, identityGrant: { grant: "grant-1", identityId: "idn_1" } };
    const { press, router, names, bodies } = await register([SENT, { data: done }]);
    press("register-account.send");
    fireEvent.change(await screen.findByLabelText("sign-in.code"), { target: { value: "123456" } });
    press("register-account.finish");
    await expect.poll(() => router.state.location.pathname).toBe("/account");
    expect(names()).toEqual(expect.arrayContaining(["registration-eligible", "successfull-registration"]));
    expect(bodies("registerAccount")[1]).toMatchObject({ token: "account-1", otp: "123456" });
    expect(sessionStorage.length).toBe(0);
  });

  it("asks which contact the code goes to where there are two", async () => {
    const { press, bodies } = await register([SENT], [EMAIL, { type: "PHONE", maskedValue: "•••0174" }]);
    press("register-account.send");
    expect(await screen.findAllByText("register-account.contact-empty")).toHaveLength(2);
    fireEvent.change(screen.getByLabelText("register-account.contact"), { target: { value: "PHONE" } });
    press("register-account.send");
    await screen.findByLabelText("sign-in.code");
    expect(bodies("registerAccount")).toMatchObject([{ otpOption: "PHONE" }]);
  });

  it.each([
    ["IDENTITY_ALREADY_EXISTS_ERROR", "register-account.IDENTITY_ALREADY_EXISTS_ERROR", 1],
    ["UNAUTHENTICATED_CUSTOMER", "identified.over", 1],
    ["BAD_REQUEST", "sign-in.error.BAD_REQUEST", 1],
    ["EXPIRED", "sign-in.error.EXPIRED", 1],
    ["HANDLE_ALREADY_IN_USE", "register-account.HANDLE_ALREADY_IN_USE", 2],
    ["INVALID_PASSWORD_ERROR", "field.password.tooShort", 2],
  ])(
    "[A4.14] [A9.08] says in words that it gets none by %s, and tells analytics",
    async (code, text, times) => {
      const { press, names } = await register([refusal(code)]);
      press("register-account.send");
      expect(await screen.findAllByText(text)).toHaveLength(times);
      expect(names()).toContain("failed_registration");
    },
  );
});
