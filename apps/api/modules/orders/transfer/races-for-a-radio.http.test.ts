import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { giveTrial } from "#testing/radios/give-trial.ts";
import { quoteMove, radioBuyer, satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

const chargesFor = async (orderId: string) =>
  (await api.cards.ledger()).filter(({ metadata }) => metadata["orderId"] === orderId);

describe("of several who want one radio at once", () => {
  test("one has it: two who move, one who buys and one who claims its trial", async () => {
    for (let round = 0; round < 3; round += 1) {
      const given = await giveTrial(api);
      const [one, other] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
      const [buys, claims] = [await radioBuyer(api), await radioBuyer(api)];
      const quotes = [
        { by: one.visitor, quote: await quoteMove(one.visitor, one.subscriptionId, given.radioId) },
        { by: other.visitor, quote: await quoteMove(other.visitor, other.subscriptionId, given.radioId) },
        {
          by: buys.visitor,
          quote: await quoteOf(buys.visitor, {
            offerId: "us-satellite-monthly",
            deviceId: await tokenOf(buys.visitor, given.radioId),
          }),
        },
      ];
      const answers = await Promise.all([
        ...quotes.map(({ by, quote }) => confirmOf(by, quote.data.id)),
        claims.visitor.call("user", "b2bTrialClaim", { body: { magicLinkGrant: given.link } }),
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status >= 300);
      expect(refused.map(({ problem }) => problem.code)).toEqual(
        refused.map(() => "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"),
      );
      const links = `select 1 from radio_subscriptions where radio_id = '${given.radioId}' and until is null`;
      expect(await readRows(api, links)).toHaveLength(1);
      for (const [place, { quote }] of quotes.entries())
        expect(await chargesFor(quote.data.id)).toHaveLength(
          place === 2 && answers[2]?.status === 200 ? 1 : 0,
        );
    }
  });
});
