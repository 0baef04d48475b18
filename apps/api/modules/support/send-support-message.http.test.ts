import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { PRODUCTION } from "#testing/production.ts";
import { readInbox, type ReceivedMessage } from "#testing/read-inbox.ts";

const TEAM = "team@skywave.example";
const QUESTION = {
  topic: "billing",
  emailAddress: " Robin@Example.com ",
  message: "Why is this bill higher?\nIt was $11.99 before.",
  country: "US",
  language: "en-US",
} as const;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ SUPPORT_EMAIL: TEAM }, EAGER);
});
afterAll(() => api.close());

const send = async (change: Partial<Record<keyof typeof QUESTION, string>> = {}, key?: string) => {
  const visitor = await api.visitor();
  const headers = key === undefined ? {} : { "idempotency-key": key };
  const body = { ...QUESTION, ...change } as typeof QUESTION;
  return visitor.call("support", "sendSupportMessage", { body }, { bearer: "", headers });
};

/** The mail that the team gets about a request, once it is there. */
const mailAbout = async (reference: string) => {
  let found: ReceivedMessage | undefined;
  await expect
    .poll(async () => {
      found = (await readInbox(api, TEAM)).find(({ subject }) => subject.includes(reference));
      return found;
    })
    .toBeDefined();
  return found ?? expect.fail(`no mail about ${reference}`);
};

describe("sendSupportMessage", () => {
  test("mails the question to the team under its reference, and to nobody else", async () => {
    const answer = await send();
    expect(answer.status).toBe(201);
    const { reference } = answer.data;
    const mail = await mailAbout(reference);
    expect(mail.text).toContain("> Why is this bill higher?\n> It was $11.99 before.\n— robin@example.com");
    expect(mail.text).toContain("Not signed in");
    expect(await readInbox(api, "robin@example.com")).toEqual([]);
  });

  test("names the account of whoever is signed in", async () => {
    const member = await api.visitor();
    await member.register("asks-for-help@example.com");
    const account = await member.call("user", "getAccount", {});
    const answer = await member.call("support", "sendSupportMessage", { body: QUESTION });
    const mail = await mailAbout(answer.data.reference);
    expect(mail.text).toContain(`Account number ${account.data.accountNumber}`);
  });

  test("sends once what is sent again under its key", async () => {
    const first = await send({}, "the-same-question");
    const again = await send({}, "the-same-question");
    expect(again.data).toEqual(first.data);
  });

  test("refuses an address that is none, a card number, an empty message and one without end", async () => {
    expect((await send({ emailAddress: "robin" })).problem.code).toBe("EMAIL_INVALID");
    const card = await send({ message: "My card is 4242 4242 4242 4242" });
    expect([card.status, card.problem.code]).toEqual([422, "CARD_NUMBER_NOT_ALLOWED"]);
    expect((await send({ message: "   " })).problem.code).toBe("INVALID_PAYLOAD");
    expect((await send({ message: "a".repeat(2_001) })).problem.code).toBe("INVALID_PAYLOAD");
  });

  test("takes five messages an hour of one address", async () => {
    const outside = await openTestApi(PRODUCTION);
    const sendFrom = (remoteAddress: string) =>
      outside.app.inject({
        method: "POST",
        url: "/api/support/v1/messages",
        remoteAddress,
        headers: { "sxm-trace-id": "asks-for-help" },
        payload: QUESTION,
      });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await sendFrom("203.0.113.9")).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await sendFrom("203.0.113.10")).statusCode).toBe(201);
    await outside.close();
  });
});
