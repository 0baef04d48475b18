import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { pressJoin, proveJoin } from "#testing/money/join.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { satelliteSubscriber, type SatelliteSubscriber } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

const livePlansOf = (identityId: string) =>
  readRows(api, `select id from subscriptions where identity_id = '${identityId}' and state <> 'cancelled'`);

describe("a press", () => {
  const shownTo = async () => {
    const [keeper, second] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    const { data: shown } = await proveJoin(api, keeper.visitor, { account: second.email });
    return { keeper, second, shown, card: shown.cards[0]?.paymentMethodId };
  };

  test("acts once, however often and over however many nodes it comes", async () => {
    const { keeper, second, shown, card } = await shownTo();
    const node = await api.openNode();
    const doors = [keeper.visitor, keeper.visitor.through(node.app)];
    const answers = await Promise.all(
      [0, 1, 0, 1].map((door) => pressJoin(doors[door] ?? keeper.visitor, shown, card)),
    );
    const codes = answers.map(({ status, problem }) => (status === 200 ? "done" : problem.code));
    expect(codes).toContain("done");
    expect(codes.filter((code) => code !== "done" && code !== "PAYMENT_IN_PROGRESS")).toEqual([]);
    const again = await pressJoin(keeper.visitor, shown, card);
    expect([again.status, again.data.planCount]).toEqual([200, 1]);
    expect(await livePlansOf(keeper.identityId)).toHaveLength(2);
    expect(await livePlansOf(second.identityId)).toEqual([]);
    await node.close();
  });

  test("is refused where anything of what was shown is another by then", async () => {
    const { keeper, second, shown, card } = await shownTo();
    const params = { subscriptionId: second.subscriptionId };
    await second.visitor.call("subscription", "updateNickname", { params, body: { nickname: "Camper" } });
    expect((await pressJoin(keeper.visitor, shown, card)).problem.code).toBe("QUOTE_CHANGED");
    const { joinId } = shown;
    const { data } = await keeper.visitor.call("user", "getAccountJoin", { params: { joinId } });
    expect(data.plans[0]?.name).toBe("Camper");
    expect((await pressJoin(keeper.visitor, data, card)).status).toBe(200);
    const { data: plans } = await keeper.visitor.call("subscription", "listSubscriptions", {});
    expect(plans.subscriptions.map(({ nickname }) => nickname)).toContain("Camper");
  });

  test("of two who take each other in has one winner", async () => {
    const [one, other] = [await satelliteSubscriber(api), await satelliteSubscriber(api)];
    const [first, second] = [
      (await proveJoin(api, one.visitor, { account: other.email })).data,
      (await proveJoin(api, other.visitor, { account: one.email })).data,
    ];
    const node = await api.openNode();
    const answers = await Promise.all([
      pressJoin(one.visitor, first, first.cards[0]?.paymentMethodId),
      pressJoin(other.visitor.through(node.app), second, second.cards[0]?.paymentMethodId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const counts = [await livePlansOf(one.identityId), await livePlansOf(other.identityId)].map(
      ({ length }) => length,
    );
    expect(counts.toSorted()).toEqual([0, 2]);
    await node.close();
  });

  const moves: [
    string,
    (second: SatelliteSubscriber, through: TestVisitor) => Promise<{ status: number }>,
  ][] = [
    [
      "a purchase",
      async ({ visitor }, through) => {
        const { data } = await quoteOf(visitor, { offerId: "us-all-access-monthly" });
        return confirmOf(through, data.id);
      },
    ],
    [
      "a cancellation",
      async ({ visitor, subscriptionId }, through) => {
        const { data } = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
        return confirmOf(through, data.id);
      },
    ],
  ];
  test.each(moves)(
    "that races with %s in the other account leaves nothing charged for nothing",
    async (_what, race) => {
      const node = await api.openNode();
      for (let n = 0; n < 3; n += 1) {
        const { keeper, second, shown, card } = await shownTo();
        const [pressed, raced] = await Promise.all([
          pressJoin(keeper.visitor, shown, card),
          race(second, second.visitor.through(node.app)),
        ]);
        const pressedTo = pressed.status === 200 ? "done" : pressed.problem.code;
        expect(["done", "PAYMENT_IN_PROGRESS", "QUOTE_CHANGED"]).toContain(pressedTo);
        const [{ bills, paid } = {}] = await readRows(
          api,
          `select (select count(*) from invoices where identity_id in ('${keeper.identityId}', '${second.identityId}') and total_in_cents > 0) as bills,
                (select count(*) from payments where identity_id in ('${keeper.identityId}', '${second.identityId}') and state = 'charged') as paid`,
        );
        expect(paid).toBe(bills);
        const left = await livePlansOf(second.identityId);
        // Whichever came first: nothing is left behind, or the other one has got what it asked for.
        expect(pressedTo === "done" ? left.length === 0 : raced.status === 200).toBe(true);
      }
      await node.close();
    },
  );

  test("of an account that has been taken in carries it along into the next one", async () => {
    const { keeper, second, shown, card } = await shownTo();
    await pressJoin(keeper.visitor, shown, card);
    const third = await satelliteSubscriber(api);
    const { data: next } = await proveJoin(api, third.visitor, { account: keeper.email });
    expect((await pressJoin(third.visitor, next, next.cards[0]?.paymentMethodId)).status).toBe(200);
    expect(await livePlansOf(third.identityId)).toHaveLength(3);
    const { data } = await third.visitor.call("user", "listJoinedAccounts", {});
    expect(data.accounts).toHaveLength(2);
    expect((await third.visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    const wiped = await readRows(
      api,
      `select email from identities where id in ('${keeper.identityId}', '${second.identityId}', '${third.identityId}')`,
    );
    expect(wiped.map(({ email }) => email)).toEqual(["null", "null", "null"]);
  });

  test("gives an account that nobody was billed for the profile that comes along", async () => {
    const visitor = await api.visitor();
    await visitor.register("never-billed@example.com");
    const second = await satelliteSubscriber(api);
    const { data: shown } = await proveJoin(api, visitor, { account: second.email });
    const card = shown.cards[0]?.paymentMethodId;
    expect((await pressJoin(visitor, shown, card)).status).toBe(200);
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    const params = { billingProfileId: profile?.id ?? "" };
    const { data } = await visitor.call("billing", "listPaymentMethods", { params });
    expect(data.paymentMethods.map(({ id, isDefault }) => [id, isDefault])).toEqual([[card, true]]);
    const imported = await makeImportedAccount(api);
    const found = { account: imported.accountNumber, email: imported.email };
    const next = await proveJoin(api, visitor, found);
    expect((await pressJoin(visitor, next.data, next.data.cards[0]?.paymentMethodId)).status).toBe(200);
  });
});
