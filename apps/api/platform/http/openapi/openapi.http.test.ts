import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { OpenAPIClientAxios, type Document } from "openapi-client-axios";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const run = promisify(execFile);
const LINTER = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
const PUBLIC_URL = "https://listen.skywave.test";

let api: TestApi;
let address: string;
let document: Document;
/** The same, by address and method. */
let paths: Record<string, Record<string, Told>>;
beforeAll(async () => {
  api = await openTestApi({ PUBLIC_URL });
  address = await api.app.listen({ host: "127.0.0.1", port: 0 });
  document = await (await fetch(`${address}/openapi.json`)).json();
  ({ paths } = JSON.parse(JSON.stringify(document)));
});
afterAll(() => api.close());

interface Told {
  operationId: string;
}

describe("the OpenAPI document", () => {
  test("keeps every rule that is recommended for such documents", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "skywave-openapi-")), "openapi.json");
    await writeFile(file, JSON.stringify(document));
    const { stdout } = await run(
      process.execPath,
      [LINTER, "lint", file, "--extends=recommended", "--format=json"],
      { env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
    );
    const { totals, problems } = JSON.parse(stdout);
    expect([totals, problems]).toEqual([{ errors: 0, warnings: 0, ignored: 0 }, []]);
  });

  test("says where the calls go, what each asks of its caller, and which keys make it safe to repeat", () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const told = (name: string) => operations.find(({ operationId }) => operationId === name);
    expect(document.servers?.[0]?.url).toBe(PUBLIC_URL);
    expect(told("metronome")).toMatchObject({ security: [] });
    expect(told("completeOrder")).toMatchObject({
      security: [{ accessToken: [] }],
      parameters: expect.arrayContaining([
        expect.objectContaining({ in: "header", name: "Idempotency-Key", required: false }),
      ]),
    });
  });
});

test("the page to browse it comes with its script, both under a policy of their own", async () => {
  const moved = await fetch(`${address}/docs/api`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/docs/api/"]);
  const page = await fetch(`${address}/docs/API/`);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const source = /<script src="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  const script = await fetch(new URL(source, `${address}/docs/api/`));
  expect(script.headers.get("content-type")).toContain("application/javascript");
  expect((await script.text()).length).toBeGreaterThan(1_000_000);
  for (const { headers } of [page, script])
    expect(headers.get("content-security-policy")).toContain("script-src 'self' 'unsafe-inline'");
  expect((await fetch(`${address}/docs/api/nothing`)).status).toBe(404);
  const other = await fetch(`${address}/openapi.json`);
  expect(other.headers.get("content-security-policy")).not.toContain("unsafe-inline");
});

test("a client that is made of the document alone buys a plan, and reads its bill", async () => {
  const { call, show } = await makeClient();
  const location = { countryCode: "US" };
  const browser = {
    app: "web-commerce",
    appVersion: "1.0",
    browser: "b",
    browserVersion: "1",
    userAgent: "c",
  };
  const device = await call("devices", {
    body: { devicePlatform: "web-desktop", deviceAttributes: { browser }, grantVersion: "v2" },
  });
  show(device.grant);
  show((await call("anonymous", { body: { location } })).accessToken);
  const { offers } = await call("getNewOffers", { params: { country: "US" } });

  const account = {
    emailAddress: "client.of.the.document@example.com",
    password: "a quiet evening on the air",
  };
  show((await call("createV2", { body: account })).grant);
  show((await call("authenticated", { body: { location } })).accessToken);
  await call("createBillingProfile", { body: await makeBillingProfile() });
  const offerId = offers.find(({ id }: { id: string }) => id === "us-all-access-monthly").id;
  const quote = await call("createOrder", { body: { offerId } });
  const order = await call("completeOrder", {
    params: { orderId: quote.id },
    headers: { "Idempotency-Key": "a-client-of-the-document" },
    body: {},
  });

  const { subscriptions } = await call("listSubscriptions");
  expect(subscriptions).toMatchObject([{ id: order.newSubscription.subscriptionId }]);
  const params = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z" };
  const { invoices } = await call("listInvoices", { params });
  expect(invoices).toMatchObject([{ amountTotal: quote.charges.oneTimeCharge[0].lines.total }]);
});

/** Makes calls by their names in the document, at the addresses and with the parameters that it tells. */
async function makeClient() {
  const axiosConfigDefaults = { baseURL: address, validateStatus: () => true };
  const client = await new OpenAPIClientAxios({ definition: document, axiosConfigDefaults }).init();
  let grant = "";
  return {
    show: (next: string) => {
      grant = next;
    },
    call: async (name: string, { params = {}, body, headers = {} }: CallOfClient = {}) => {
      const operation = client[name];
      if (operation === undefined) throw new Error(`The document tells of no ${name}`);
      const authorization = grant === "" ? {} : { authorization: `Bearer ${grant}` };
      const answer = await operation(params, body, { headers: { ...authorization, ...headers } });
      if (answer.status >= 300) throw new Error(`${name}: ${JSON.stringify(answer.data)}`);
      return answer.data;
    },
  };
}

interface CallOfClient {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
}

async function makeBillingProfile() {
  return {
    billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
    serviceAddress: {
      addressLine1: "12 Hill Road",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      country: "US",
    },
    stripePaymentMethodId: await api.cards.typeCard("4242424242424242"),
  };
}
