import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo, receiveWelcome } from "#testing/read-inbox.ts";

const INTRUDERS_PASSWORD = "what only the intruder would type";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function signUp(emailAddress: string, more: { language?: "fr-CA" } = {}) {
  const visitor = await api.visitor();
  const body = { emailAddress, password: INTRUDERS_PASSWORD, ...more };
  const { status, data } = await visitor.call("user", "createV2", { body });
  return { visitor, status, grant: data.grant };
}

/** Proves the mailbox as anybody does who signs in by a code; the grant is good for the sign-in or a sign-up. */
async function proveMailbox(email: string) {
  const owner = await api.visitor();
  const { identityId } = (await owner.call("user", "statusByHandle", { query: { handle: email } })).data;
  const body = { identityId, otpOption: "EMAIL", otpContext: "sign-in" } as const;
  await owner.call("user", "otpInitiate", { body });
  const otp = await codeSentTo(api, email);
  const redeemed = await owner.call("user", "otpRedeem", { body: { identityId, otp } });
  return { owner, bearer: redeemed.data.grant };
}

describe("the mail that an account begins with", () => {
  test("welcomes in the person's language, and tells who did not sign up what to do", async () => {
    await signUp("bienvenue@example.com", { language: "fr-CA" });
    const welcome = await receiveWelcome(api, "bienvenue@example.com");
    expect([welcome.subject, welcome.locale, welcome.channel]).toEqual([
      "Bienvenue chez Skywave",
      "fr-CA",
      "mail",
    ]);
    expect(welcome.text).toContain("Vous n’avez pas créé de compte?");
    // The button of the page where the code leads to.
    expect(welcome.text).toContain("Créer un nouveau compte");
    const links = [...welcome.html.matchAll(/href="([^"]+)"/g)].map(([, url]) => new URL(url ?? "").pathname);
    expect(links).toEqual(["/account", "/account/login"]);
  });

  test("is followed by who did not sign up to the code that takes the address back", async () => {
    const email = "not-me@example.com";
    const { visitor: intruder, grant } = await signUp(email);
    await intruder.exchange(grant);
    const welcome = await receiveWelcome(api, email);
    expect(welcome.text).toContain("Didn’t sign up?");
    const { owner, bearer } = await proveMailbox(email);
    const { data } = await owner.call("user", "otpAuthenticate", {}, { bearer });
    await owner.exchange(data.grant);
    const own = (await owner.call("user", "getIdentity", {})).data;
    expect(own).toMatchObject({ contact: { emailAddress: email }, isEmailProved: true, hasPassword: false });
    const others = (await intruder.call("user", "getIdentity", {})).data;
    expect(others.contact.emailAddress).toBeUndefined();
    const again = { body: { handle: email, password: INTRUDERS_PASSWORD } };
    expect((await (await api.visitor()).call("user", "authenticatePassword", again)).status).toBe(401);
  });

  test("doubts nobody who has proved the address before", async () => {
    const email = "proved-first@example.com";
    await signUp(email);
    await receiveWelcome(api, email);
    const { owner, bearer } = await proveMailbox(email);
    const body = { emailAddress: email, language: "en-CA" } as const;
    expect((await owner.call("user", "create", { body }, { bearer })).status).toBe(201);
    await expect.poll(async () => (await receiveWelcomes(email)).toSorted()).toEqual([false, true]);
  });

  test("comes once, and not for an address that is taken", async () => {
    const email = "taken-once@example.com";
    const visitor = await api.visitor();
    await visitor.register(email, INTRUDERS_PASSWORD);
    await receiveWelcome(api, email);
    const second = await signUp(email);
    expect(second.status).toBe(409);
    await codeSentTo(api, email);
    await receiveWelcome(api, email);
  });
});

/** Of each welcome that came: whether it tells who did not sign up what to do. */
async function receiveWelcomes(to: string): Promise<boolean[]> {
  const response = await api.app.inject({ url: "/sandbox/api/inbox", query: { to } });
  const { messages } = response.json<{ messages: { subject: string; text: string }[] }>();
  return messages
    .filter(({ subject }) => subject === "Welcome to Skywave")
    .map(({ text }) => text.includes("Didn’t sign up?"));
}
