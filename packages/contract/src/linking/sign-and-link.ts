import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

/** How far a subscription that waits for its owner is: the five cases of sign-and-link. */
export const SalStatus = z
  .object({
    status: z.enum([
      "UNCLAIMED_EMAIL_AVAILABLE",
      "UNCLAIMED_SIGN_IN_TO_REUSE",
      "UNCLAIMED_NO_EMAIL",
      "UNCLAIMED_EMAIL_TAKEN",
      "CLAIMED",
    ]),
    planName: z.string(),
    maskedEmail: z.string().optional(),
    emailAddress: z.string().optional().describe("Only where the link itself was mailed to it"),
    grant: z
      .string()
      .optional()
      .describe(
        "With CLAIMED, on a browser of the owner: signs them in. With UNCLAIMED_EMAIL_AVAILABLE, where the link " +
          "was mailed to the address: proves it to `create`",
      ),
    identityId: z.string().optional().describe("With CLAIMED and a grant: whose it is"),
  })
  .meta({ id: "SalStatus" });
export type SalStatus = z.infer<typeof SalStatus>;

export const checkSalStatus = defineEndpoint({
  domain: "user",
  name: "checkSalStatus",
  method: "GET",
  path: "/linking/v1/sal/{magicLinkGrant}",
  summary: "What a person with this magic-link grant has to do to get their subscription",
  grant: "access",
  params: z.object({ magicLinkGrant: z.string().max(200) }),
  response: SalStatus,
  refusals: ["INVALID_SAL_STATUS", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const claimSubscription = defineEndpoint({
  domain: "user",
  name: "claimSubscription",
  method: "POST",
  path: "/linking/v1/sal/claims",
  summary: "Makes the signed-in person the owner of the subscription behind a magic-link grant; once",
  grant: "authenticated",
  body: z.object({ magicLinkGrant: z.string().max(200) }),
  response: z
    .object({ subscriptionId: z.string(), planName: z.string() })
    .meta({ id: "ClaimedSubscription" }),
  success: 201,
  refusals: ["INVALID_SAL_STATUS", "CLAIMING_WITH_UNAUTHORIZED_USER", "SUB_ALREADY_EXISTS_FOR_IDENTITY"],
  retry: "none",
});
