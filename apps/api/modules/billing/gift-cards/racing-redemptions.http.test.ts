import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const RACERS = 100;
const PEOPLE = 10;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function payer(name: string) {
  const visitor = await api.visitor();
  await visitor.register(`${name}@example.com`);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  return visitor;
}

async function tokenFor(visitor: TestVisitor, number: string): Promise<string> {
  const body = { type: "physical" as const, number, expiry: EXPIRY, securityCode: SECURITY_CODE };
  const shown = await visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
  return shown.data.tokenId;
}

describe("one gift card that many redeem at once", () => {
  test("gives its money to one of them, once", async () => {
    const number = await issueGiftCard(api);
    const racers: { visitor: TestVisitor; tokenId: string }[] = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      const visitor = await payer(`racer${person}`);
      for (let tab = 0; tab < RACERS / PEOPLE; tab += 1)
        racers.push({ visitor, tokenId: await tokenFor(visitor, number) });
    }
    const answers = await Promise.all(
      racers.map(({ visitor, tokenId }) =>
        visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId: tokenId } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set(refusals)).toEqual(new Set(["ALREADY_REDEEMED"]));
    const rows = await readRows(
      api,
      `select (select sum(balance_in_cents) from balances) as balance,
              (select redeemed_in_cents from gift_cards) as redeemed,
              (select sum(amount_in_cents) from ledger_entries where account = 'customerBalance') as ledger`,
    );
    expect(rows[0]).toEqual({ balance: "2500", redeemed: "2500", ledger: "-2500" });
  });

  test("shares it out where each takes a part, and never pays more than its face", async () => {
    const number = await issueGiftCard(api, { faceInCents: 1000 });
    const visitor = await payer("parts");
    const tokens: string[] = [];
    for (let tab = 0; tab < 20; tab += 1) tokens.push(await tokenFor(visitor, number));
    const answers = await Promise.all(
      tokens.map((giftCardTokenId) =>
        visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId, amount: 3 } }),
      ),
    );
    const parts = answers.filter(({ status }) => status === 200).map(({ data }) => data.redeemed);
    expect(parts.toSorted((one, other) => other - one)).toEqual([3, 3, 3, 1]);
  });
});
