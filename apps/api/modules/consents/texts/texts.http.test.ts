import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { signIncomingText } from "#providers/text-messages/incoming-text.ts";
import { openTestApi, type TestApi, TEST_SECRET_KEY } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { createConsentLedger } from "../consent-ledger.ts";
import { createConsentsRepository } from "../consents-repository.ts";

const INLET = { url: "https://radio.example/webhooks/texts", token: "the account's token" };
const GATEWAY = {
  PUBLIC_URL: "https://radio.example",
  TEXT_GATEWAY_URL: "https://gateway.example",
  TEXT_GATEWAY_ACCOUNT: "AC0001",
  TEXT_GATEWAY_TOKEN: INLET.token,
  TEXT_GATEWAY_FROM: "+15125550100",
};
let api: TestApi;
let sent = 0;
beforeAll(async () => {
  api = await openTestApi(GATEWAY);
});
afterAll(() => api.close());

const consents = () =>
  createConsentLedger({
    repository: createConsentsRepository(api.database),
    secrets: createSecrets(TEST_SECRET_KEY),
    clock: createClock("UTC"),
  });
const ledgerOf = (phone: string) =>
  readRows(
    api,
    `select topic, source, country, language from consent_ledger where subject = '${consents().contactSubject(phone).subject}'`,
  );
const post = async (fields: Record<string, string>, signature?: string) => {
  const form = new URLSearchParams(fields);
  const answer = await api.app.inject({
    method: "POST",
    url: "/webhooks/texts",
    headers: {
      "content-type": "application/x-www-form-urlencoded; charset=utf-8",
      "x-gateway-signature": signature ?? signIncomingText(form, INLET),
    },
    payload: form.toString(),
  });
  return { status: answer.statusCode, type: answer.headers["content-type"], body: answer.body };
};
const text = (From: string, Body: string) => {
  sent += 1;
  return post({ To: "+15125550100", AccountSid: "AC0001", MessageSid: `SM${sent}`, From, Body });
};

describe("texts that people send", () => {
  test("leave a number alone that asks for it, before the answer goes out, in the language of its words", async () => {
    const stopped = await text("+15125550171", "Stop");
    expect(stopped).toMatchObject({ status: 200, type: "text/xml" });
    expect(stopped.body).toContain("<Response><Message>Skywave: You’ll no longer get calls");
    expect(await ledgerOf("5125550171")).toEqual([
      { topic: "DoNotContact", source: "textMessage", country: "US", language: "en-US" },
    ]);
    const inFrench = await text("+15145550172", "Arrêt s.v.p.");
    expect(inFrench.body).toContain("c’est fait");
    expect(await ledgerOf("5145550172")).toMatchObject([{ country: "CA", language: "fr-CA" }]);
    const inCanada = await text("+14165550173", "please STOP");
    expect(inCanada.body).toContain("no longer get calls or texts");
    expect(await ledgerOf("4165550173")).toMatchObject([{ country: "CA", language: "en-CA" }]);
  });

  test("that ask how to are told, and words that ask for nothing change nothing and get no answer", async () => {
    expect((await text("+15125550174", "HELP")).body).toContain("Reply STOP");
    expect((await text("+15125550174", "Thanks & <3")).body).toContain("<Response></Response>");
    expect((await text("+442079460018", "STOP")).body).toContain("<Response></Response>");
    expect(await ledgerOf("5125550174")).toEqual([]);
  });

  test("that come twice are kept once", async () => {
    const again = { MessageSid: "SM-again", From: "+15125550175", Body: "STOP", To: "+15125550100" };
    const answers = await Promise.all([post(again), post(again), post(again)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ledgerOf("5125550175")).toHaveLength(1);
  });

  test("are taken from the gateway alone, and whole", async () => {
    const fields = { MessageSid: "SM-forged", From: "+15125550176", Body: "STOP" };
    const others = signIncomingText(new URLSearchParams({ ...fields, From: "+15125550177" }), INLET);
    for (const signature of [others, "", "bm90IG9uZQ==", "\u00e9"]) {
      const refused = await post(fields, signature);
      expect([refused.status, refused.body]).toEqual([400, expect.stringContaining("INVALID_PAYLOAD")]);
    }
    expect((await post({ From: "+15125550176", Body: "STOP" })).status).toBe(400);
    expect((await post({ ...fields, Body: "STOP ".repeat(5_000) })).status).toBe(413);
    expect(await ledgerOf("5125550176")).toEqual([]);
  });

  test("can be tried in the sandbox", async () => {
    const answer = (payload: object) =>
      api.app.inject({
        method: "POST",
        url: "/sandbox/api/answers-to-texts",
        headers: { "sxm-trace-id": "answers-to-a-text" },
        payload,
      });
    const stopped = await answer({ phone: "5125550178", text: "stop" });
    expect(stopped.json()).toEqual({
      answer: expect.stringContaining("Skywave: You’ll no longer get calls"),
    });
    expect(await ledgerOf("5125550178")).toHaveLength(1);
    expect((await answer({ phone: "5125550178", text: "what?" })).json()).toEqual({ answer: null });
    expect((await answer({ phone: "+1", text: "stop" })).statusCode).toBe(400);
  });
});
