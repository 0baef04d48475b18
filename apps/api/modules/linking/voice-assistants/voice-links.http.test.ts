import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const AMAZON = { params: { provider: "amazon" } } as const;
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function person(email: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email);
  return visitor;
}

/** Goes to the maker's page, answers there, and comes back with what stands in the address. */
async function agree(visitor: TestVisitor, { account = "listener-1", answer = "allow" } = {}) {
  const started = await visitor.call("user", "startVoiceLink", AMAZON);
  const asked = new URL(started.data.authorizationUrl);
  const page = await api.app.inject({ url: asked.pathname + asked.search });
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  const query = { ...Object.fromEntries(asked.searchParams), account, answer };
  const answered = await api.app.inject({ url: "/sandbox/api/voice/amazon/consent", query });
  expect(answered.statusCode).toBe(302);
  const back = new URL(answered.headers.location ?? "");
  const { code = "", state = "", error } = Object.fromEntries(back.searchParams);
  return { code, state, error, path: back.pathname };
}
const finish = (visitor: TestVisitor, back: { code: string; state: string }) =>
  visitor.call("user", "finishVoiceLink", { ...AMAZON, body: { code: back.code, state: back.state } });
const links = async (visitor: TestVisitor) =>
  (await visitor.call("user", "listVoiceLinks", {})).data.voiceLinks;

describe("finishVoiceLink", () => {
  test("[A2.49] links the account behind the code that came back with the state, until it is removed", async () => {
    const visitor = await person("links-amazon@example.com");
    const back = await agree(visitor, { account: "kitchen" });
    expect(back.path).toBe("/amzauth");
    const linked = await finish(visitor, back);
    expect([linked.status, linked.data]).toEqual([
      201,
      { voiceLinkId: expect.any(String), provider: "amazon", linkedAt: expect.any(String) },
    ]);
    expect(await links(visitor)).toEqual([linked.data]);
    const params = { voiceLinkId: linked.data.voiceLinkId };
    const stranger = await person("links-nothing@example.com");
    expect((await stranger.call("user", "removeVoiceLink", { params })).status).toBe(404);
    expect((await visitor.call("user", "removeVoiceLink", { params })).status).toBe(204);
    expect(await links(visitor)).toEqual([]);
  });

  test("keeps neither state, verifier nor account as it is", async () => {
    const visitor = await person("hides-amazon@example.com");
    const back = await agree(visitor, { account: "hidden-account" });
    await finish(visitor, back);
    const rows = JSON.stringify([
      await readRows(api, "select * from voice_requests"),
      await readRows(api, "select * from voice_links"),
    ]);
    expect(rows).not.toContain(back.state);
    expect(rows).not.toContain("hidden-account");
  });

  test("refuses a state that another person, another session or nobody was given: LINK_STATE_MISMATCH", async () => {
    const owner = await person("state-owner@example.com");
    const back = await agree(owner, { account: "of-the-owner" });
    const thief = await person("state-thief@example.com");
    expect((await finish(thief, back)).problem.code).toBe("LINK_STATE_MISMATCH");
    const elsewhere = await api.visitor();
    await elsewhere.signIn("state-owner@example.com");
    expect((await finish(elsewhere, back)).problem.code).toBe("LINK_STATE_MISMATCH");
    const invented = await finish(owner, { ...back, state: "invented" });
    expect([invented.status, invented.problem.code]).toEqual([400, "LINK_STATE_MISMATCH"]);
    expect((await finish(owner, back)).status).toBe(201);
    expect(await links(thief)).toEqual([]);
  });

  test("takes a state once, within ten minutes, and a code within one: LINK_CODE_EXPIRED", async () => {
    const visitor = await person("too-late@example.com");
    const first = await agree(visitor, { account: "late" });
    expect((await finish(visitor, { ...first, code: "wrong" })).problem.code).toBe("LINK_CODE_EXPIRED");
    expect((await finish(visitor, first)).problem.code).toBe("LINK_CODE_EXPIRED");
    const slow = await agree(visitor, { account: "late" });
    api.passTime({ seconds: 61 });
    expect((await finish(visitor, slow)).problem.code).toBe("LINK_CODE_EXPIRED");
    const slower = await agree(visitor, { account: "late" });
    api.passTime({ minutes: 10 });
    expect((await finish(visitor, slower)).problem.code).toBe("LINK_CODE_EXPIRED");
    expect(await links(visitor)).toEqual([]);
  });

  test("links once when ten bring the same way back at once", async () => {
    const visitor = await person("ten-at-once@example.com");
    const back = await agree(visitor, { account: "ten" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(visitor, back)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await links(visitor)).toHaveLength(1);
  });

  test("refuses an account that plays for somebody else, and takes one's own again: LINKED_ELSEWHERE", async () => {
    const [first, second] = [
      await person("first-amazon@example.com"),
      await person("second-amazon@example.com"),
    ];
    await finish(first, await agree(first, { account: "shared" }));
    const refused = await finish(second, await agree(second, { account: "shared" }));
    expect([refused.status, refused.problem.code]).toEqual([409, "LINKED_ELSEWHERE"]);
    expect((await finish(first, await agree(first, { account: "shared" }))).status).toBe(201);
    expect(await links(first)).toHaveLength(1);
    await first.call("user", "deleteIdentity", {});
    expect((await finish(second, await agree(second, { account: "shared" }))).status).toBe(201);
  });
});

describe("startVoiceLink", () => {
  test("asks with PKCE, and comes back with the state where the person says no", async () => {
    const visitor = await person("says-no@example.com");
    const started = await visitor.call("user", "startVoiceLink", AMAZON);
    const asked = new URL(started.data.authorizationUrl).searchParams;
    expect([asked.get("code_challenge_method"), asked.get("code_challenge")?.length]).toEqual(["S256", 43]);
    const denied = await agree(visitor, { answer: "deny" });
    expect([denied.error, denied.code]).toEqual(["access_denied", ""]);
  });

  test("asks for a signed-in person, and says that no maker is connected where none is", async () => {
    expect((await (await api.visitor()).call("user", "startVoiceLink", AMAZON)).status).toBe(403);
    const unknown = await api.app.inject({
      url: "/sandbox/api/voice/amazon/authorize",
      query: { redirect_uri: "https://thief.example/amzauth", response_type: "code", state: "x" },
    });
    expect(unknown.statusCode).toBe(400);
  });
});
