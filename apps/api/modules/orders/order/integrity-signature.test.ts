import { describe, expect, test } from "vitest";
import { createSecrets } from "#platform/security/secrets.ts";
import { makeConfirmView } from "../confirm/make-confirm-view.ts";
import { integritySignatureOf } from "./integrity-signature.ts";

type Signed = Parameters<typeof integritySignatureOf>[0];

const secrets = createSecrets("key");
const {
  promoCode: _promoCode,
  offerLink: _offerLink,
  trialUse: _trialUse,
  ...quote
} = makeConfirmView().order;
const { offer } = quote;
/** As the first release stored a change: what it did not have was null. */
const change = (changes: object): Signed => {
  const stored: object = {
    before: "digest",
    effectiveOn: "2026-03-10",
    untilOn: null,
    balanceInCents: 0,
    refund: null,
    reason: null,
    ...changes,
  };
  return { ...quote, subscriptionId: "sub_1", change: stored as NonNullable<Signed["change"]> };
};

describe("the integrity signature of a quote", () => {
  test.each<[string, Signed, string]>([
    ["a new plan", quote, "vCICJV_qS7jx0bN7nbBOTlMRMeToz-Zua8fJtKzCybM"],
    [
      "a new plan by a link, without its trial, that other money pays of",
      {
        ...quote,
        offerLink: "link",
        promoCode: "CODE",
        trialUse: "usedByCard",
        funding: { balanceInCents: 5, giftCard: { tokenId: "t", amountInCents: 3 } },
      },
      "dui9clmH4uCIubO4rpv04IEvGhz7vHBhAS5VcFbYz3M",
    ],
    [
      "several plans, whatever they have become",
      {
        ...quote,
        lines: [
          { offer, instanceNumber: 0, subscriptionId: "sub_1" },
          { offer, instanceNumber: 1, subscriptionId: "sub_2" },
        ],
        subscriptionId: "sub_1",
      },
      "tIgfz38sgcib5zMY3a-aZqDtG34tXVBfz13wJTkxPYk",
    ],
    [
      "a switch to a VIP plan by a code",
      {
        ...change({
          action: { kind: "planSwitch", flow: "immediate" },
          addOn: { subscriptionId: "sub_2", before: null },
        }),
        promoCode: "CODE",
      },
      "M0eIukIwNXUEQUSx8jMzyoKtfLLiIi4CoxMIdjOPPUE",
    ],
    [
      "a pause",
      change({ action: { kind: "planSwitch", flow: "pause", pauseMonths: 2 }, untilOn: "2026-05-10" }),
      "Iz7LEjeDctwi9z0QA14_YloOCmAyzIALDZ7YIFVcvY0",
    ],
    [
      "a pause that is taken back",
      change({ action: { kind: "planSwitch", flow: "revokePause" } }),
      "m1x76fuWjVwY43RlNKWQ-ZfVZ1uyvVwZKqYvmkBiVqs",
    ],
    [
      "a cancellation at once",
      change({
        action: { kind: "cancelSubscription", cancellationType: "immediate", refund: "proRata" },
        refund: { toBalanceDueInCents: 0, toCardInCents: 1, toBalanceInCents: 2, ruleId: "r" },
        reason: { code: "moving", text: null },
      }),
      "R6bfGNLfJPY8zNLPBq8TYK9wYFjtiE9p7g_ZNp_IR7k",
    ],
    [
      "a cancellation that is taken back",
      change({ action: { kind: "revokeSubscriptionCancellation" } }),
      "nNIfIkOmE3CKrlwCkrn2hu4afQNMojz1GLj6hl1DQPE",
    ],
  ])("for %s is the one that the first release made", (_what, signed, signature) => {
    expect(integritySignatureOf(signed, secrets)).toBe(signature);
  });

  test.each([{ promoCode: "CODE" }, { paymentMethodId: "pm_1" }])(
    "covers %o wherever a row has it",
    (more) => {
      const added = { ...quote, ...more };
      expect(integritySignatureOf(added, secrets)).not.toBe(integritySignatureOf(quote, secrets));
    },
  );
});
