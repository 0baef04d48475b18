import type { AccountJoin } from "@skywave/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { JoinAccountsPage } from "./join-accounts-page.tsx";

const JOIN: AccountJoin = {
  joinId: "join-1",
  accountNumber: "8800000001",
  plans: [
    {
      subscriptionId: "sub-1",
      name: "Polaris",
      radio: { radioIdLastFour: "7K42", type: "car", vehicle: null },
    },
    { subscriptionId: "sub-2", name: "Lyra", radio: null },
  ],
  balance: 25,
  currency: "USD",
  billCount: 1,
  cards: [
    { paymentMethodId: "card-1", brand: "visa", last4: "4242", isOfOther: false, isDefault: true },
    { paymentMethodId: "card-2", brand: "visa", last4: "1881", isOfOther: true, isDefault: true },
  ],
  version: "version-1",
  expiresAt: "2026-11-21T12:00:00Z",
};
const JOINED = {
  accountNumber: "8800000001",
  joinedAt: "2026-11-21T12:00:00Z",
  planCount: 2,
  balance: 25,
  currency: "USD",
};

afterEach(cleanup);

function open(answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({
    listJoinedAccounts: { accounts: [] },
    startAccountJoin: { joinId: "join-1", expiresInSeconds: 600, resendAfterSeconds: 30 },
    proveAccountJoin: JOIN,
    getAccountJoin: { ...JOIN, version: "version-2" },
    completeAccountJoin: JOINED,
    ...answers,
  });
  fake.setSession("authenticated");
  const { told } = renderPage(JoinAccountsPage, { fake, at: "/transfer/join" });
  const events = () =>
    told.map(({ name }) => name).filter((name) => /^(?:acsc|account-consolidation)/.test(name));
  const bodies = (call: string) =>
    fake.calls.flatMap(({ name, input }) => (name === call ? [Reflect.get(Object(input), "body")] : []));
  return { fake, events, bodies };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function nameAccount(account = "8800000001") {
  await type("join.account", account);
  await press("join.send");
}
async function prove() {
  await nameAccount();
  await type("join.code", "123 456");
  await press("join.continue");
}

describe("the joining of two accounts", () => {
  it("[A8.29] [A8.31] names the other account, proves it, shows what is joined, and joins it by one press", async () => {
    const { events, bodies } = open();
    await nameAccount(" 8800000001 ");
    expect(await screen.findByText("join.sent")).toBeDefined();
    expect(events()).toEqual(["acsc-account-success"]);
    await type("join.code", "123 456");
    await press("join.continue");
    for (const shown of ["join.number", "join.plan-on", "Lyra", "$25.00", "join.stays-text", "join.final"])
      expect(await screen.findByText(shown)).toBeDefined();
    expect(events()).toEqual(["acsc-account-success", "acsc-account-token-success"]);
    expect(bodies("completeAccountJoin")).toEqual([]);
    fireEvent.change(screen.getByLabelText("join.card"), { target: { value: "card-2" } });
    await press("join.confirm");
    expect(await screen.findByText("join.done-text")).toBeDefined();
    expect(events()).toEqual([
      "acsc-account-success",
      "acsc-account-token-success",
      "account-consolidation-success",
    ]);
    expect([bodies("startAccountJoin"), bodies("proveAccountJoin"), bodies("completeAccountJoin")]).toEqual([
      [{ account: "8800000001" }],
      [{ otp: "123456" }],
      [{ version: "version-1", paymentMethodId: "card-2" }],
    ]);
  });

  it("asks for an account and for a code before it sends anything", async () => {
    const { bodies } = open();
    await press("join.send");
    expect((await screen.findAllByText("join.account-empty")).length).toBeGreaterThan(0);
    await nameAccount();
    await press("join.continue");
    expect((await screen.findAllByText("sign-in.code-empty")).length).toBeGreaterThan(0);
    await type("join.code", "12");
    await press("join.continue");
    expect((await screen.findAllByText("sign-in.code-invalid")).length).toBeGreaterThan(0);
    expect(bodies("proveAccountJoin")).toEqual([]);
  });

  it("shows anew what has changed in the meantime, and joins that", async () => {
    const { fake, events, bodies } = open({ completeAccountJoin: refusal("QUOTE_CHANGED") });
    await prove();
    await press("join.confirm");
    expect(await screen.findByText("join.QUOTE_CHANGED")).toBeDefined();
    fake.answers["completeAccountJoin"] = JOINED;
    await press("join.confirm");
    await screen.findByText("join.done-text");
    expect(bodies("completeAccountJoin").map((body) => Reflect.get(Object(body), "version"))).toEqual([
      "version-1",
      "version-2",
    ]);
    expect(events().slice(2)).toEqual(["account-consolidation-failure", "account-consolidation-success"]);
  });

  it("does without a card where neither account has one, and lists what was joined before", async () => {
    const { bodies } = open({
      proveAccountJoin: { ...JOIN, cards: [], plans: [], balance: 0, currency: null },
      listJoinedAccounts: { accounts: [JOINED] },
    });
    expect(await screen.findByText("join.joined-on")).toBeDefined();
    await prove();
    for (const shown of ["join.no-plans", "join.no-balance"])
      expect(await screen.findByText(shown)).toBeDefined();
    await press("join.confirm");
    await screen.findByText("join.done-text");
    expect(bodies("completeAccountJoin")).toEqual([{ version: "version-1" }]);
  });
});

describe("[A8.30] an account that does not join", () => {
  it.each(["SAME_ACCOUNT", "DEVICE_NOT_FOUND"])("is said where it is named: %s", async (code) => {
    const { events } = open({ startAccountJoin: refusal(code) });
    await nameAccount();
    expect(await screen.findByText(`join.${code}`)).toBeDefined();
    expect(events()).toEqual(["acsc-account-failure"]);
  });

  it("is not proved where no answer came, or the server was busy", async () => {
    for (const failed of [lost(), refusal("RATE_LIMIT_EXCEEDED")]) {
      const { events } = open({ proveAccountJoin: failed });
      await prove();
      await expect.poll(events).toEqual(["acsc-account-success", "acsc-account-token-failure"]);
      cleanup();
    }
  });

  it.each([
    ["INVALID", "sign-in.error.INVALID"],
    ["EXPIRED", "sign-in.error.EXPIRED"],
    ["NOT_FOUND", "join.NOT_FOUND"],
  ])("is not proved by a code that is none: %s", async (code, said) => {
    const { events } = open({ proveAccountJoin: refusal(code) });
    await prove();
    expect(await screen.findByText(said)).toBeDefined();
    expect(events()).toEqual(["acsc-account-success", "acsc-account-token-failure"]);
  });

  it.each([
    "ACCOUNT_NOT_JOINABLE",
    "COUNTRY_ERROR",
    "PAYMENT_IN_PROGRESS",
    "PAYMENT_DUE",
    "BILLED_ELSEWHERE",
    "TOO_MANY_PLANS",
  ])("says what stands in the way, at the code and at the press: %s", async (code) => {
    const { fake, events } = open({ proveAccountJoin: refusal(code) });
    await prove();
    expect(await screen.findByText(`join.${code}`)).toBeDefined();
    fake.answers["proveAccountJoin"] = JOIN;
    fake.answers["completeAccountJoin"] = refusal(code);
    await press("join.continue");
    await press("join.confirm");
    expect(await screen.findByText(`join.${code}`)).toBeDefined();
    await expect.poll(() => events().at(-1)).toBe("account-consolidation-failure");
  });

  it("is asked for again after a loss, and for a proof of who is there", async () => {
    const { fake } = open({ completeAccountJoin: lost() });
    await prove();
    await press("join.confirm");
    await screen.findByText(/failure\.|error\.|unreachable/i);
    fake.answers["completeAccountJoin"] = refusal("PAYMENT_METHOD_REQUIRED");
    await press("join.confirm");
    expect((await screen.findAllByText("join.card-empty")).length).toBeGreaterThan(0);
    fake.answers["completeAccountJoin"] = refusal("STEP_UP_REQUIRED");
    await press("join.confirm");
    expect(await screen.findByText("step-up.heading")).toBeDefined();
  });
});
