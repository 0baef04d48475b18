import type { TestApi } from "../open-test-api.ts";
import type { TestVisitor } from "../test-visitor.ts";

export const VISA = "4242424242424242";
export const MASTERCARD = "5555555555554444";

let people = 0;

/** People with a billing profile, and the cards that they add to it. */
export function cardPayers(api: TestApi) {
  async function payer(card = VISA) {
    const visitor = await api.visitor();
    people += 1;
    await visitor.register(`pays-by-card-${people}@example.com`);
    const paymentMethodId = await api.cards.typeCard(card);
    const profile = await visitor.addBilling(paymentMethodId);
    return { visitor, billingProfileId: profile.data.id, paymentMethodId };
  }

  async function add(visitor: TestVisitor, billingProfileId: string, number: string) {
    const stripePaymentMethodId = await api.cards.typeCard(number);
    const params = { billingProfileId };
    const added = await visitor.call("billing", "addPaymentMethod", {
      params,
      body: { stripePaymentMethodId },
    });
    return { ...added, id: stripePaymentMethodId };
  }

  async function cardsOf(visitor: TestVisitor, billingProfileId: string) {
    const { data } = await visitor.call("billing", "listPaymentMethods", { params: { billingProfileId } });
    return data.paymentMethods.map(({ card, isDefault }) => `${card.last4}${isDefault ? " default" : ""}`);
  }

  /** The cards that the processor keeps for a profile, as it says itself. */
  async function cardsAtProcessor(billingProfileId: string): Promise<string[]> {
    const customers = (await api.cards.customers()).filter(
      ({ metadata }) => metadata["billingProfileId"] === billingProfileId,
    );
    const lists = customers.map(async ({ id }) => {
      const response = await fetch(`${api.cards.url}/v1/customers/${id}/payment_methods?type=card`, {
        headers: { authorization: "Bearer sk_test_unit" },
      });
      const { data }: { data: { card: { last4: string } }[] } = JSON.parse(await response.text());
      return data.map(({ card }) => card.last4);
    });
    return (await Promise.all(lists)).flat();
  }

  return { payer, add, cardsOf, cardsAtProcessor };
}
