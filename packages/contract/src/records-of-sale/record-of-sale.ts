import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const Answer = z.object({ exists: z.boolean() }).meta({ id: "RecordOfSaleAnswer" });

export const recordOfSaleExists = defineEndpoint({
  domain: "user",
  name: "recordOfSaleExists",
  method: "GET",
  path: "/identity/v1/record-of-sale/exists",
  summary: "Whether a dealer reported a sale to this address; yes or no, nothing else",
  grant: "access",
  query: z.object({ email: z.string().max(254) }),
  response: Answer,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});

export const recordOfSaleStatus = defineEndpoint({
  domain: "user",
  name: "recordOfSaleStatus",
  method: "GET",
  path: "/identity/v1/record-of-sale/status",
  summary: "Whether a dealer reported a sale of this radio; yes or no, nothing else",
  grant: "access",
  query: z.object({ radioId: z.string().max(40) }),
  response: Answer,
  refusals: ["RATE_LIMIT_EXCEEDED"],
  retry: "limited",
});
