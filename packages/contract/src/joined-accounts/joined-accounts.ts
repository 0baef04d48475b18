import { z } from "zod";
import { Account } from "../accounts/account.ts";
import { FoundDevice } from "../radios/found-device.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { PaymentMethodId } from "../wire/payment-method-id.ts";
import { Instant } from "../wire/time.ts";
import { WalletKind } from "../wire/wallet-kind.ts";

const params = z.object({ joinId: z.string().max(60) });

/** A plan that comes along, with the radio that it is heard on. */
const JoiningPlan = z.object({
  subscriptionId: z.string(),
  name: z.string(),
  radio: FoundDevice.pick({ radioIdLastFour: true, type: true, vehicle: true }).nullable(),
});

const JoiningCard = z.object({
  paymentMethodId: z.string(),
  brand: z.string(),
  last4: z.string(),
  walletKind: WalletKind.optional(),
  isOfOther: z.boolean().describe("Kept by the account that becomes a part of this one"),
  isDefault: z.boolean(),
});

/** What would become of two accounts, line by line. Nothing of it has happened. */
export const AccountJoin = z
  .object({
    joinId: z.string(),
    accountNumber: z.string().describe("Of the account that becomes a part of the caller's"),
    plans: z.array(JoiningPlan),
    balance: Amount.describe("Comes along; in the currency beside it"),
    currency: Currency.nullable().describe("Null where there is no balance"),
    billCount: z.int().describe("Bills that stay as they are and can still be read"),
    cards: z.array(JoiningCard).describe("One of them pays for everything from then on"),
    version: z.string().describe("Of what is shown; confirming another one is refused"),
    expiresAt: Instant,
  })
  .meta({ id: "AccountJoin" });
export type AccountJoin = z.infer<typeof AccountJoin>;

export const JoinedAccount = z
  .object({
    accountNumber: Account.shape.accountNumber,
    joinedAt: Instant,
    planCount: z.int().describe("Plans that came along"),
    balance: Amount.describe("Came along"),
    currency: Currency.nullable(),
  })
  .meta({ id: "JoinedAccount" });
export type JoinedAccount = z.infer<typeof JoinedAccount>;

const STANDS_IN_THE_WAY = [
  "SAME_ACCOUNT",
  "ACCOUNT_NOT_JOINABLE",
  "COUNTRY_ERROR",
  "PAYMENT_IN_PROGRESS",
  "PAYMENT_DUE",
  "BILLED_ELSEWHERE",
  "TOO_MANY_PLANS",
] as const;

export const startAccountJoin = defineEndpoint({
  domain: "user",
  name: "startAccountJoin",
  method: "POST",
  path: "/identity/v1/account-joins",
  summary:
    "Names a second account of the signed-in person, and sends a code to its contact on file; one that nobody has is answered alike",
  grant: "authenticated",
  body: z.object({
    account: z
      .string()
      .trim()
      .min(1)
      .max(254)
      .optional()
      .describe("Its number, or the email that it is signed in to by or written to at"),
    radioToken: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe("Instead: of a radio that plays in it, from a lookup in this browser"),
  }),
  response: z
    .object({ joinId: z.string(), expiresInSeconds: z.int(), resendAfterSeconds: z.int() })
    .meta({ id: "AccountJoinStarted" }),
  success: 201,
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND", "SAME_ACCOUNT", "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const proveAccountJoin = defineEndpoint({
  domain: "user",
  name: "proveAccountJoin",
  method: "POST",
  path: "/identity/v1/account-joins/{joinId}/proof",
  summary: "Proves by the code that the second account is the caller's, and shows what would be joined",
  grant: "authenticated",
  params,
  body: z.object({ otp: z.string().min(1).max(20) }),
  response: AccountJoin,
  refusals: ["NOT_FOUND", "EXPIRED", "INVALID", ...STANDS_IN_THE_WAY, "RATE_LIMIT_EXCEEDED"],
  retry: "none",
});

export const getAccountJoin = defineEndpoint({
  domain: "user",
  name: "getAccountJoin",
  method: "GET",
  path: "/identity/v1/account-joins/{joinId}",
  summary: "Shows what would be joined, as it is now, once the second account is proved",
  grant: "authenticated",
  params,
  response: AccountJoin,
  refusals: ["NOT_FOUND", ...STANDS_IN_THE_WAY],
  retry: "limited",
});

export const completeAccountJoin = defineEndpoint({
  domain: "user",
  name: "completeAccountJoin",
  method: "POST",
  path: "/identity/v1/account-joins/{joinId}/complete",
  summary:
    "Makes the second account a part of the caller's, all or nothing; pressed again it is answered alike",
  grant: "authenticated",
  params,
  body: z.object({
    version: z.string().min(1).max(100).describe("Of what was shown"),
    paymentMethodId: PaymentMethodId.optional().describe("The card to keep; left out where there is none"),
  }),
  response: JoinedAccount,
  refusals: [
    "NOT_FOUND",
    "STEP_UP_REQUIRED",
    "QUOTE_CHANGED",
    "PAYMENT_METHOD_REQUIRED",
    ...STANDS_IN_THE_WAY,
  ],
  isIdempotentByNature: true,
  isRepeatable: true,
  retry: "limited",
});

export const listJoinedAccounts = defineEndpoint({
  domain: "user",
  name: "listJoinedAccounts",
  method: "GET",
  path: "/identity/v1/joined-accounts",
  summary: "The accounts that are a part of the caller's; their bills are among the caller's",
  grant: "authenticated",
  response: z.object({ accounts: z.array(JoinedAccount) }).meta({ id: "JoinedAccounts" }),
  refusals: [],
  retry: "limited",
});
