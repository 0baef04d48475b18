import { Writable } from "node:stream";
import { type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { owingSubscriber } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const lines: string[] = [];
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(...String(chunk).split("\n").filter(Boolean));
    done();
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ LOG_LEVEL: "warn" }, { logStream });
});
afterAll(() => api.close());

// No header can carry some of these, and no path others.
const IMPOSSIBLE = [
  "",
  " ",
  "pm_é",
  "pm_€",
  "pm_😀",
  "..",
  "../customers",
  "pm/1",
  "pm 1",
  "pm\n1",
  "pm_1?a=b",
  "pm%2F1",
];

describe("a payment with a card that the processor cannot have named", () => {
  test("is refused, and the processor is not asked", async () => {
    const { visitor, billingProfileId, invoiceId } = await owingSubscriber(api);
    for (const stripePaymentMethodId of IMPOSSIBLE) {
      const body = { stripePaymentMethodId };
      const answers = [
        await visitor.call("billing", "payBalanceDue", { body }),
        await visitor.call("billing", "payWithProfile", { params: { billingProfileId }, body }),
        await visitor.call("billing", "createPayment", { body: { ...body, invoiceId } }),
        await visitor.call("billing", "addPaymentMethod", { params: { billingProfileId }, body }),
      ];
      expect(answers.map(({ problem }) => problem.code)).toEqual(answers.map(() => "INVALID_PAYLOAD"));
    }
  });

  test("is refused by every call that takes one", () => {
    const operations = Object.values(endpointTable).flatMap((endpoints): Endpoint[] =>
      Object.values(endpoints),
    );
    const takers = operations.flatMap(({ name, body }) => {
      const field = body?.shape["stripePaymentMethodId"];
      return field === undefined ? [] : [{ name, field }];
    });
    expect(takers.length).toBeGreaterThanOrEqual(9);
    for (const { name, field } of takers) {
      const parse = (value: string) => field["~standard"].validate(value);
      for (const id of IMPOSSIBLE) expect(parse(id), `${name} ${id}`).toHaveProperty("issues");
      expect(parse("pm_1QxYz"), name).not.toHaveProperty("issues");
    }
  });
});

describe("a payment that the processor does not answer", () => {
  test("is answered with 503, and the log says why, by the trace id", async () => {
    const { visitor } = await owingSubscriber(api);
    const body = { stripePaymentMethodId: await api.cards.typeCard("4242424242424242") };
    await api.cards.orderFault({ on: "any", kind: "error500", when: "before", times: 5 });
    const { problem, headers } = await visitor.call("billing", "payBalanceDue", { body });
    await api.cards.heal();
    expect(problem).toMatchObject({ code: "SERVICE_UNAVAILABLE", status: 503 });
    expect(headers["retry-after"]).toBe("5");
    const line = lines.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === problem.traceId);
    expect(line).toMatchObject({ msg: "unavailable", err: { message: "An unknown error occurred." } });
  });
});
