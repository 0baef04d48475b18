import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const MOST_PARAMETERS = 20;

export const CampaignResponse = z
  .object({
    experienceId: z.string(),
    isControl: z
      .boolean()
      .describe("Whether this visitor is shown the page as it is without personalisation"),
    hasPayload: z.boolean(),
    experience: z.record(z.string(), z.string()).describe("What to show; empty for the control group"),
  })
  .meta({ id: "CampaignResponse" });
export type CampaignResponse = z.infer<typeof CampaignResponse>;

export const PersonalisationEvent = z.object({
  interaction: z.object({ name: z.string().min(1).max(64) }),
  anonymousId: Id,
  source: z.object({
    channel: z.literal("Web"),
    url: z.string().max(2_000),
    urlParams: z
      .record(z.string().max(64), z.string().max(200))
      .refine((params) => Object.keys(params).length <= MOST_PARAMETERS),
    urlReferrer: z.string().max(2_000),
  }),
  campaignStats: z
    .array(z.object({ experienceId: Id, stat: z.literal("Impression") }))
    .max(10)
    .optional(),
});
export type PersonalisationEvent = z.infer<typeof PersonalisationEvent>;

export const personalise = defineEndpoint({
  domain: "content",
  name: "personalise",
  method: "POST",
  path: "/personalisation/v1/event/{environment}",
  summary: "Tells what a visitor who agreed to it does, and answers with what to show them",
  grant: "none",
  params: z.object({ environment: Id }),
  body: PersonalisationEvent,
  response: z.object({ campaignResponses: z.array(CampaignResponse) }),
  refusals: ["NOT_FOUND", "RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE"],
  retry: "none",
});
