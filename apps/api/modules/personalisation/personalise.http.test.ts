import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PersonalisationEvent } from "@skywave/contract/personalisation/personalise";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isInControlGroup } from "#providers/personalisation/local-personaliser.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const event = (override: Partial<PersonalisationEvent> = {}): PersonalisationEvent => ({
  interaction: { name: "View Confirmation" },
  anonymousId: "visitor-1",
  source: { channel: "Web", url: "https://skywave.test/a", urlParams: {}, urlReferrer: "" },
  ...override,
});
const report = (visitor: TestVisitor, body: PersonalisationEvent, environment = "sandbox") =>
  visitor.call("content", "personalise", { params: { environment }, body });

describe("personalise in the sandbox", () => {
  let api: TestApi;
  let visitor: TestVisitor;
  beforeAll(async () => {
    api = await openTestApi();
    visitor = await api.visitor();
  });
  afterAll(() => api.close());

  const visitors = Array.from({ length: 20 }, (_, index) => `visitor-${index}`);
  const listener = visitors.find((id) => !isInControlGroup(id)) ?? "";
  const control = visitors.find(isInControlGroup) ?? "";

  test("[S7.77] answers with what to show, the same each time", async () => {
    for (let time = 0; time < 2; time += 1) {
      const { data } = await report(visitor, event({ anonymousId: listener }));
      expect(data.campaignResponses[0]).toEqual({
        experienceId: "at-home-too",
        isControl: false,
        hasPayload: true,
        experience: { campaignId: "at_home_conf_campaign" },
      });
    }
  });

  test("[S7.77] gives the control group nothing to show", async () => {
    const { data } = await report(visitor, event({ anonymousId: control }));
    expect(data.campaignResponses[0]).toEqual({
      experienceId: "at-home-too",
      isControl: true,
      hasPayload: false,
      experience: {},
    });
  });

  test("has nothing for an interaction that it does not know, nor in another environment", async () => {
    for (const name of ["Other", "constructor", "toString", "__proto__"])
      expect((await report(visitor, event({ interaction: { name } }))).data).toEqual({
        campaignResponses: [],
      });
    expect((await report(visitor, event(), "elsewhere")).status).toBe(404);
  });
});

describe("personalise in front of a service", () => {
  let server: Server;
  let api: TestApi;
  let visitor: TestVisitor;
  const received: {
    url: string | undefined;
    authorization: string | undefined;
    body: PersonalisationEvent;
  }[] = [];
  let answer = { status: 200, body: '{"campaignResponses":[]}' };

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = "";
      request.on("data", (part: Buffer) => (text += part.toString()));
      request.on("end", () => {
        const { url, headers } = request;
        received.push({ url, authorization: headers.authorization, body: JSON.parse(text) });
        response.writeHead(answer.status).end(answer.body);
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    api = await openTestApi({
      PERSONALISATION_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api2`,
      PERSONALISATION_ENVIRONMENT: "prod",
      PERSONALISATION_TOKEN: "secret-of-the-server",
    });
    visitor = await api.visitor();
  });
  afterAll(async () => {
    await api.close();
    await new Promise((done) => server.close(done));
  });

  test("[S7.77] posts the event to the path of its environment, less every secret in it", async () => {
    const source = {
      channel: "Web",
      url: "https://skywave.test/account/magic-link/abcdefghijklmnopqrstuvwxyz?dtok=canary#canary",
      urlParams: { dtok: "canary", utm_source: "mail", token: "canary" },
      urlReferrer: "https://mail.test/?magicLink=canary",
    } as const;
    const campaignStats = [{ experienceId: "at-home-too", stat: "Impression" } as const];
    expect((await report(visitor, event({ source, campaignStats }), "prod")).data).toEqual({
      campaignResponses: [],
    });
    expect(received.at(-1)).toEqual({
      url: "/api2/event/prod",
      authorization: "Bearer secret-of-the-server",
      body: event({
        campaignStats,
        source: {
          channel: "Web",
          url: "https://skywave.test/account/magic-link/-",
          urlParams: { utm_source: "mail" },
          urlReferrer: "https://mail.test/",
        },
      }),
    });
  });

  test.each([
    { status: 500, body: "{}" },
    { status: 200, body: "<html>" },
    { status: 200, body: '{"campaignResponses":"all"}' },
    { status: 302, body: "" },
  ])("is unavailable when the service answers %j", async (given) => {
    answer = given;
    const refused = await report(visitor, event(), "prod");
    expect([refused.status, refused.problem.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  });
});
