import { MOST_PLANS_OF_AN_ACCOUNT } from "@skywave/domain/joined-accounts/decide-join";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pressJoin, proveJoin, startJoin } from "#testing/money/join.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import {
  radioBuyer,
  satelliteSubscriber,
  type SatelliteSubscriber,
} from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

type Account = Pick<SatelliteSubscriber, "visitor" | "identityId" | "email">;

const refusalOf = async (keeper: Account, second: Account) => {
  const { status, problem } = await proveJoin(api, keeper.visitor, { account: second.email });
  return status < 300 ? undefined : [status, problem.code];
};
const change = (identityId: string, to: string) =>
  readRows(api, `update subscriptions set ${to} where identity_id = '${identityId}' returning id`);
const owe = (identityId: string) =>
  readRows(api, `update invoices set paid_in_cents = 0 where identity_id = '${identityId}' returning id`);
const startCharge = (identityId: string) =>
  readRows(api, `update payments set state = 'unknown' where identity_id = '${identityId}' returning id`);

describe("two accounts that stay two", () => {
  test("are one already: the account itself, by its address or its number", async () => {
    const { visitor, email } = await radioBuyer(api);
    const { data } = await visitor.call("user", "getAccount", {});
    for (const account of [email, data.accountNumber]) {
      const refused = await startJoin(visitor, account);
      expect([refused.status, refused.problem.code]).toEqual([409, "SAME_ACCOUNT"]);
    }
  });

  test.each<[string, (identityId: string) => Promise<unknown>, string]>([
    ["has an open bill", owe, "PAYMENT_DUE"],
    ["has a charge under way", startCharge, "PAYMENT_IN_PROGRESS"],
    ["has an order under way", (id) => change(id, "held_by = 'ord_of_somebody'"), "PAYMENT_IN_PROGRESS"],
    ["has a plan that is just being bought", (id) => change(id, "state = 'reserved'"), "PAYMENT_IN_PROGRESS"],
  ])("%s, whichever of the two it is", async (_what, make, code) => {
    const [keeper, second] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    await make(second.identityId);
    expect(await refusalOf(keeper, second)).toEqual([409, code]);
    const [other, third] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    await make(other.identityId);
    expect(await refusalOf(other, third)).toEqual([409, code]);
  });

  test("has a plan of a store, or is in collections, closed, a company's, or of another country", async () => {
    const [keeper, second] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    await change(second.identityId, "source = 'apple'");
    expect(await refusalOf(keeper, second)).toEqual([409, "BILLED_ELSEWHERE"]);
    const { imports } = api.app.modules.legacyAccounts;
    for (const [standing, code] of [
      [{ isInCollections: true }, "PAYMENT_DUE"],
      [{ isClosed: true }, "ACCOUNT_NOT_JOINABLE"],
      [{ accountType: "business" as const }, "ACCOUNT_NOT_JOINABLE"],
    ] as const) {
      const [one, other] = [await radioBuyer(api), await radioBuyer(api)];
      const account = { identityId: other.identityId, country: "US", hasService: true } as const;
      await imports.put({ accountType: "consumer", ...account, ...standing });
      expect(await refusalOf(one, other)).toEqual([409, code]);
    }
    const canadian = await api.visitor({ country: "CA" });
    const email = "in-canada@example.com";
    const identityId = await canadian.register(email);
    await canadian.addBilling(await api.cards.typeCard("4242424242424242"));
    const { visitor, ...rest } = await radioBuyer(api);
    expect(await refusalOf({ visitor, ...rest }, { visitor: canadian, identityId, email })).toEqual([
      409,
      "COUNTRY_ERROR",
    ]);
  });

  test("has more plans than one person pays for", async () => {
    const [keeper, second] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    await readRows(
      api,
      `insert into subscriptions select (json_populate_record(s, json_build_object('id', s.id || n, 'instance_number', n))).*
       from subscriptions s, generate_series(1, ${MOST_PLANS_OF_AN_ACCOUNT - 1}) n
       where s.id = '${second.subscriptionId}' returning id`,
    );
    expect(await refusalOf(keeper, second)).toEqual([409, "TOO_MANY_PLANS"]);
  });

  test("are a part of another one by then, or have been deleted", async () => {
    const [keeper, second] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    const shown = await proveJoin(api, keeper.visitor, { account: second.email });
    const late = await satelliteSubscriber(api);
    const lateShown = await readRows(
      api,
      `insert into account_joins select 'join_late', '${late.identityId}', identity_id, proved_at,
         created_at, expires_at from account_joins where id = '${shown.data.joinId}' returning id`,
    );
    expect(lateShown).toHaveLength(1);
    const card = shown.data.cards[0]?.paymentMethodId;
    expect((await pressJoin(keeper.visitor, shown.data, card)).status).toBe(200);
    const params = { joinId: "join_late" };
    const refused = await late.visitor.call("user", "getAccountJoin", { params });
    expect(refused.problem.code).toBe("ACCOUNT_NOT_JOINABLE");
    const [one, gone] = [await radioBuyer(api), await radioBuyer(api)];
    const proved = await proveJoin(api, one.visitor, { account: gone.email });
    await gone.visitor.call("user", "deleteIdentity", {});
    const pressed = await pressJoin(one.visitor, proved.data, proved.data.cards[0]?.paymentMethodId);
    expect(pressed.problem.code).toBe("ACCOUNT_NOT_JOINABLE");
  });

  test("cannot be named by somebody who is not signed in", async () => {
    const visitor = await api.visitor();
    expect((await startJoin(visitor, "somebody@example.com")).status).toBe(403);
  });
});
