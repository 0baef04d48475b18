import { type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { BEGUN_WAYS, type Owner, STARTING_CALLS, WAYS_TO_START } from "#testing/sessions/ways-to-start.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const ways = Object.entries(WAYS_TO_START).flatMap(([kind, starts]) =>
  Object.entries(starts).map(([way, start]) => ({ kind, way, start })),
);

/** What a person does that ends their sessions, the one that they do it in or all others. */
const ENDS = {
  revokeSessions: { status: 204, endsOwn: true, end: (own) => own.call("user", "revokeSessions", {}) },
  deleteIdentity: { status: 204, endsOwn: true, end: (own) => own.call("user", "deleteIdentity", {}) },
  changePassword: {
    status: 204,
    endsOwn: false,
    end: (own) => own.call("user", "changePassword", { body: { newPassword: "another quiet evening" } }),
  },
  setStreamingCredentials: {
    status: 200,
    endsOwn: false,
    end: (own) =>
      own.call("user", "setStreamingCredentials", {
        body: { username: `listener.${own.deviceId.slice(-8)}`, newPassword: "another quiet evening" },
      }),
  },
} as const satisfies Record<
  string,
  { status: number; endsOwn: boolean; end: (own: TestVisitor) => Promise<{ status: number }> }
>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The one call that every kind of session may make. */
const isIn = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).status === 200;
const isRemembered = async (visitor: TestVisitor) =>
  visitor.cookies.has("skywave-person") &&
  (await visitor.call("user", "refresh", { body: visitor.here() })).status === 200;

async function owner(email: string): Promise<Owner> {
  const visitor = await api.visitor();
  return { visitor, identityId: await visitor.register(email), email };
}

describe("the calls that answer with the token of a session", () => {
  test("are known, with the ways that lead over them", () => {
    const starting = Object.values(endpointTable)
      .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
      .filter(({ response }) => response instanceof z.ZodObject && "accessToken" in response.shape);
    expect(starting.map(({ name }) => name).toSorted()).toEqual(Object.keys(STARTING_CALLS).toSorted());
  });
});

describe.each(Object.entries(ENDS))("%s", (name, { status, endsOwn, end }) => {
  test("ends every kind of session, however it was started, and nobody else's", async () => {
    const person = await owner(`${name}.ends@example.com`.toLowerCase());
    const stranger = await owner(`${name}.stays@example.com`.toLowerCase());
    const started = new Map<string, TestVisitor>();
    for (const { kind, way, start } of ways) started.set(`${kind}: ${way}`, await start(api, person));
    const { data } = await person.visitor.call("user", "listSessions", {});
    expect(new Set(data.sessions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(WAYS_TO_START)));
    for (const [way, visitor] of started) expect([way, await isIn(visitor)]).toEqual([way, true]);

    expect((await end(person.visitor)).status).toBe(status);
    for (const [way, visitor] of started) {
      const states = [await isIn(visitor), await isRemembered(visitor)];
      expect([way, ...states]).toEqual([way, false, false]);
    }
    expect(await isIn(person.visitor)).toBe(!endsOwn);
    expect(await isIn(stranger.visitor)).toBe(true);
  });

  test.each(Object.entries(BEGUN_WAYS))("lets no session start by %s from before it", async (way, begin) => {
    const person = await owner(`${name}.${way}@example.com`.toLowerCase());
    const there = await api.visitor();
    await there.signIn(person.email);
    const elsewhere = { ...person, visitor: there };
    const [finishBefore, finishAfter] = [await begin(api, elsewhere), await begin(api, elsewhere)];
    expect(await finishBefore()).toBeDefined();
    expect((await end(person.visitor)).status).toBe(status);
    expect(await finishAfter()).toBeUndefined();
  });
});
