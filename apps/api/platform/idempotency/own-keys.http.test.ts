import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const QUESTION = {
  topic: "billing",
  emailAddress: "robin@example.com",
  message: "Why is this bill higher?",
  country: "US",
  language: "en-US",
} as const;

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const ask = (visitor: TestVisitor, key: string, message: string = QUESTION.message) =>
  visitor.call(
    "support",
    "sendSupportMessage",
    { body: { ...QUESTION, message } },
    { headers: { "idempotency-key": key } },
  );

async function member() {
  const visitor = await api.visitor();
  people += 1;
  await visitor.register(`keyed${people}@example.com`);
  return visitor;
}

describe("an idempotency key", () => {
  test.each([
    ["visitors", () => api.visitor()],
    ["people who are signed in", () => member()],
  ])(
    "is each one's own: two %s with the same one get an answer each, and again the same",
    async (_who, arrive) => {
      const [one, other] = [await arrive(), await arrive()];
      const key = "the-same-key-for-both";
      const answers = [
        await ask(one, key),
        await ask(other, key),
        await ask(one, key),
        await ask(other, key),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const [first, second, ...again] = answers.map(({ data }) => data.reference);
      expect(first).not.toBe(second);
      expect(again).toEqual([first, second]);
    },
  );

  test("is refused with other content", async () => {
    const visitor = await api.visitor();
    await ask(visitor, "one-key-two-questions");
    const { status, problem } = await ask(visitor, "one-key-two-questions", "And what about the other one?");
    expect([status, problem.code]).toEqual([409, "CONFLICTING_REQUEST"]);
  });
});
