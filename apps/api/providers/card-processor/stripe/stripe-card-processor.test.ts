import { type RunningProcessor, TEST_KEYS, startProcessor } from "@skywave/card-processor/testing";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CardProcessor, SavedCard } from "../card-processor.ts";
import { createStripeCardProcessor } from "./stripe-card-processor.ts";

let embedded: RunningProcessor;
let cards: CardProcessor;
/** Gives up soon on a processor that does not answer. */
let impatient: CardProcessor;

beforeEach(async () => {
  embedded = await startProcessor();
  cards = adapter();
  impatient = adapter(TEST_KEYS.secret, 300);
});
afterEach(() => embedded.stop());

function adapter(secretKey: string = TEST_KEYS.secret, timeoutInMilliseconds = 10_000): CardProcessor {
  const address = { host: "127.0.0.1", port: embedded.port, protocol: "http" } as const;
  return createStripeCardProcessor({ secretKey, ...address, timeoutInMilliseconds });
}

async function save(number: string, customerId: string | null = null) {
  const paymentMethodId = await embedded.typeCard(number);
  return cards.saveCard({
    customerId,
    paymentMethodId,
    billingProfileId: "bp-1",
    idempotencyKey: `save:${number}`,
  });
}

async function savedCard(number = "4242424242424242"): Promise<SavedCard> {
  const outcome = await save(number);
  if (outcome.kind !== "saved") throw new Error(`not saved: ${JSON.stringify(outcome)}`);
  return outcome.card;
}

function chargeOf({ customerId, paymentMethodId }: SavedCard) {
  return {
    customerId,
    paymentMethodId,
    amountInCents: 1199,
    currency: "CAD" as const,
    idempotencyKey: "order:o-1:1",
    metadata: { orderId: "o-1" },
  };
}

describe("saveCard", () => {
  test("makes a customer and tells what the card looks like", async () => {
    expect(await savedCard("5555555555554444")).toMatchObject({
      customerId: expect.stringMatching(/^cus_/),
      brand: "mastercard",
      last4: "4444",
      expiryMonth: 12,
      walletKind: null,
    });
  });

  test("keeps a second card with the same customer", async () => {
    const { customerId } = await savedCard();
    expect(await save("378282246310005", customerId)).toMatchObject({ kind: "saved", card: { customerId } });
  });

  test("repeated under its key gives the same card", async () => {
    const input = {
      customerId: null,
      paymentMethodId: await embedded.typeCard("4242424242424242"),
      billingProfileId: "bp-1",
      idempotencyKey: "k",
    };
    expect(await cards.saveCard(input)).toEqual(await cards.saveCard(input));
  });

  test("tells the next move for a refused card, and no reason", async () => {
    expect(await save("4000000000000002")).toEqual({ kind: "declined", nextMove: "callBank" });
    expect(await save("4000000000009995")).toEqual({ kind: "declined", nextMove: "useAnotherCard" });
    expect(await save("4000000000000119")).toEqual({ kind: "declined", nextMove: "tryAgain" });
  });

  test("of a card that is not there asks for another one", async () => {
    const input = {
      customerId: null,
      paymentMethodId: "pm_none",
      billingProfileId: "bp-1",
      idempotencyKey: "k",
    };
    expect(await cards.saveCard(input)).toEqual({
      kind: "declined",
      nextMove: "useAnotherCard",
      isFinal: true,
    });
  });

  test("that is not answered is unknown", async () => {
    await embedded.orderFault({ on: "any", kind: "hold", when: "before", times: 9 });
    const input = {
      customerId: null,
      paymentMethodId: "pm_card_visa",
      billingProfileId: "bp-1",
      idempotencyKey: "k",
    };
    expect(await impatient.saveCard(input)).toMatchObject({ kind: "unknown" });
  });
});

describe("charge", () => {
  test("charges once under one key, with the notes that find it again", async () => {
    const input = chargeOf(await savedCard());
    const first = await cards.charge(input);
    expect(first).toEqual({ kind: "charged", chargeId: expect.stringMatching(/^ch_/) });
    expect(await cards.charge(input)).toEqual(first);
    expect(await embedded.ledger()).toMatchObject([
      { amount: 1199, currency: "cad", metadata: { orderId: "o-1", chargeKey: "order:o-1:1" } },
    ]);
  });

  test("tells the next move when a saved card is refused", async () => {
    const input = chargeOf(await savedCard("4000000000000341"));
    expect(await cards.charge(input)).toEqual({ kind: "declined", nextMove: "callBank" });
  });

  test("with a removed card asks for another one", async () => {
    const card = await savedCard();
    await cards.removeCard(card);
    expect(await cards.charge(chargeOf(card))).toEqual({
      kind: "declined",
      nextMove: "useAnotherCard",
      isFinal: true,
    });
  });

  test("while another one runs under its key is unknown", async () => {
    const input = chargeOf(await savedCard());
    await embedded.orderFault({ on: "charge", kind: "slow", when: "before", milliseconds: 2_000 });
    const both = await Promise.all([cards.charge(input), cards.charge(input)]);
    // Whichever comes first holds the key for so long that the other one comes meanwhile.
    expect(both.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: "charged" },
      { kind: "unknown", cause: { statusCode: 409 } },
    ]);
  });

  test("with a wrong key, or a key that meant another charge, is unknown and charges nothing", async () => {
    const input = chargeOf(await savedCard());
    expect(await adapter("sk_test_wrong").charge(input)).toMatchObject({ kind: "unknown" });
    expect(await embedded.ledger()).toHaveLength(0);
    await cards.charge(input);
    expect(await cards.charge({ ...input, amountInCents: 1200 })).toMatchObject({ kind: "unknown" });
    expect(await embedded.ledger()).toHaveLength(1);
  });

  // The SDK asks once more, with the same key, when the connection is cut; so two faults to see one.
  const FAULTS = ["hold", "reset", "error500", "garbage"].flatMap((kind) => [
    { kind, when: "before", found: "notFound", charges: 0 },
    { kind, when: "after", found: "charged", charges: 1 },
  ]);

  test.each(FAULTS)("met by $kind $when charging is unknown, and is found to be $found", async (fault) => {
    const input = chargeOf(await savedCard());
    await embedded.orderFault({ on: "charge", kind: fault.kind, when: fault.when, times: 2 });
    expect(await impatient.charge(input)).toMatchObject({ kind: "unknown", cause: expect.anything() });
    expect(await cards.findCharge(input)).toMatchObject({ kind: fault.found });
    expect(await embedded.ledger()).toHaveLength(fault.charges);
  });

  test("met by an answer that is slow but in time is charged", async () => {
    const input = chargeOf(await savedCard());
    await embedded.orderFault({ on: "charge", kind: "slow", when: "after", milliseconds: 50 });
    expect(await cards.charge(input)).toMatchObject({ kind: "charged" });
  });

  test("when nothing listens is unknown, and so is what became of it", async () => {
    const input = chargeOf(await savedCard());
    await embedded.orderFault({ on: "any", kind: "down" });
    expect(await cards.charge(input)).toMatchObject({ kind: "unknown" });
    expect(await cards.findCharge(input)).toMatchObject({ kind: "unknown" });
  });
});

describe("findCharge", () => {
  test("tells a charge from others of the same customer, over many pages", async () => {
    const card = await savedCard();
    const wanted = await cards.charge(chargeOf(card));
    for (let number = 2; number < 110; number += 1)
      await cards.charge({ ...chargeOf(card), idempotencyKey: `order:o-${number}:1` });
    expect(await cards.findCharge({ customerId: card.customerId, idempotencyKey: "order:o-1:1" })).toEqual(
      wanted,
    );
  });

  test("finds a refusal with its next move", async () => {
    const card = await savedCard("4000000000000341");
    await cards.charge(chargeOf(card));
    expect(await cards.findCharge(chargeOf(card))).toEqual({ kind: "declined", nextMove: "callBank" });
  });
});

describe("refund", () => {
  const FAULTS = ["hold", "reset", "error500", "garbage"].flatMap((kind) => [
    { kind, when: "before", found: "notFound", refunds: 0 },
    { kind, when: "after", found: "refunded", refunds: 1 },
  ]);

  test.each(FAULTS)("met by $kind $when is unknown, and is found to be $found", async (fault) => {
    const charged = await cards.charge(chargeOf(await savedCard()));
    if (charged.kind !== "charged") throw new Error("the card was not charged");
    const { chargeId } = charged;
    const input = { chargeId, amountInCents: 500, idempotencyKey: "refund:1", metadata: {} };
    await embedded.orderFault({ on: "refund", kind: fault.kind, when: fault.when, times: 2 });
    expect(await impatient.refund(input)).toMatchObject({ kind: "unknown", cause: expect.anything() });
    expect(await cards.findRefund(input)).toMatchObject({ kind: fault.found });
    expect(await embedded.refunds()).toHaveLength(fault.refunds);
    await embedded.heal();
    expect(await cards.refund(input)).toMatchObject({ kind: "refunded" });
    expect(await embedded.refunds()).toHaveLength(1);
  });

  test("that the bank has not finished is unknown until it has", async () => {
    const charged = await cards.charge(chargeOf(await savedCard("4000000000007726")));
    const chargeId = charged.kind === "charged" ? charged.chargeId : "";
    const input = { chargeId, amountInCents: 500, idempotencyKey: "refund:1", metadata: {} };
    expect(await cards.refund(input)).toMatchObject({ kind: "unknown" });
    await expect.poll(async () => (await cards.findRefund(input)).kind, { timeout: 6_000 }).toBe("refunded");
  });

  test("while another one runs under its key is unknown, and not taken for a no", async () => {
    const charged = await cards.charge(chargeOf(await savedCard()));
    const chargeId = charged.kind === "charged" ? charged.chargeId : "";
    const input = { chargeId, amountInCents: 500, idempotencyKey: "refund:1", metadata: {} };
    await embedded.orderFault({ on: "refund", kind: "slow", when: "before", milliseconds: 3_000 });
    const outcomes = await Promise.all([cards.refund(input), cards.refund(input)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["refunded", "unknown"]);
  });
});

describe("findDispute", () => {
  test("tells which charge a cardholder has contested", async () => {
    await cards.charge(chargeOf(await savedCard("4000000000000259")));
    const sdk = new Stripe(TEST_KEYS.secret, { host: "127.0.0.1", port: embedded.port, protocol: "http" });
    const disputes = async () => (await sdk.disputes.list()).data;
    await expect.poll(async () => (await disputes()).length, { timeout: 6_000 }).toBe(1);
    const [made] = await disputes();
    const find = () => cards.findDispute(made?.id ?? "");
    const dispute = { chargeKey: "order:o-1:1", amountInCents: 1199, currency: "CAD" };
    expect(await find()).toMatchObject({
      kind: "found",
      dispute: { ...dispute, isOpen: true, hasTakenMoney: true },
    });
    await sdk.disputes.close(made?.id ?? "");
    expect(await find()).toMatchObject({ kind: "found", dispute: { isOpen: false, hasTakenMoney: true } });
    expect(await cards.findDispute("dp_none")).toEqual({ kind: "notFound" });
  });
});

describe("removeCard", () => {
  test("forgets a card, and does not mind when it is forgotten already", async () => {
    const card = await savedCard();
    await cards.removeCard(card);
    await cards.removeCard(card);
    await expect(cards.removeCard({ paymentMethodId: "pm_none" })).resolves.toBeUndefined();
  });

  test("fails loudly when the processor does not answer", async () => {
    const card = await savedCard();
    await embedded.orderFault({ on: "any", kind: "error500", times: 1 });
    await expect(cards.removeCard(card)).rejects.toThrow();
  });
});

describe("createSetupToken", () => {
  test("is a secret of the processor that ends within the hour", async () => {
    const { setupToken, expiresAt } = await cards.createSetupToken({ customerId: null });
    expect(setupToken).toMatch(/^seti_\w+_secret_/);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(50 * 60_000);
  });
});
