import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardPayers, MASTERCARD } from "#testing/money/card-payers.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createMethodsRepository } from "./methods-repository.ts";

let api: TestApi;
let payers: ReturnType<typeof cardPayers>;

beforeAll(async () => {
  api = await openTestApi();
  payers = cardPayers(api);
});
afterAll(() => api.close());

/** A card that was the account's, and that the processor has still. */
async function payerWithRemoved() {
  const payer = await payers.payer();
  const removed = await payers.add(payer.visitor, payer.billingProfileId, MASTERCARD);
  await payers.add(payer.visitor, payer.billingProfileId, "378282246310005");
  await readRows(
    api,
    `update payment_methods set removed_at = now(), is_default = false where id = '${removed.id}' returning id`,
  );
  return { ...payer, removedId: removed.id };
}
const addAgain = (visitor: TestVisitor, billingProfileId: string, stripePaymentMethodId: string) =>
  visitor.call("billing", "addPaymentMethod", {
    params: { billingProfileId },
    body: { stripePaymentMethodId },
  });

describe("a card that was removed and is added again", () => {
  test("is there, and is the one default", async () => {
    const { visitor, billingProfileId, removedId } = await payerWithRemoved();
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["0005 default", "4242"]);
    expect((await addAgain(visitor, billingProfileId, removedId)).status).toBe(201);
    const cards = await payers.cardsOf(visitor, billingProfileId);
    expect(cards[0]).toBe("4444 default");
    expect(cards.slice(1).toSorted()).toEqual(["0005", "4242"]);
  });

  test("is no default where that was not asked for", async () => {
    const { visitor, billingProfileId, removedId } = await payerWithRemoved();
    const { identityId } = (await visitor.call("user", "getIdentity", {})).data;
    const repository = createMethodsRepository(api.database);
    const [other] = await repository.listPaymentMethods(identityId, billingProfileId);
    if (other === undefined) throw new Error("the account has cards");
    const again = { ...other, id: removedId, last4: "4444", isDefault: false };
    await api.database.inTransaction(() => repository.addPaymentMethod(again));
    const cards = await payers.cardsOf(visitor, billingProfileId);
    expect(cards[0]).toBe("0005 default");
    expect(cards.slice(1).toSorted()).toEqual(["4242", "4444"]);
  });

  test("is refused where the processor has forgotten it, and changes nothing", async () => {
    const { visitor, billingProfileId, paymentMethodId } = await payers.payer();
    await payers.add(visitor, billingProfileId, MASTERCARD);
    const removed = await visitor.call("billing", "removePaymentMethod", {
      params: { billingProfileId, paymentMethodId },
    });
    expect(removed.status).toBe(204);
    await expect.poll(() => payers.cardsAtProcessor(billingProfileId)).toEqual(["4444"]);
    expect((await addAgain(visitor, billingProfileId, paymentMethodId)).problem.code).toBe(
      "CREDIT_CARD_ERROR",
    );
    expect(await payers.cardsOf(visitor, billingProfileId)).toEqual(["4444 default"]);
  });
});
