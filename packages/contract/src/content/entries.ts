import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const MOST_IDS = 50;
const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const Ids = z
  .string()
  .refine((text) => {
    const ids = text.split(",");
    return ids.length <= MOST_IDS && ids.every((id) => Id.safeParse(id).success);
  })
  .describe("Up to 50, between commas");
const Names = /^(?:sys|fields)(?:\.\w{1,64})?(?:,(?:sys|fields)(?:\.\w{1,64})?){0,19}$/;

export const ContentType = z.enum(["Campaign", "Offer", "Properties", "Package"]);
export type ContentType = z.infer<typeof ContentType>;

const ContentLocale = z.enum(["en-US", "en-CA", "fr-CA", "*"]).describe("* brings every language of a field");

/** Where a request may look; `space` and `environment` are those of the settings. */
const Place = z.object({ space: Id, environment: Id });

/** One entry or asset; what it has depends on its kind, and on what was selected. */
export const ContentEntry = z
  .looseObject({
    sys: z.looseObject({ id: z.string(), type: z.string() }).optional(),
    fields: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: "ContentEntry" });
export type ContentEntry = z.infer<typeof ContentEntry>;

export const ContentEntries = z
  .looseObject({
    total: z.int(),
    skip: z.int(),
    limit: z.int(),
    items: z.array(ContentEntry),
    includes: z
      .looseObject({ Entry: z.array(ContentEntry).optional(), Asset: z.array(ContentEntry).optional() })
      .optional()
      .describe("What the items link to"),
  })
  .meta({ id: "ContentEntries" });
export type ContentEntries = z.infer<typeof ContentEntries>;

export const ContentQuery = z.strictObject({
  content_type: ContentType,
  include: z.coerce.number().int().min(0).max(10).optional().describe("How deep links are followed"),
  "fields.campaign_id": Id.optional(),
  "fields.offer_id[in]": Ids.optional(),
  "fields.sms_package_id[in]": Ids.optional(),
  locale: ContentLocale.optional(),
  select: z.string().regex(Names).optional(),
  order: z
    .string()
    .regex(/^-?(?:sys|fields)\.\w{1,64}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  skip: z.coerce.number().int().min(0).max(1000).optional(),
});

export const getEntries = defineEndpoint({
  domain: "content",
  name: "getEntries",
  method: "GET",
  path: "/content/v1/spaces/{space}/environments/{environment}/entries",
  summary: "Texts and pictures of offers, packages and campaigns, as the content management system has them",
  grant: "none",
  params: Place,
  query: ContentQuery,
  response: ContentEntries,
  refusals: ["NOT_FOUND", "SERVICE_UNAVAILABLE"],
  retry: "none",
});

export const getEntry = defineEndpoint({
  domain: "content",
  name: "getEntry",
  method: "GET",
  path: "/content/v1/spaces/{space}/environments/{environment}/entries/{id}",
  summary: "One entry of the content management system",
  grant: "none",
  params: Place.extend({ id: Id }),
  query: z.strictObject({ locale: ContentLocale.optional() }),
  response: ContentEntry,
  refusals: ["NOT_FOUND", "SERVICE_UNAVAILABLE"],
  retry: "none",
});
