import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const GOOD = {
  sys: { type: "Array" },
  total: 1,
  skip: 0,
  limit: 100,
  items: [{ fields: { title: "Words" } }],
};
const json = (response: ServerResponse, body: string) =>
  void response.writeHead(200, { "content-type": "application/json" }).end(body);
const good = (response: ServerResponse): void => json(response, JSON.stringify(GOOD));

const FAULTS: Record<string, (response: ServerResponse) => void> = {
  off: (response) => void response.destroy(),
  "500": (response) => void response.writeHead(500).end(),
  "30 s": () => undefined,
  huge: (response) => json(response, JSON.stringify({ ...GOOD, extra: "x".repeat(7 * 1024 * 1024) })),
  "wrong JSON": (response) => json(response, '{"items":"none"}'),
  "no JSON": (response) => json(response, "<html>"),
  "sent elsewhere": (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
};

let server: Server;
let api: TestApi;
let visitor: TestVisitor;
let reply = good;
let asked: { path: string; authorization: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", authorization: request.headers.authorization });
    reply(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  api = await openTestApi({
    CONTENT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CONTENT_SPACE: "space-1",
    CONTENT_TOKEN: "secret-of-the-server",
  });
  visitor = await api.visitor();
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  reply = good;
  asked = [];
  // A breaker that earlier faults opened closes again.
  api.passTime({ minutes: 5 });
});

const read = (id: string, offers = "b,a") =>
  visitor.call("content", "getEntries", {
    params: { space: "space-1", environment: "master" },
    query: { content_type: "Offer", "fields.offer_id[in]": offers, "fields.campaign_id": id },
  });

describe("content", () => {
  test("is asked for with the server's token, which the browser never sees", async () => {
    const answer = await read("first");
    expect(answer.data).toEqual(GOOD);
    expect(asked[0]).toEqual({
      path: "/spaces/space-1/environments/master/entries?content_type=Offer&fields.campaign_id=first&fields.offer_id%5Bin%5D=a%2Cb",
      authorization: "Bearer secret-of-the-server",
    });
    expect(JSON.stringify([answer.headers, answer.data])).not.toContain("secret-of-the-server");
  });

  test("is asked for once a minute, however a query is spelled and whatever headers come along", async () => {
    await read("once", "x,y");
    await read("once", "y,x,x");
    await visitor.app.inject({
      url: "/api/content/v1/spaces/space-1/environments/master/entries?content_type=Offer&fields.offer_id%5Bin%5D=x%2Cy&fields.campaign_id=once",
      headers: { "x-forwarded-host": "attacker.test", host: "attacker.test" },
    });
    expect(asked).toHaveLength(1);
    api.passTime({ minutes: 2 });
    await read("once", "x,y");
    expect(asked).toHaveLength(2);
  });

  test.each(Object.entries(FAULTS))("stays for a day when its store fails: %s", async (name, fail) => {
    await read(name.replaceAll(" ", "-"));
    reply = fail;
    api.passTime({ hours: 23 });
    expect((await read(name.replaceAll(" ", "-"))).data).toEqual(GOOD);
    api.passTime({ hours: 1 });
    const over = await read(name.replaceAll(" ", "-"));
    expect([over.status, over.problem.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(over.headers["retry-after"]).toBe("30");
  });

  test("is given up after three seconds, and after five failures not waited for at all", async () => {
    reply = FAULTS["30 s"] ?? good;
    const before = performance.now();
    await Promise.all(["a1", "a2", "a3", "a4", "a5"].map((id) => read(id)));
    expect(performance.now() - before).toBeLessThan(6_000);
    expect(asked).toHaveLength(5);
    await read("a6");
    expect(asked).toHaveLength(5);
  });

  test("does not hold up a purchase", async () => {
    reply = FAULTS["30 s"] ?? good;
    const content = read("slow");
    const shopper = await api.visitor();
    await shopper.register("content-is-off@example.com");
    await shopper.addBilling(await api.cards.typeCard("4242424242424242"));
    const quote = await shopper.call(
      "order",
      "createOrder",
      { body: { newSubscription: { offerId: "us-all-access-monthly" } } },
      { headers: { "idempotency-key": "content-is-off-1" } },
    );
    const done = await shopper.call(
      "order",
      "completeOrder",
      { params: { orderId: quote.data.id }, body: {} },
      { headers: { "idempotency-key": "content-is-off-2" } },
    );
    expect(done.data.status).toBe("confirmed");
    expect((await content).status).toBe(503);
  });
});
