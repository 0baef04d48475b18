import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Intruder,
  INTRUDERS_PASSWORD,
  type Plant,
  PLANTS,
  THIRD_PARTY,
} from "#testing/hijack/plants.ts";
import { PROOFS } from "#testing/hijack/proofs.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const OFFER = { offerId: "us-all-access-monthly" };
const INTRUDERS_CARD = "4242424242424242";
const OWNERS_CARD = "5555555555554444";

let api: TestApi;
let intruders = 0;

beforeAll(async () => {
  api = await openTestApi({ THIRD_PARTY_CLIENTS: JSON.stringify([THIRD_PARTY]) });
});
afterAll(() => api.close());

async function intruder(account: keyof typeof PLANTS): Promise<Intruder> {
  intruders += 1;
  const emailAddress = `victim-${intruders}@example.com`;
  const visitor = await api.visitor();
  const password = account === "with a password" ? { password: INTRUDERS_PASSWORD } : {};
  const { data } = await visitor.call("user", "createV2", { body: { emailAddress, ...password } });
  await visitor.exchange(data.grant);
  return { visitor, identityId: data.identityId, email: emailAddress, place: intruders };
}

async function buy(visitor: TestVisitor, card: string): Promise<void> {
  await visitor.addBilling(await api.cards.typeCard(card));
  const orderId = (await visitor.call("order", "createOrder", { body: OFFER })).data.id;
  const bought = await visitor.call("order", "completeOrder", { params: { orderId }, body: {} });
  expect(bought.data.status).toBe("confirmed");
}

/** Everything that a person sees as theirs. */
async function belongings(visitor: TestVisitor) {
  const { subscriptions } = (await visitor.call("subscription", "listSubscriptions", {})).data;
  const { billingProfiles } = (await visitor.call("billing", "listBillingProfiles", {})).data;
  const cards = [];
  for (const { id: billingProfileId } of billingProfiles) {
    const params = { billingProfileId };
    cards.push(...(await visitor.call("billing", "listPaymentMethods", { params })).data.paymentMethods);
  }
  const query = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-01-01T00:00:00Z" };
  const { invoices: bills } = (await visitor.call("billing", "listInvoices", { query })).data;
  const { sessions } = (await visitor.call("user", "listSessions", {})).data;
  return [subscriptions, billingProfiles, cards, bills, sessions].flatMap((all) =>
    all.map((one) => ("id" in one ? one.id : JSON.stringify(one))),
  );
}

async function standingOf(visitor: TestVisitor) {
  const { contact, handle, isEmailProved, hasPassword } = (await visitor.call("user", "getIdentity", {}))
    .data;
  const { passkeys } = (await visitor.call("user", "listPasskeys", {})).data;
  const { smartDevices } = (await visitor.call("user", "listSmartDevices", {})).data;
  return { contact, handle, isEmailProved, hasPassword, passkeys, smartDevices };
}

const ACCOUNTS = ["with a password", "without a password"] as const;
const MATRIX = ACCOUNTS.flatMap((account) =>
  Object.entries(PROOFS).flatMap(([by, prove]) =>
    (["before", "after"] as const).map((purchase) => ({ account, by, prove, purchase })),
  ),
);

describe("an address with which somebody else has made an account", () => {
  test.each(MATRIX)(
    "goes to its owner by $by, and nothing left in the account $account, which buys $purchase, opens anything of theirs",
    async ({ account, prove, purchase }) => {
      const first = await intruder(account);
      const left: [string, () => Promise<string | undefined>][] = [];
      for (const [plant, leave] of Object.entries<Plant>(PLANTS[account]))
        left.push([plant, await leave(api, first)]);
      if (purchase === "before") await buy(first.visitor, INTRUDERS_CARD);

      const owner = await api.visitor();
      await prove(api, owner, first);
      await buy(owner, OWNERS_CARD);
      if (purchase === "after") await buy(first.visitor, INTRUDERS_CARD);

      const { identityId: ownersId } = (await owner.call("user", "getIdentity", {})).data;
      expect(ownersId).not.toBe(first.identityId);
      expect(await standingOf(owner)).toMatchObject({
        contact: { emailAddress: first.email },
        handle: { emailAddress: first.email },
        isEmailProved: true,
        passkeys: [],
        smartDevices: [],
      });
      expect((await standingOf(first.visitor)).contact.emailAddress).toBeUndefined();
      const [ofOwner, ofIntruder] = [await belongings(owner), await belongings(first.visitor)];
      expect(ofOwner.filter((one) => ofIntruder.includes(one))).toEqual([]);
      expect(Math.min(ofOwner.length, ofIntruder.length)).toBeGreaterThanOrEqual(5);
      for (const [plant, open] of left) {
        // A password opened the account by its address; all else goes on opening what it did.
        const opens = plant === "password" ? undefined : first.identityId;
        expect([plant, await open()]).toEqual([plant, opens]);
      }
    },
    60_000,
  );

  test("was charged to each one's own card alone, in all of these lives", async () => {
    const charged = await readRows(
      api,
      "select count(distinct identity_id) as people, payment_method_id from payments group by payment_method_id",
    );
    expect(charged).toHaveLength(2 * MATRIX.length);
    expect(charged.filter(({ people }) => people !== "1")).toEqual([]);
  });
});
