import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { issueGiftCard } from "#testing/money/issue-gift-card.ts";
import { pressJoin, proveJoin, startJoin } from "#testing/money/join.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { heardOn, radioBuyer, satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { mailedTo, receive } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const SPAN = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z" };
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

async function giveBalance(visitor: TestVisitor): Promise<void> {
  const number = await issueGiftCard(api, { isDigital: true });
  const card = { type: "cardIdentifier", number } as const;
  const shown = await visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body: card });
  const { tokenId: giftCardTokenId } = shown.data;
  const redeemed = await visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId } });
  if (redeemed.status !== 200) throw new Error(JSON.stringify(redeemed.problem));
}
const plansOf = async (visitor: TestVisitor) =>
  (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions.map(({ id }) => id);
const cardsOf = async (visitor: TestVisitor) => {
  const { data } = await visitor.call("billing", "getDefaultBillingProfile", {});
  const params = { billingProfileId: data?.id ?? "" };
  return (await visitor.call("billing", "listPaymentMethods", { params })).data.paymentMethods;
};
const balancesOf = async (identityId: string) =>
  (
    await readRows(api, `select balance_in_cents as cents from balances where identity_id = '${identityId}'`)
  ).map(({ cents }) => Number(cents));

/** Two accounts that one person pays for, with a plan on a radio each, and money in the second one. */
async function twoAccounts() {
  const keeper = await satelliteSubscriber(api);
  const second = await satelliteSubscriber(api);
  await giveBalance(second.visitor);
  return { keeper, second };
}

describe("the joining of two accounts", () => {
  test("shows line by line what would be joined, and changes nothing before the press", async () => {
    const { keeper, second } = await twoAccounts();
    const { data: account } = await second.visitor.call("user", "getAccount", {});
    const shown = await proveJoin(api, keeper.visitor, { account: second.email });
    expect(shown.data).toMatchObject({
      accountNumber: account.accountNumber,
      plans: [
        { subscriptionId: second.subscriptionId, radio: { radioIdLastFour: second.radioId.slice(-4) } },
      ],
      balance: 25,
      currency: "USD",
      billCount: 1,
      cards: [
        { last4: "4242", isOfOther: false, isDefault: true },
        { last4: "4242", isOfOther: true, isDefault: true },
      ],
    });
    expect(await plansOf(second.visitor)).toEqual([second.subscriptionId]);
    expect(await plansOf(keeper.visitor)).toEqual([keeper.subscriptionId]);
    const { joinId } = shown.data;
    const again = await keeper.visitor.call("user", "getAccountJoin", { params: { joinId } });
    expect(again.data).toEqual(shown.data);
  });

  test("moves plans, radios and balance, keeps the chosen card, leaves bills where they were made out, and books it", async () => {
    const { keeper, second } = await twoAccounts();
    const before = await second.visitor.call("billing", "listInvoices", { query: SPAN });
    const [bill] = before.data.invoices;
    if (bill === undefined) throw new Error("nothing was billed");
    const shown = await proveJoin(api, keeper.visitor, { account: second.email });
    const card = shown.data.cards.find(({ isOfOther }) => isOfOther)?.paymentMethodId;
    const joined = await pressJoin(keeper.visitor, shown.data, card);
    expect([joined.status, joined.data]).toMatchObject([200, { planCount: 1, balance: 25, currency: "USD" }]);

    expect((await plansOf(keeper.visitor)).toSorted()).toEqual(
      [keeper.subscriptionId, second.subscriptionId].toSorted(),
    );
    expect(await heardOn(api, second.subscriptionId)).toEqual([[second.radioId, false]]);
    expect((await cardsOf(keeper.visitor)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [card, true],
    ]);
    expect([await balancesOf(keeper.identityId), await balancesOf(second.identityId)]).toEqual([[2500], [0]]);
    const [ours, theirs] = [await ledgerOf(api, keeper.identityId), await ledgerOf(api, second.identityId)];
    expect([ours["joinedAccounts"], ours["customerBalance"]]).toEqual([2500, -2500]);
    expect([theirs["joinedAccounts"], theirs["customerBalance"]]).toEqual([-2500, 0]);

    const params = { invoiceId: bill.id };
    const read = await keeper.visitor.call("billing", "getInvoice", { params });
    expect(read.data).toEqual(bill);
    const document = await keeper.visitor.call("billing", "getInvoiceDocument", { params });
    expect(document.data).toMatchObject({
      billedTo: "Robin Ferrer",
      payments: [{ card: { last4: "4242" } }],
    });
    const all = await keeper.visitor.call("billing", "listInvoices", { query: SPAN });
    expect(all.data.invoices.map(({ id }) => id)).toContain(bill.id);
    const history = await keeper.visitor.call("billing", "listPaymentHistory", { query: SPAN });
    const reasons = history.data.items.flatMap(({ balanceReason }) => balanceReason ?? []);
    expect(reasons.toSorted()).toEqual(["fromJoined", "giftCard"]);
    const { data } = await keeper.visitor.call("user", "listJoinedAccounts", {});
    expect(data.accounts).toEqual([joined.data]);
  });

  test("[S7.88] lists in the legacy activity what the account that became a part was billed and paid", async () => {
    const { keeper, second } = await twoAccounts();
    const itemsOf = async (visitor: TestVisitor) =>
      (await visitor.call("legacy", "billingActivity", { body: { transactionType: "all" } })).data.data
        .billItems;
    const [ours, theirs] = [await itemsOf(keeper.visitor), await itemsOf(second.visitor)];
    expect(new Set(theirs.map(({ eventType }) => eventType))).toContain("payment");
    const shown = await proveJoin(api, keeper.visitor, { account: second.email });
    const card = shown.data.cards.find(({ isOfOther }) => !isOfOther)?.paymentMethodId;
    expect((await pressJoin(keeper.visitor, shown.data, card)).status).toBe(200);
    const joined = await itemsOf(keeper.visitor);
    expect(joined).toEqual(expect.arrayContaining([...ours, ...theirs]));
    // The balance that came along says so once.
    expect(joined).toHaveLength(ours.length + theirs.length + 1);
  });

  test("bills what has come along to the account that goes on, by its card and from its balance", async () => {
    const { keeper, second } = await twoAccounts();
    const shown = await proveJoin(api, keeper.visitor, { account: second.email });
    await pressJoin(keeper.visitor, shown.data, shown.data.cards[0]?.paymentMethodId);
    await moveClock(api, "P1M");
    const billsOf = (identityId: string) =>
      readRows(
        api,
        `select subscription_id from invoices where identity_id = '${identityId}' and first_charge > 0`,
      );
    const billed = (await billsOf(keeper.identityId)).map((row) => row["subscription_id"]);
    expect(billed.toSorted()).toEqual([keeper.subscriptionId, second.subscriptionId].toSorted());
    expect(await billsOf(second.identityId)).toEqual([]);
    const open = `select id from invoices where identity_id = '${keeper.identityId}'
      and total_in_cents > applied_balance_in_cents + paid_in_cents`;
    expect(await readRows(api, open)).toEqual([]);
  });

  test("lets nobody into the account that became a part, says why, and writes to both", async () => {
    const { keeper, second } = await twoAccounts();
    const shown = await proveJoin(api, keeper.visitor, { account: second.email });
    await pressJoin(keeper.visitor, shown.data, shown.data.cards[0]?.paymentMethodId);
    expect((await second.visitor.call("user", "getIdentity", {})).status).toBe(401);
    const again = await api.visitor();
    const body = { handle: second.email, password: PASSWORD };
    const { grant } = (await again.call("user", "authenticatePassword", { body })).data;
    const refused = await again.call("user", "authenticated", { body: again.here() }, { bearer: grant });
    expect([refused.status, refused.problem.code]).toEqual([403, "ACCOUNT_JOINED"]);
    const legacy = await again.call("legacy", "logIn", {
      body: { username: second.email, password: PASSWORD },
    });
    expect(JSON.stringify(legacy.problem)).toContain("ACCOUNT_JOINED");
    const sxmData = await api.app.modules.sessions.issueLegacySignIn(second.identityId);
    const migrated = await again.call(
      "user",
      "migrateSession",
      { body: { sxmData } },
      { bearer: again.deviceGrant },
    );
    expect(migrated.problem.code).toBe("ACCOUNT_JOINED");
    const subjects = async (email: string) => (await receive(api, email)).map(({ subject }) => subject);
    await expect.poll(() => subjects(keeper.email)).toContain("Another account was joined with yours");
    await expect
      .poll(() => subjects(second.email))
      .toContain("Your account is now part of your other account");
  });

  test("takes an account of the legacy system by its number, that nobody signs in to", async () => {
    const keeper = await radioBuyer(api);
    const imported = await makeImportedAccount(api);
    const shown = await proveJoin(api, keeper.visitor, {
      account: imported.accountNumber,
      email: imported.email,
    });
    expect(shown.data).toMatchObject({ accountNumber: imported.accountNumber, balance: 0, currency: null });
    await pressJoin(keeper.visitor, shown.data, shown.data.cards[0]?.paymentMethodId);
    expect(await plansOf(keeper.visitor)).toEqual([imported.subscriptionId]);
    expect(await heardOn(api, imported.subscriptionId)).toEqual([[imported.radioId, false]]);
    const { data } = await keeper.visitor.call("user", "listJoinedAccounts", {});
    expect(data.accounts.map(({ accountNumber }) => accountNumber)).toEqual([imported.accountNumber]);
  });

  test("takes the account in which a radio plays that was found in this browser", async () => {
    const { keeper, second } = await twoAccounts();
    const radioToken = await tokenOf(keeper.visitor, second.radioId);
    const started = await keeper.visitor.call("user", "startAccountJoin", { body: { radioToken } });
    expect(started.status).toBe(201);
    expect(await mailedTo(api, second.email, /\b(\d{6})\b/)).toMatch(/^\d{6}$/);
    const own = await tokenOf(keeper.visitor, keeper.radioId);
    const refused = await keeper.visitor.call("user", "startAccountJoin", { body: { radioToken: own } });
    expect(refused.problem.code).toBe("SAME_ACCOUNT");
    const none = await keeper.visitor.call("user", "startAccountJoin", { body: { radioToken: "none" } });
    expect(none.problem.code).toBe("DEVICE_NOT_FOUND");
    const nothing = await keeper.visitor.call("user", "startAccountJoin", { body: {} });
    expect(nothing.problem.code).toBe("INVALID_PAYLOAD");
  });

  test("tells nobody whether there is such an account, and takes no code but the one that was sent", async () => {
    const { visitor } = await radioBuyer(api);
    const { email } = await radioBuyer(api);
    const [known, unknown] = [
      await startJoin(visitor, email),
      await startJoin(visitor, "nobody@example.com"),
    ];
    expect([known.status, Object.keys(known.data)]).toEqual([unknown.status, Object.keys(unknown.data)]);
    for (const { data } of [known, unknown]) {
      const typed = await visitor.call("user", "proveAccountJoin", {
        params: { joinId: data.joinId },
        body: { otp: "000000" },
      });
      expect([typed.status, typed.problem.code]).toEqual([400, "INVALID"]);
    }
    const { visitor: another } = await radioBuyer(api);
    const params = { joinId: known.data.joinId };
    const body = { otp: "000000" };
    expect((await another.call("user", "proveAccountJoin", { params, body })).problem.code).toBe("NOT_FOUND");
    expect((await visitor.call("user", "getAccountJoin", { params })).problem.code).toBe("NOT_FOUND");
    const pressed = await pressJoin(visitor, { ...params, version: "of-nothing" });
    expect(pressed.problem.code).toBe("NOT_FOUND");
  });

  test("asks for a fresh proof, and is over after half an hour", async () => {
    const { keeper, second } = await twoAccounts();
    const shown = await proveJoin(api, keeper.visitor, { account: second.email });
    const card = shown.data.cards[0]?.paymentMethodId;
    api.passTime({ minutes: 5 });
    expect((await pressJoin(keeper.visitor, shown.data, card)).problem.code).toBe("STEP_UP_REQUIRED");
    await keeper.visitor.call("user", "stepUpWithPassword", { body: { password: PASSWORD } });
    expect((await pressJoin(keeper.visitor, shown.data)).problem.code).toBe("PAYMENT_METHOD_REQUIRED");
    const stale = { ...shown.data, version: "another" };
    expect((await pressJoin(keeper.visitor, stale, card)).problem.code).toBe("QUOTE_CHANGED");
    api.passTime({ minutes: 30 });
    keeper.visitor.accessToken = (
      await keeper.visitor.call("user", "refresh", { body: {} })
    ).data.accessToken;
    expect((await pressJoin(keeper.visitor, shown.data, card)).problem.code).toBe("NOT_FOUND");
    expect(await plansOf(keeper.visitor)).toEqual([keeper.subscriptionId]);
  });
});
