import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { Invoice } from "./invoices.ts";

/** What stands to a person's credit; less than nought is owed. */
export const BillingProfileBalance = z
  .object({ value: Amount, currency: Currency })
  .meta({ id: "BillingProfileBalance" });

export const BalanceDue = z
  .object({
    amount: Amount.describe("What is left to pay of all bills, the balance taken off"),
    currency: Currency,
    balance: BillingProfileBalance,
    invoices: z.array(Invoice).describe("The bills that are not paid, the oldest first"),
    accountNumber: z
      .string()
      .nullable()
      .describe("Under which anybody can pay for the account; null without a billing profile"),
  })
  .meta({ id: "BalanceDue" });
export type BalanceDue = z.infer<typeof BalanceDue>;

export const getBalanceDue = defineEndpoint({
  domain: "billing",
  name: "getBalanceDue",
  method: "GET",
  path: "/billing/v1/balance-due",
  summary: "What is owed, and for which bills",
  grant: "authenticated",
  response: BalanceDue,
  refusals: [],
  retry: "limited",
});

export const GiftCardRedemption = z
  .object({
    redeemed: Amount,
    giftCardBalanceAfter: Amount.describe("What is still on the card"),
    billingProfileBalanceAfter: BillingProfileBalance,
  })
  .meta({ id: "GiftCardRedemption" });
export type GiftCardRedemption = z.infer<typeof GiftCardRedemption>;

export const redeemGiftCard = defineEndpoint({
  domain: "billing",
  name: "redeemGiftCard",
  method: "POST",
  path: "/billing/v1/balance/redeem-giftcard",
  summary: "Moves what is on a registered gift card into the balance, all of it or up to an amount",
  grant: "authenticated",
  body: z.object({
    giftCardTokenId: z.string().max(60),
    amount: Amount.positive().optional(),
  }),
  response: GiftCardRedemption,
  refusals: ["NOT_FOUND", "EXPIRED", "ALREADY_REDEEMED", "COUNTRY_ERROR", "BILLING_PROFILE_REQUIRED"],
  isIdempotentByKey: true,
  retry: "limited",
});
