import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { PartnerPlan } from "#providers/partners/partner-gateway.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterEach(() => api.partners.order());
afterAll(() => api.close());

const member = async (country: "US" | "CA" = "US") => {
  const visitor = await api.visitor({ country });
  count += 1;
  await visitor.register(`bundled${count}@example.com`);
  return visitor;
};
const sell = (changes: Partial<PartnerPlan> = {}) => {
  count += 1;
  return api.partners.sellPlan({
    reference: `bango-${count}`,
    offerId: "us-music-monthly",
    country: "US",
    startedAt: Temporal.Instant.from("2026-03-01T12:00:00Z"),
    expiresAt: Temporal.Instant.from("2026-04-01T12:00:00Z"),
    ...changes,
  });
};
const redeem = (visitor: TestVisitor, token: string) =>
  visitor.call("partner", "redeemPartnerPlan", { body: { token } });
const plansOf = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;

describe("a plan that a partner sold", () => {
  test("is taken by its link, and is billed by the partner", async () => {
    const visitor = await member();
    const { status, data } = await redeem(visitor, sell());
    expect([status, data.planName]).toEqual([201, "Melodia"]);
    const [plan] = await plansOf(visitor);
    expect(plan).toMatchObject({ id: data.subscriptionId, state: "active", source: { type: "bango" } });
    expect(plan?.billedBy.isUs).toBe(false);
    expect(plan?.options.canCancelSubscription).toBe(false);
    expect((await visitor.call("billing", "getNextBill", {})).status).toBe(204);
  });

  test("goes to one person, also when two come with its link at the same moment", async () => {
    const token = sell();
    const visitors = [await member(), await member()] as const;
    const answers = await Promise.all(visitors.map((visitor) => redeem(visitor, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [winner, loser] = answers[0]?.status === 201 ? visitors : [visitors[1], visitors[0]];
    expect((await redeem(winner, token)).problem.code).toBe("ALREADY_REDEEMED");
    expect((await redeem(loser, token)).problem.code).toBe("PARTNER_PLAN_IN_USE");
    expect(await plansOf(loser)).toEqual([]);
  });

  test("is not given in another country, nor by a link that is over or unknown", async () => {
    expect((await redeem(await member("CA"), sell())).problem.code).toBe("COUNTRY_ERROR");
    const expiresAt = Temporal.Instant.from("2026-03-10T14:59:59Z");
    expect((await redeem(await member(), sell({ expiresAt }))).problem.code).toBe("EXPIRED");
    expect((await redeem(await member(), "a-token-that-nobody-sold")).status).toBe(404);
    expect((await redeem(await member(), "short")).status).toBe(400);
  });

  test("leaves its link good for others when whoever comes with it has the product already", async () => {
    const visitor = await member();
    expect((await redeem(visitor, sell())).status).toBe(201);
    const token = sell();
    expect((await redeem(visitor, token)).problem.code).toBe("SUB_ALREADY_EXISTS_FOR_IDENTITY");
    expect((await redeem(await member(), token)).status).toBe(201);
  });

  test("waits for a partner that does not answer", async () => {
    const visitor = await member();
    const token = sell();
    api.partners.order("down");
    expect((await redeem(visitor, token)).problem.code).toBe("SERVICE_UNAVAILABLE");
    api.partners.order();
    expect((await redeem(visitor, token)).status).toBe(201);
  });

  test("is not found by guessing", async () => {
    const visitor = await member();
    for (let n = 0; n < 10; n += 1) expect((await redeem(visitor, `a-guessed-token-${n}`)).status).toBe(404);
    expect((await redeem(visitor, sell())).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });
});
