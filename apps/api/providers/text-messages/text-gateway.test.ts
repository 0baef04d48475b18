import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTextGateway } from "./text-gateway.ts";

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

let server: Server;
let url = "";
let received: Received[] = [];
let recorded: Record<string, string>[] = [];
let next: { status: number; body: string; type?: string } = { status: 201, body: "{}" };

/** A gateway as its documents describe it: queued 201, refused with a numbered code, busy 429, broken 5xx. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      received.push({
        path: request.url,
        authorization: request.headers.authorization,
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      response.writeHead(next.status, { "content-type": next.type ?? "application/json; charset=utf-8" });
      response.end(next.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  received = [];
  recorded = [];
});

function send(from = "+15125550100") {
  const gateway = createTextGateway(
    { url, account: "AC0001", token: "a token", from },
    { record: (event, facts) => recorded.push({ event, ...facts }) },
  );
  return gateway.carry({
    sender: "Skywave",
    id: "otc_1",
    to: "5145550123",
    channel: "text",
    locale: "fr-CA",
    subject: "",
    text: "123456 est votre code. N’y répondez pas : merci!",
    html: "",
  });
}

describe("createTextGateway", () => {
  test("posts the text as a form under the account, and is done once it is queued", async () => {
    next = { status: 201, body: JSON.stringify({ sid: "SM1", status: "queued" }) };
    await send();
    expect(received).toEqual([
      {
        path: "/2010-04-01/Accounts/AC0001/Messages.json",
        authorization: `Basic ${Buffer.from("AC0001:a token").toString("base64")}`,
        form: {
          To: "+15145550123",
          From: "+15125550100",
          Body: "123456 est votre code. N’y répondez pas : merci!",
        },
      },
    ]);
  });

  test("names a messaging service where one sends instead of a number", async () => {
    next = { status: 201, body: "{}" };
    await send("MG0001");
    expect(received[0]?.form).toMatchObject({ MessagingServiceSid: "MG0001" });
  });

  test("throws when the gateway is busy, broken or does not know us, so that the outbox tries again", async () => {
    for (const answer of [
      { status: 429, body: JSON.stringify({ code: 20429, status: 429 }) },
      { status: 503, body: "try later", type: "text/plain" },
      { status: 500, body: "{}" },
      { status: 401, body: JSON.stringify({ code: 20003, status: 401 }) },
      { status: 400, body: "<html>", type: "text/html" },
    ]) {
      next = answer;
      await expect(send()).rejects.toThrow(`answered ${answer.status}`);
    }
  });

  test("writes a number that can't be texted down, and does not try it again", async () => {
    for (const code of [21211, 21610, 21614]) {
      next = { status: 400, body: JSON.stringify({ code, message: "no", status: 400 }) };
      await send();
    }
    expect(recorded.map(({ event, code }) => [event, code])).toEqual([
      ["text-undeliverable", "21211"],
      ["text-undeliverable", "21610"],
      ["text-undeliverable", "21614"],
    ]);
  });
});
