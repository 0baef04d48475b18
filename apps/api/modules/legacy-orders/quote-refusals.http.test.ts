import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { radioBuyer, satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const POLARIS = "us-satellite-monthly";
const MELODIA = "us-music-monthly";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Asked = CallInput<"legacy", "quote">["body"];
const refusalOf = async (visitor: TestVisitor, body: Asked) =>
  legacyCodeOf(await visitor.call("legacy", "quote", { body }));

describe("[S7.86] quotes/quote of a new plan", () => {
  test.each<[string, Asked]>([
    ["COUNTRY_ERROR", { offerId: "ca-music-monthly" }],
    ["OFFER_REDEEMED", { offerId: "us-all-access-half-price", promoCode: "USEDONCE" }],
    ["IDENTITY_NOT_ELIGIBLE_ERROR", { offerId: "us-all-access-student" }],
    ["DEVICE_NOT_FOUND", { offerId: POLARIS, token: "no-token" }],
  ])("is refused by name: %s", async (code, body) => {
    const { visitor } = await radioBuyer(api);
    expect(await refusalOf(visitor, body)).toBe(code);
  });

  test("is refused to whoever has it, to whoever has no address yet, and once it is sold no more", async () => {
    const { visitor } = await subscribe(api, MELODIA);
    expect(await refusalOf(visitor, { offerId: MELODIA })).toBe("SUB_ALREADY_EXISTS_FOR_IDENTITY");
    const newcomer = await api.visitor();
    await newcomer.register("has-no-address-yet@example.com");
    expect(await refusalOf(newcomer, { offerId: MELODIA })).toBe("BILLING_PROFILE_REQUIRED");
    await readRows(api, `update offers set withdrawn_at = now() where id = '${MELODIA}' returning id`);
    expect(await refusalOf(newcomer, { offerId: MELODIA })).toBe("OFFER_EXPIRED");
    await readRows(api, `update offers set withdrawn_at = null where id = '${MELODIA}' returning id`);
  });

  test("is refused for a radio that cannot play it, and for one on which a plan is heard", async () => {
    const { visitor } = await radioBuyer(api);
    const weather = await makeRadio(api, { capabilities: ["MAR"] });
    const taken = await satelliteSubscriber(api);
    const ask = async (radioId: string) =>
      refusalOf(visitor, { offerId: POLARIS, token: await tokenOf(visitor, radioId) });
    expect(await ask(weather.radioId)).toBe("CS_INELIGIBLE_RADIO");
    expect(await ask(taken.radioId)).toBe("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
  });
});

test("[S7.86] quotes/quote of another plan is no quote of the one there is", async () => {
  const { visitor, subscriptionId } = await subscribe(api, MELODIA);
  expect(await refusalOf(visitor, { offerId: MELODIA, subscriptionId })).toBe("SAME_PLAN");
});

describe("[S7.86] the quotes of a move", () => {
  const moves = (visitor: TestVisitor, own: { subscriptionId: string; radioId: string }, token: string) =>
    Promise.all([
      visitor.call("legacy", "swapRadioQuote", { body: { subscriptionId: own.subscriptionId, token } }),
      visitor.call("legacy", "continuousServiceQuote", {
        body: { radioIdLastFour: own.radioId.slice(-4), token },
      }),
    ]).then((answers) => answers.map(legacyCodeOf));
  const twice = (code: string) => [code, code];

  test("say what is wrong with the radio: another country's, no good for it, or taken", async () => {
    const { visitor, ...own } = await satelliteSubscriber(api);
    const abroad = await makeRadio(api);
    await readRows(api, `update radios set country = 'CA' where radio_id = '${abroad.radioId}' returning 1`);
    const foreign = await api.app.modules.radios.found.remember(abroad.radioId, visitor.deviceId);
    expect(await moves(visitor, own, foreign)).toEqual(twice("COUNTRY_ERROR"));
    const weather = await makeRadio(api, { capabilities: ["MAR"] });
    expect(await moves(visitor, own, await tokenOf(visitor, weather.radioId))).toEqual(
      twice("CS_INELIGIBLE_RADIO"),
    );
    const other = await satelliteSubscriber(api);
    expect(await moves(visitor, own, await tokenOf(visitor, other.radioId))).toEqual(
      twice("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"),
    );
  });

  test("say that nothing moves in an account that is closed", async () => {
    const { visitor, identityId, ...own } = await satelliteSubscriber(api);
    const account = { identityId, country: "US", accountType: "consumer", hasService: true } as const;
    await api.app.modules.legacyAccounts.imports.put({ ...account, isClosed: true });
    const token = await tokenOf(visitor, (await makeRadio(api)).radioId);
    expect(await moves(visitor, own, token)).toEqual(twice("PLAN_CANNOT_MOVE"));
  });
});
