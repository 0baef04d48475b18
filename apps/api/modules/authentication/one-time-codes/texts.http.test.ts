import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";
import { createTextSendsRepository } from "./text-sends-repository.ts";

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function memberWithPhone(phone: string): Promise<string> {
  people += 1;
  const visitor = await api.visitor();
  const body = { emailAddress: `texted-${people}@example.com` };
  const { identityId } = (await visitor.call("user", "createV2", { body })).data;
  await api.app.modules.identities.change(identityId, { phone });
  return identityId;
}

const text = async (identityId: string) =>
  (await api.visitor()).call("user", "otpInitiate", {
    body: { identityId, otpOption: "PHONE", otpContext: "sign-in" },
  });

describe("codes by text", () => {
  test("[S7.42] carry the code and nothing else, in the language asked for", async () => {
    const identityId = await memberWithPhone("4165550101");
    const visitor = await api.visitor();
    const body = { identityId, otpOption: "PHONE", otpContext: "sign-in", language: "fr-CA" } as const;
    expect((await visitor.call("user", "otpInitiate", { body })).status).toBe(200);
    const [message] = await receive(api, "4165550101");
    expect(message).toMatchObject({ channel: "text", subject: "", html: "", locale: "fr-CA" });
    expect(message?.text).toMatch(/^\d{6} est votre code Skywave/);
  });

  test("[S7.42] are in English where nobody says in which language", async () => {
    expect((await text(await memberWithPhone("4165550102"))).status).toBe(200);
    const [message] = await receive(api, "4165550102");
    expect([message?.locale, message?.text]).toEqual(["en-US", expect.stringMatching(/^\d{6} is your /)]);
  });

  test("[S8.21] are refused where the person has no phone", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("no-phone@example.com");
    expect((await text(identityId)).problem.code).toBe("BAD_REQUEST");
  });

  test("go to one prefix twenty times an hour at most, whoever asks", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1)
      statuses.push((await text(await memberWithPhone(`61355501${String(n).padStart(2, "0")}`))).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  });

  test("stop for a day where fewer than a fifth of the last hundred to a prefix were redeemed", async () => {
    const sends = createTextSendsRepository(api.database);
    const sentAt = Temporal.Instant.from("2026-03-10T14:00:00Z");
    for (let n = 0; n < 100; n += 1) await sends.add({ prefix: "902555", codeId: `otc_${n}`, sentAt });
    for (let n = 0; n < 19; n += 1) await sends.markRedeemed(`otc_${n}`, sentAt);
    const stopped = await text(await memberWithPhone("9025550100"));
    expect([stopped.problem.code, stopped.headers["retry-after"]]).toEqual(["RATE_LIMIT_EXCEEDED", "86400"]);
    await sends.markRedeemed("otc_19", sentAt);
    expect((await text(await memberWithPhone("9025550101"))).status).toBe(200);
  });
});
