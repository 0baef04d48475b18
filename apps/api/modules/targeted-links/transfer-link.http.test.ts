import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { confirmOf } from "#testing/money/subscribe.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { heardOn, quoteMove, satelliteSubscriber } from "#testing/radios/satellite-subscriber.ts";
import { readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const OVER = "TARGETED_LINK_OVER";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Somebody with a plan in their car, and the token of a link by which it goes on in another one. */
async function owner() {
  const subscriber = await satelliteSubscriber(api);
  const { email } = subscriber;
  const answer = await api.app.inject({ url: "/sandbox/api/targeted-links/transfer", query: { email } });
  const link = new URL(answer.headers.location ?? "", "http://localhost");
  expect(link.pathname).toBe("/transfer/targeted");
  return { ...subscriber, token: link.searchParams.get("token") ?? "" };
}
const radiosBy = (visitor: TestVisitor, token: string) =>
  visitor.call("legacy", "tokenCsEligibleRadios", { body: { token } });
const bodyOf = (token: string) => ({ token, purpose: "transfer" as const });
const sendCode = (visitor: TestVisitor, token: string) =>
  visitor.call("subscription", "sendTargetedCode", { body: { ...bodyOf(token), otpOption: "EMAIL" } });
const redeem = (visitor: TestVisitor, token: string, otp: string) =>
  visitor.call("subscription", "redeemTargetedLink", { body: { ...bodyOf(token), otp } });
const codeSentBy = async (visitor: TestVisitor, { token, email }: { token: string; email: string }) => {
  expect((await sendCode(visitor, token)).status).toBe(200);
  const code = async () =>
    (await readInbox(api, email)).map(({ subject }) => /^\d{6}(?= )/.exec(subject)?.[0]).find(Boolean);
  await expect.poll(code).toBeDefined();
  return (await code()) ?? "";
};

describe("a link by which a plan goes on in another vehicle", () => {
  test("names its radio to anybody, and moves it by the code alone", async () => {
    const { token, email, subscriptionId, radioId } = await owner();
    const visitor = await api.visitor();
    const { data } = await radiosBy(visitor, token);
    expect(data.data.radios).toEqual([
      expect.objectContaining({ subscriptionId: null, radioIdLastFour: radioId.slice(-4) }),
    ]);
    const redeemed = await redeem(visitor, token, await codeSentBy(visitor, { token, email }));
    expect(redeemed.data.subscriptionId).toBe(subscriptionId);
    const identity = await visitor.call("user", "otpAuthenticate", {}, { bearer: redeemed.data.grant });
    await visitor.exchange(identity.data.grant);
    const { radioId: next } = await makeRadio(api);
    const quote = await quoteMove(visitor, subscriptionId, next);
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect(await heardOn(api, subscriptionId)).toEqual([[next, false]]);
  });

  test("is good once of two tabs that send the code, and over after that for every call", async () => {
    const { token, email } = await owner();
    const visitor = await api.visitor();
    const code = await codeSentBy(visitor, { token, email });
    const tabs = await Promise.all([redeem(visitor, token, code), redeem(visitor, token, code)]);
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await redeem(visitor, token, code)).problem.code).toBe(OVER);
    expect((await sendCode(visitor, token)).problem.code).toBe(OVER);
    expect(legacyCodeOf(await radiosBy(visitor, token))).toBe("UNAUTHENTICATED_CUSTOMER");
  });

  test("is over when it is late or unknown, and good for no other page", async () => {
    const { token, identityId } = await owner();
    const visitor = await api.visitor();
    const show = async (named: { token: string; purpose: "cancel" | "change" | "transfer" }) =>
      (await visitor.call("subscription", "showTargetedLink", { body: named })).problem.code;
    for (const purpose of ["cancel", "change"] as const) expect(await show({ token, purpose })).toBe(OVER);
    expect(await show(bodyOf("A".repeat(43)))).toBe(OVER);
    expect(legacyCodeOf(await radiosBy(visitor, "A".repeat(43)))).toBe("UNAUTHENTICATED_CUSTOMER");
    await readRows(
      api,
      `update targeted_links set expires_at = '2020-01-01T00:00:00Z' where identity_id = '${identityId}' returning 1`,
    );
    expect(await show(bodyOf(token))).toBe(OVER);
    expect(legacyCodeOf(await radiosBy(visitor, token))).toBe("UNAUTHENTICATED_CUSTOMER");
  });

  test("is kept as a digest alone, and a fresh one comes by mail", async () => {
    const { token, email } = await owner();
    const kept = JSON.stringify(await readRows(api, "select * from targeted_links"));
    expect(kept).toContain("transfer");
    expect(kept).not.toContain(token);
    const visitor = await api.visitor();
    const renewed = await visitor.call("subscription", "renewTargetedLink", { body: bodyOf(token) });
    expect(renewed.status).toBe(204);
    const fresh = async () =>
      (await readInbox(api, email))
        .map(({ text }) => /\/transfer\/targeted\?token=([^&\s]+)/.exec(text)?.[1])
        .find(Boolean);
    await expect.poll(fresh).toBeDefined();
    expect(await fresh()).not.toBe(token);
    expect((await radiosBy(visitor, (await fresh()) ?? "")).status).toBe(200);
  });

  test("comes with the mail about the next year of a plan for a radio", async () => {
    const { email } = await satelliteSubscriber(api, { offerId: "us-satellite-annual" });
    await moveClock(api, "P11M20D");
    const links = async () => (await readInbox(api, email)).map(({ text }) => text).join();
    await expect.poll(links).toMatch(/\/transfer\/targeted\?token=[^&\s]{43}/);
  });
});
