import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createInAppMessagesRepository } from "./in-app-messages-repository.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const TEXTS = { "en-US": "Hello", "en-CA": "Hello, eh", "fr-CA": "Bonjour" };
const read = (visitor: TestVisitor, locale?: "fr-CA") =>
  visitor.call("outreach", "getOutreachMessage", { query: locale === undefined ? {} : { locale } });
const put = (payload: object) =>
  api.app.inject({
    method: "POST",
    url: "/sandbox/api/outreach-messages",
    headers: { "sxm-trace-id": "an-in-app-message" },
    payload,
  });

async function person(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email);
  return visitor;
}

describe("getOutreachMessage", () => {
  test("[S7.35] answers 204 when there is nothing to tell", async () => {
    const answer = await read(await person("nothing-to-tell@example.com"));
    expect([answer.status, answer.data]).toEqual([204, undefined]);
  });

  test("[S7.35] tells a person what is meant for them, in their language, and the latest only", async () => {
    const [told, other] = [await person("told@example.com"), await person("not-told@example.com")];
    await put({ handle: "told@example.com", texts: { ...TEXTS, "fr-CA": "Avant" }, link: null });
    expect((await put({ handle: "Told@example.com", texts: TEXTS, link: "/account/bills" })).statusCode).toBe(
      200,
    );
    const french = await read(told, "fr-CA");
    expect(french.data).toEqual({ id: expect.any(String), text: "Bonjour", link: "/account/bills" });
    expect((await read(told)).data?.text).toBe("Hello");
    expect((await read(other)).status).toBe(204);
  });

  test("goes with the account that it was meant for", async () => {
    const visitor = await person("deleted@example.com");
    await put({ handle: "deleted@example.com", texts: TEXTS, link: null });
    const { identityId } = (await visitor.call("user", "getIdentity", {})).data;
    const { find } = createInAppMessagesRepository(api.database);
    expect(await find(identityId)).toBeDefined();
    await visitor.call("user", "deleteIdentity", {});
    expect(await find(identityId)).toBeUndefined();
  });

  test("asks for a signed-in person", async () => {
    expect((await read(await api.visitor())).status).toBe(403);
  });

  test("takes no message for nobody, nor a link that leaves encryption", async () => {
    expect((await put({ handle: "nobody@example.com", texts: TEXTS, link: null })).statusCode).toBe(400);
    await person("linked@example.com");
    const linked = await put({ handle: "linked@example.com", texts: TEXTS, link: "javascript:alert(1)" });
    expect(linked.statusCode).toBe(400);
  });
});
