import { z } from "zod";
import { FoundDevice } from "../radios/found-device.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

const Token = z.string().min(1).max(100);
const NewRadioToken = Token.describe("Of the new radio, from a lookup in this browser");
/** More of its number is not needed to choose among the radios of one account, and is not sent. */
const LastFour = z.string().trim().length(4);

/** A radio of an account whose paid plan could go on in another one. It tells nothing of its owner. */
export const ContinuityRadio = z
  .object({
    subscriptionId: z.string().nullable().describe("null for somebody who is not signed in"),
    planName: z.string(),
    radioIdLastFour: z.string(),
    type: FoundDevice.shape.type,
    yearMakeModel: z.string().nullable(),
  })
  .meta({ id: "ContinuityRadio" });
export type ContinuityRadio = z.infer<typeof ContinuityRadio>;

/** What a customer's new radio could be used for. */
export const NewRadioWays = z
  .object({
    radio: FoundDevice.omit({ token: true }),
    serviceContinuity: z
      .object({ isEligible: z.boolean(), radios: z.array(ContinuityRadio) })
      .describe("A paid plan goes on in the new radio; with the radios whose plans could"),
    accountConsolidation: z
      .object({ isEligible: z.boolean() })
      .describe("The new radio joins the account, beside the plans that are there"),
  })
  .meta({ id: "NewRadioWays" });
export type NewRadioWays = z.infer<typeof NewRadioWays>;

const Radios = z.object({ data: z.object({ radios: z.array(ContinuityRadio) }) });

export const acsc = defineEndpoint({
  domain: "legacy",
  name: "acsc",
  method: "POST",
  path: "/account/acsc",
  summary:
    "Account consolidation and service continuity: what the signed-in customer can do with a new radio",
  grant: "authenticated",
  body: z.object({ token: NewRadioToken }),
  response: z.object({ data: NewRadioWays }),
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND"],
  retry: "limited",
  isRepeatable: true,
});

export const csEligibleRadios = defineEndpoint({
  domain: "legacy",
  name: "csEligibleRadios",
  method: "POST",
  path: "/account/cs-eligible-radios",
  summary: "The radios of the signed-in customer whose paid plans could go on in another radio",
  grant: "authenticated",
  response: Radios,
  refusals: [],
  retry: "limited",
  isRepeatable: true,
});

export const csEligibilityCheck = defineEndpoint({
  domain: "legacy",
  name: "csEligibilityCheck",
  method: "POST",
  path: "/account/cs-eligibility-check",
  summary: "Whether the plan of one of the customer's radios can go on in a new one",
  grant: "authenticated",
  body: z.object({
    radioIdLastFour: LastFour.describe("Of the customer's own radio"),
    token: NewRadioToken,
  }),
  response: z.object({ data: z.object({ radio: ContinuityRadio }) }),
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND", "CS_INELIGIBLE_RADIO"],
  retry: "limited",
  isRepeatable: true,
});

export const csEligibleRadioNonPii = defineEndpoint({
  domain: "legacy",
  name: "csEligibleRadioNonPii",
  method: "POST",
  path: "/account/cs-eligible-radio/non-pii",
  summary: "Whether the plan of one radio of an identified account could go on in another radio",
  grant: "access",
  body: z.object({
    token: Token.describe("Of the account, from a lookup in this browser"),
    radioIdLastFour: LastFour,
  }),
  response: z.object({ data: z.object({ radio: ContinuityRadio }) }),
  refusals: ["INVALID_PAYLOAD", "UNAUTHENTICATED_CUSTOMER", "DEVICE_NOT_FOUND", "CS_INELIGIBLE_RADIO"],
  retry: "limited",
  isRepeatable: true,
});

export const tokenCsEligibleRadios = defineEndpoint({
  domain: "legacy",
  name: "tokenCsEligibleRadios",
  method: "POST",
  path: "/account/token/cs-eligible-radios",
  summary:
    "The radios whose paid plans could go on in another one, of the account or the plan that a token names",
  grant: "access",
  body: z.object({
    token: Token.describe("Of an account, from a lookup in this browser; or of a link that we mailed"),
  }),
  response: Radios,
  refusals: ["INVALID_PAYLOAD", "UNAUTHENTICATED_CUSTOMER", "RATE_LIMIT_EXCEEDED"],
  retry: "limited",
  isRepeatable: true,
});

export const csEligibleSubscriptions = defineEndpoint({
  domain: "legacy",
  name: "csEligibleSubscriptions",
  method: "POST",
  path: "/account/add-service/cs-eligible-subscriptions",
  summary: "The customer's subscriptions that a new radio receives, and that could go on in it",
  grant: "authenticated",
  body: z.object({ token: NewRadioToken }),
  response: z.object({ data: z.object({ subscriptions: z.array(ContinuityRadio) }) }),
  refusals: ["INVALID_PAYLOAD", "DEVICE_NOT_FOUND", "CS_INELIGIBLE_RADIO"],
  retry: "limited",
  isRepeatable: true,
});
