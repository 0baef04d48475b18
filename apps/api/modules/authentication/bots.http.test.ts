import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo, receive } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const ACCOUNTS = Number(process.env["BOT_ACCOUNTS"] ?? 6);
const GUESSES_AT_ONCE = 24;

let api: TestApi;
let second: Awaited<ReturnType<TestApi["openNode"]>>;

beforeAll(async () => {
  api = await openTestApi();
  second = await api.openNode();
});
afterAll(async () => {
  await second.close();
  await api.close();
});

/** The same bot on both nodes, as a balancer would spread it. */
const onBothNodes = (bot: TestVisitor) => [bot, bot.through(second.app)];

/** Asks many times at once, in turns over the nodes, and counts the codes of the answers. */
async function askAtOnce(
  nodes: readonly TestVisitor[],
  count: number,
  ask: (node: TestVisitor, n: number) => Promise<{ problem: { code: string } | undefined }>,
): Promise<Map<string, number>> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => ask(nodes[n % nodes.length] as TestVisitor, n)),
  );
  const counts = new Map<string, number>();
  for (const { problem } of answers) {
    const code = problem?.code ?? "right";
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

const tryPassword = (node: TestVisitor, handle: string, password: string) =>
  node.call("user", "authenticatePassword", { body: { handle, password } });

describe("a bot that guesses passwords over two nodes", () => {
  test("gets ten tries an account, however many it makes at once, and the owner gets in throughout", async () => {
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const handle = `target-${n}@example.com`;
      const owner = await api.visitor();
      await owner.register(handle, PASSWORD);
      const nodes = onBothNodes(await api.visitor());
      const counts = await askAtOnce(nodes, GUESSES_AT_ONCE, (node, guess) =>
        tryPassword(node, handle, `guess number ${guess}`),
      );
      expect(Object.fromEntries(counts)).toEqual({
        "userServices.identity.invalidCredentials": 10,
        "userServices.identity.locked": GUESSES_AT_ONCE - 10,
      });
      const hit = await tryPassword(nodes[1] as TestVisitor, handle, PASSWORD);
      expect(hit.problem.code).toBe("userServices.identity.locked");
      expect(Number(hit.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
      expect((await tryPassword(owner, handle, PASSWORD)).status).toBe(200);
    }
  });

  test("is still locked out after a restart, and twice as long the second time", async () => {
    const handle = "restarted@example.com";
    await (await api.visitor()).register(handle, PASSWORD);
    const guess = async (node: TestVisitor) => {
      for (let n = 0; n < 11; n += 1) await tryPassword(node, handle, "a wrong guess");
      return Number((await tryPassword(node, handle, PASSWORD)).headers["retry-after"]);
    };
    expect(await guess((await api.visitor()).through(second.app))).toBe(15 * 60);
    await second.close();
    second = await api.openNode();
    const bot = (await api.visitor()).through(second.app);
    expect((await tryPassword(bot, handle, PASSWORD)).problem.code).toBe("userServices.identity.locked");
    api.passTime({ minutes: 15 });
    expect(await guess(await api.visitor())).toBe(30 * 60);
  });

  test("learns nothing about who exists: unknown handles are locked alike", async () => {
    const counts = await askAtOnce(onBothNodes(await api.visitor()), GUESSES_AT_ONCE, (node, guess) =>
      tryPassword(node, "nobody-at-all@example.com", `guess number ${guess}`),
    );
    expect(counts.get("userServices.identity.invalidCredentials")).toBe(10);
  });
});

describe("a bot that guesses codes over two nodes", () => {
  const redeem = (node: TestVisitor, identityId: string, otp: string) =>
    node.call("user", "otpRedeem", { body: { identityId, otp } });
  const sendCode = (node: TestVisitor, identityId: string) =>
    node.call("user", "otpInitiate", {
      body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" },
    });

  test("[S8.21] gets five tries a code and ten an hour, also with a new code and after a restart", async () => {
    const email = "coded@example.com";
    const identityId = await (await api.visitor()).register(email, PASSWORD);
    const bot = await api.visitor();
    await sendCode(bot, identityId);
    const first = await codeSentTo(api, email);
    const wrong = (n: number, right: string) => {
      const guess = String(n).padStart(6, "0");
      return guess === right ? "999999" : guess;
    };
    const counts = await askAtOnce(onBothNodes(bot), GUESSES_AT_ONCE, (node, n) =>
      redeem(node, identityId, wrong(n, first)),
    );
    expect(counts.get("INVALID")).toBe(5);
    expect((await redeem(bot, identityId, first)).problem.code).not.toBeUndefined();

    await second.close();
    second = await api.openNode();
    api.passTime({ seconds: 31 });
    await sendCode(bot, identityId);
    const next = await codeSentTo(api, email, 2);
    const more = await askAtOnce(onBothNodes(bot), GUESSES_AT_ONCE, (node, n) =>
      redeem(node, identityId, wrong(n, next)),
    );
    expect(more.get("INVALID")).toBe(5);
    api.passTime({ seconds: 31 });
    await sendCode(bot, identityId);
    const last = await codeSentTo(api, email, 3);
    expect((await redeem(bot, identityId, last)).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });

  test("[S8.21] is sent five codes an hour to one contact, whichever node and device it asks", async () => {
    const identityId = await (await api.visitor()).register("flooded@example.com", PASSWORD);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const nodes = onBothNodes(await api.visitor());
      statuses.push((await sendCode(nodes[n % 2] as TestVisitor, identityId)).status);
      api.passTime({ seconds: 31 });
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });
});

describe("a bot that guesses links", () => {
  test("finds none, and the true one still works", async () => {
    const email = "linked@example.com";
    await (await api.visitor()).register(email, PASSWORD);
    const owner = await api.visitor();
    const body = { handle: email, baseUrl: "http://localhost:8080" };
    await owner.call("user", "requestMagicLink", { body });
    const [message] = await receive(api, email);
    const magicLinkId = /#(\S+)/.exec(message?.text ?? "")?.[1] ?? "";
    // The fourth from the end is never the true one, so that no guess can be right by luck.
    const almost = `${magicLinkId.slice(0, -4)}${magicLinkId.at(-4) === "A" ? "B" : "A"}`;
    const counts = await askAtOnce(onBothNodes(await api.visitor()), 200, (node, n) =>
      node.call("user", "magicLinkRedeem", {
        body: { magicLinkId: `${almost}${String(n).padStart(3, "0")}`, isConfirmed: true },
      }),
    );
    expect(Object.fromEntries(counts)).toEqual({ MAGIC_LINK_NOT_FOUND: 200 });
    const redeemed = await owner.call("user", "magicLinkRedeem", { body: { magicLinkId } });
    expect(redeemed.status).toBe(200);
  });
});
