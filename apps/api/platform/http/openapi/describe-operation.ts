import { type Endpoint, endpointTable, type Grant } from "@skywave/contract";
import type { FastifySchema } from "fastify";

/** What a caller shows, as the document names it. The cookies are those of the sandbox; elsewhere they have a prefix. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    description: "The access token of a session, of a visitor or of somebody signed in.",
  },
  deviceGrant: { type: "http", scheme: "bearer", description: "The grant of a device, from `devices`." },
  identityGrant: {
    type: "http",
    scheme: "bearer",
    description:
      "The grant of an identity, from signing up or from proving who one is; good for one session.",
  },
  personCookie: {
    type: "apiKey",
    in: "cookie",
    name: "skywave-person",
    description: "The secret by which the session of somebody signed in is continued; browsers keep it.",
  },
  visitorCookie: {
    type: "apiKey",
    in: "cookie",
    name: "skywave-visitor",
    description: "The same for somebody who is not signed in.",
  },
} as const;

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>;

const REQUIREMENTS: Record<Grant, Requirement[]> = {
  none: [],
  optional: [{}, { accessToken: [] }],
  access: [{ accessToken: [] }],
  authenticated: [{ accessToken: [] }],
  device: [{ deviceGrant: [] }],
  identity: [{ identityGrant: [] }],
  refresh: [{ personCookie: [] }, { visitorCookie: [] }],
};

const IDEMPOTENCY_KEY = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      pattern: "^[\\w:.-]{8,120}$",
      description:
        "Yours to choose. A call that is sent again under the same key acts once and has the same answer.",
    },
  },
};

const NOTHING = { type: "null", "x-response-description": "Done. There is nothing to read." };

const ENDPOINTS = new Map(
  Object.values(endpointTable)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .map((endpoint) => [endpoint.name, endpoint]),
);

/** Adds to a described call what its row of the endpoint table says beyond its schemas. */
export function describeOperation(schema: FastifySchema): FastifySchema {
  const endpoint = ENDPOINTS.get(schema.operationId ?? "");
  if (endpoint === undefined) return schema;
  const { grant, isIdempotentByKey, response, mayBeEmpty, success = 200 } = endpoint;
  const described = Object.entries(schema.response ?? {}).map(([status, answer]) => [
    status,
    {
      ...answer,
      "x-response-description": status === String(success) ? "Done." : "Refused, with the reason.",
    },
  ]);
  return {
    ...schema,
    security: REQUIREMENTS[grant],
    ...(isIdempotentByKey && { headers: IDEMPOTENCY_KEY }),
    response: {
      ...(response === undefined || mayBeEmpty ? { 204: NOTHING } : {}),
      ...Object.fromEntries(described),
    },
  };
}
