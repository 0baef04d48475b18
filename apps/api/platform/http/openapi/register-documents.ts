import { readFile } from "node:fs/promises";
import swagger from "@fastify/swagger";
import Fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { Domain } from "@skywave/contract";
import type { Config } from "#config.ts";
import { describeOperation, SECURITY_SCHEMES } from "./describe-operation.ts";
import { dropUnusedSchemas } from "./drop-unused-schemas.ts";

const REFERENCE_PATH = "/docs/api";
const PACKAGE = new URL("../../../package.json", import.meta.url);

/** The first thing that a reader of `/docs/api` sees, so it also names what else outsiders may read. */
const DESCRIPTION = `Every call of the subscription platform. Amounts are in major units of the currency beside them.

- [The guide to the SDK](/docs/sdk), whose examples run where they are read
- [The tracking plan](/docs/tracking): every event of the pages, with its fields
- [The route table](/docs/routes): every address of the pages, with its rules
- [The OpenAPI document](/openapi.json) that this page shows
- [The configuration of clients](/api/configservice/v1/applications/web/configs/v1/me): where the calls are, and which are enabled`;

/** What each domain of the contract is about, for who reads its calls. */
const TAGS: Record<Domain, string> = {
  activation: "Extra products of partners, switched on for a plan.",
  billing: "Bills, payments, payment methods and gift cards.",
  browse: "Pages of channels and shows, each with whether the caller may hear it.",
  configuration: "Which calls there are and where.",
  consent: "What people have agreed to.",
  content: "Texts and pictures of campaigns.",
  eligibility: "Offers that somebody may buy.",
  giftcard: "Gift cards that are bought for others.",
  legacy: "Calls of the earlier billing system.",
  library: "What a person keeps, how far they are in it, and what is new in it.",
  localization: "The texts of the pages.",
  nextup: "What somebody wants to hear next.",
  order: "Quotes, and what is bought by them.",
  outreach: "Messages that are shown on the pages.",
  partner: "Calls that partners make.",
  partnerIntegration: "Trials that came with a vehicle.",
  playback: "What is on the air, and the keys to hear it.",
  sports: "Games, and how they stand.",
  student: "Proofs of being a student.",
  subscription: "Plans that somebody has.",
  search: "Channels and shows by words, and what was looked for before.",
  support: "Questions to the people of the service.",
  taste: "What somebody likes, and what is for them.",
  telemetry: "What pages report of themselves.",
  time: "The clock of the service.",
  user: "Devices, sessions, identities and the ways to sign in.",
  userEvent: "What listeners do.",
  voice: "What somebody says to the player.",
};

/** Collects the routes that are registered after it into an OpenAPI document. */
export async function registerOpenApi(
  app: FastifyInstance,
  { brandName, publicUrl }: Pick<Config, "brandName" | "publicUrl">,
): Promise<void> {
  const { version } = JSON.parse(await readFile(PACKAGE, "utf8"));
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${brandName} API`,
        version,
        description: DESCRIPTION,
        license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
      },
      servers: [{ url: publicUrl, description: "This installation" }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { schema: describeOperation(schema), url };
    },
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      if ("components" in described) dropUnusedSchemas(described);
      return described;
    },
  });
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

/**
 * A page to browse the document. Its scripts are inline, so it alone is served with a looser content policy. It is loaded
 * with the first request for it: its script is four megabytes, and few nodes are ever asked.
 */
export async function registerBrowsableDocuments(app: FastifyInstance): Promise<void> {
  let opened: Promise<FastifyInstance> | undefined;
  await app.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply, payload) => {
      const policy =
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";
      void reply.header("content-security-policy", policy);
      return payload;
    });
    for (const path of [REFERENCE_PATH, `${REFERENCE_PATH}/*`])
      scope.get(path, { schema: { hide: true } }, async (request, reply) => {
        opened ??= openReference().catch((cause: unknown) => {
          // The next request tries again.
          opened = undefined;
          throw cause;
        });
        const { statusCode, headers, rawPayload } = await (await opened).inject(request.url);
        if (statusCode === 404) return reply.callNotFound();
        const { location, "content-type": type } = headers;
        return reply
          .code(statusCode)
          .headers({ ...(type && { "content-type": type }), ...(location && { location }) })
          .send(rawPayload);
      });
  });
}

async function openReference(): Promise<FastifyInstance> {
  const { default: reference } = await import("@scalar/fastify-api-reference");
  const app = Fastify({ routerOptions: { caseSensitive: false } });
  await app.register(reference, {
    routePrefix: REFERENCE_PATH,
    configuration: {
      url: "/openapi.json",
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
    },
  });
  return app;
}
