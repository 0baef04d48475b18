import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { Amount, Currency } from "../wire/money.ts";
import { BillingDate, Instant } from "../wire/time.ts";

export const previewDeletion = defineEndpoint({
  domain: "user",
  name: "previewDeletion",
  method: "GET",
  path: "/orchestration/v1/identities/deletion",
  summary:
    "What ends with the account, and what goes on without it, for the one question before it is deleted",
  grant: "authenticated",
  response: z
    .object({
      subscriptions: z.array(
        z.object({
          subscriptionId: z.string(),
          name: z.string(),
          endsNow: z.boolean().describe("false: billed by somebody else, to be ended there"),
          paidUntil: Instant.nullable(),
          manageUrl: z.url().nullable().describe("Where whoever else bills it lets it be ended"),
          refund: Amount.describe("What goes back to the card for the days that are left"),
          currency: Currency,
        }),
      ),
      gifts: z
        .array(
          z.object({
            giftId: z.string(),
            recipientName: z.string(),
            amount: Amount,
            currency: Currency,
            sendOn: BillingDate,
          }),
        )
        .describe("Gift cards that wait for their day: each is still sent, unless it is taken back first"),
      balances: z
        .array(z.object({ amount: Amount, currency: Currency }))
        .describe("What nobody can pay with any more, once the account is gone"),
      recordsRetained: z.array(z.enum(["invoices", "payments", "consents"])),
    })
    .meta({ id: "DeletionPreview" }),
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
});

export const deleteIdentity = defineEndpoint({
  domain: "user",
  name: "deleteIdentity",
  method: "DELETE",
  path: "/orchestration/v1/identities",
  summary: "Deletes the account: subscriptions end, sessions end, personal data goes, bills stay as law asks",
  grant: "authenticated",
  success: 204,
  refusals: ["STEP_UP_REQUIRED", "PAYMENT_IN_PROGRESS"],
  retry: "none",
});
