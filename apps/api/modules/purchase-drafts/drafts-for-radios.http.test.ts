import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const [POLARIS, MUSIC] = ["us-satellite-monthly", "us-satellite-music-monthly"];
const FLOW = { flowName: "satellite-organic" };

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function buyer() {
  const visitor = await api.visitor();
  people += 1;
  const email = `drafts-for-radios-${people}.${process.pid}@example.com`;
  const identityId = await visitor.register(email);
  return { visitor, email, identityId };
}

async function elsewhere(email: string, country: "US" | "CA" = "US"): Promise<TestVisitor> {
  const visitor = await api.visitor({ country });
  await visitor.signIn(email);
  return visitor;
}

async function find(visitor: TestVisitor, radioId: string) {
  return (await visitor.call("legacy", "validateDevice", { body: { radioId } })).data.data;
}

async function keep(
  visitor: TestVisitor,
  radios: readonly string[],
  offerIds: readonly string[] = [POLARIS],
) {
  const [offerId = POLARIS] = offerIds;
  const lines = offerIds.map((id) => ({ offerId: id, quantity: 1 }));
  const body = {
    path: "subscribe/checkout/purchase/satellite/organic/new",
    offerId,
    ...(lines.length > 1 && { lines }),
    radios: [...radios],
    isFollowOnWanted: null,
    isBillingSettled: false,
  };
  return visitor.call("order", "savePurchaseDraft", { params: FLOW, body });
}

const list = async (visitor: TestVisitor) =>
  (await visitor.call("order", "listPurchaseDrafts", {})).data.purchaseDrafts;
const quoteLines = (visitor: TestVisitor, lines: { offerId: string; deviceId: string }[]) =>
  quoteOf(visitor, { newSubscriptions: { lines: lines.map((line) => ({ ...line, quantity: 1 })) } });

describe("the radios of an unfinished purchase", () => {
  test("are told to the person's next device as a lookup there would tell them, in their order, and bought there", async () => {
    const { visitor, email } = await buyer();
    const radioIds = [(await makeRadio(api)).radioId, (await makeRadio(api)).radioId];
    const here = [await find(visitor, radioIds[1] ?? ""), await find(visitor, radioIds[0] ?? "")];
    const tokens = here.map(({ token }) => token);
    expect((await keep(visitor, tokens, [MUSIC, POLARIS])).status).toBe(204);

    const phone = await elsewhere(email);
    const [draft] = await list(phone);
    const there = draft?.radios ?? [];
    expect(there).toEqual(here.map((radio) => ({ ...radio, token: expect.any(String) })));
    for (const { token } of there) expect(tokens).not.toContain(token);
    // Each device has its own names for them, and not for long.
    expect((await list(visitor))[0]?.radios?.map(({ token }) => token)).toEqual(tokens);
    for (const radioId of radioIds) expect(JSON.stringify(draft)).not.toContain(radioId);

    await phone.addBilling(await api.cards.typeCard("4242424242424242"));
    const wanted = there.map(({ token }, place) => ({
      offerId: draft?.lines?.[place]?.offerId ?? "",
      deviceId: token,
    }));
    const { data: quote } = await quoteLines(phone, wanted);
    expect(quote.lines?.map(({ offerId, radioIdLastFour }) => [offerId, radioIdLastFour])).toEqual(
      [MUSIC, POLARIS].map((offerId, place) => [offerId, here[place]?.radioIdLastFour]),
    );
    expect((await confirmOf(phone, quote.id)).data.status).toBe("confirmed");
    expect(await list(phone)).toEqual([]);
  });

  test("take no lookup of the next device, whose five are all left", async () => {
    const { visitor, email } = await buyer();
    const { radioId } = await makeRadio(api);
    await keep(visitor, [(await find(visitor, radioId)).token]);
    const phone = await elsewhere(email);
    for (let looks = 0; looks < 7; looks += 1) expect((await list(phone))[0]?.radios).toHaveLength(1);
    for (let more = 0; more < 5; more += 1)
      expect(await find(phone, (await makeRadio(api)).radioId)).toHaveProperty("token");
  });

  test("are kept only for the browser that has found all of them, and while it may name them", async () => {
    const { visitor, email } = await buyer();
    const stranger = await buyer();
    const { token } = await find(visitor, (await makeRadio(api)).radioId);
    const { token: another } = await find(stranger.visitor, (await makeRadio(api)).radioId);
    const keptRadios = async () => (await list(await elsewhere(email)))[0]?.radios;
    for (const named of [[another], [token, another], ["TEZT0001"]]) {
      expect((await keep(visitor, named)).status).toBe(204);
      expect(await keptRadios()).toBeUndefined();
    }
    await keep(visitor, [token]);
    expect(await keptRadios()).toHaveLength(1);
    api.passTime({ minutes: 31 });
    const later = await elsewhere(email);
    await keep(later, [token]);
    expect(await keptRadios()).toBeUndefined();
  });

  test("are not told in the other country, nor to anybody else", async () => {
    const { visitor, email } = await buyer();
    await keep(visitor, [(await find(visitor, (await makeRadio(api)).radioId)).token]);
    const [abroad] = await list(await elsewhere(email, "CA"));
    expect(abroad?.offerId).toBe(POLARIS);
    expect(abroad?.radios).toBeUndefined();
    expect(await list((await buyer()).visitor)).toEqual([]);
  });

  test("give no right over one that somebody else has bought for meanwhile", async () => {
    const { visitor, email } = await buyer();
    const { radioId } = await makeRadio(api);
    await keep(visitor, [(await find(visitor, radioId)).token]);
    await makeListener(api, { radioId });
    const phone = await elsewhere(email);
    await phone.addBilling(await api.cards.typeCard("4242424242424242"));
    const deviceId = (await list(phone))[0]?.radios?.[0]?.token ?? "";
    const { problem } = await quoteOf(phone, { offerId: POLARIS, deviceId });
    expect(problem.code).toBe("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
  });

  test("of two plans alike are unfinished until both are bought, and gone with the account", async () => {
    const { visitor, identityId } = await buyer();
    const tokens: string[] = [];
    while (tokens.length < 2) tokens.push((await find(visitor, (await makeRadio(api)).radioId)).token);
    await keep(visitor, tokens, [POLARIS, POLARIS]);
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const { token } = await find(visitor, (await makeRadio(api)).radioId);
    const { data: single } = await quoteOf(visitor, { offerId: POLARIS, deviceId: token });
    expect((await confirmOf(visitor, single.id)).data.status).toBe("confirmed");
    expect(await list(visitor)).toHaveLength(1);
    const stored = () =>
      readRows(api, `select radio_ids from purchase_drafts where identity_id = '${identityId}'`);
    expect(await stored()).toHaveLength(1);
    await api.app.modules.purchaseDrafts.wipe?.(identityId);
    expect(await stored()).toEqual([]);
  });
});
