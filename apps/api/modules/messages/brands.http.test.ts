import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribe } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

interface Mail {
  subject: string;
  text: string;
  html: string;
}

async function mailsTo(to: string, atLeast: number): Promise<Mail[]> {
  const read = async (): Promise<Mail[]> =>
    (await api.app.inject({ url: "/sandbox/api/inbox", query: { to } })).json().messages;
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(atLeast);
  return read();
}

const YEAR = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z" };
const BRANDS = [
  ["aurora.localhost", "us-all-access-monthly", "US", undefined, "Aurora Radio", /skywave/i],
  ["can.aurora.localhost", "ca-all-access-monthly", "CA", "QC", "Aurora Radio", /skywave/i],
  ["localhost", "us-all-access-monthly", "US", undefined, "Skywave", /aurora/i],
] as const;

describe.each(BRANDS)("who buys on %s", (host, offer, country, state, name, other) => {
  test("has mails and an invoice from that brand alone, and links to its pages", async () => {
    const { visitor, email } = await subscribe(api, offer, {
      country,
      host,
      ...(state === undefined ? {} : { state, locale: "fr-CA" as const }),
    });
    const mails = await mailsTo(email, 2);
    const words = mails.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`).join("\n");
    expect(words).toContain(name);
    expect(words).toContain(`http://${host}`);
    expect(words).not.toMatch(other);

    const listed = await visitor.call("billing", "listInvoices", { query: YEAR });
    const params = { invoiceId: listed.data.invoices[0]?.id ?? "" };
    const { data } = await visitor.call("billing", "getInvoiceDocument", { params });
    expect(data.seller.legalName).toContain(name.split(" ")[0]);
    const file = await visitor.call("billing", "getInvoiceFile", { params, query: {} });
    expect(file.data.fileName.startsWith(name.replace(" ", "-"))).toBe(true);
  });
});

test("makes passkeys under the name of the brand whose page it is", async () => {
  const { visitor } = await subscribe(api, "us-all-access-monthly", { host: "aurora.localhost" });
  const start = await visitor.call("user", "passkeyCreateStart", {});
  expect(start.data.publicKeyCredentialCreationOptions.rp.name).toBe("Aurora Radio");
});

test("stays with its brand whatever page something is done on later", async () => {
  const { email } = await subscribe(api, "us-all-access-monthly", { host: "aurora.localhost" });
  const before = (await mailsTo(email, 2)).length;
  const elsewhere = await TestVisitor.arrive(api.app, {
    ipAddress: "10.9.9.9",
    country: "US",
    host: "localhost",
  });
  await elsewhere.call("user", "statusByHandle", { query: { handle: email } });
  await elsewhere.signIn(email);
  await elsewhere.call("user", "changeUsername", { body: { username: `aurora.${Date.now().toString(36)}` } });
  const [newest] = await mailsTo(email, before + 1);
  expect(newest?.html).not.toMatch(/skywave/i);
});
