import { readFile } from "node:fs/promises";
import swagger from "@fastify/swagger";
import reference from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

const PACKAGE = new URL("../../package.json", import.meta.url);

/** The first thing that a reader of `/docs` sees, so it also names what else outsiders may read. */
const DESCRIPTION = `Every call of the subscription platform. Amounts are in major units of the currency beside them.

- [The guide to the SDK](/docs/sdk), whose examples run where they are read
- [The tracking plan](/docs/tracking): every event of the pages, with its fields
- [The route table](/docs/routes): every address of the pages, with its rules
- [The OpenAPI document](/openapi.json) that this page shows
- [The configuration of clients](/api/configservice/v1/applications/web/configs/v1/me): where the calls are, and which are enabled`;

/** Collects the routes that are registered after it into an OpenAPI document. */
export async function registerOpenApi(app: FastifyInstance, brandName: string): Promise<void> {
  const { version } = JSON.parse(await readFile(PACKAGE, "utf8"));
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${brandName} API`,
        version,
        description: DESCRIPTION,
      },
      components: { securitySchemes: { grant: { type: "http", scheme: "bearer" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

/** A page to browse the document. Its scripts are inline, so it alone is served with a looser content policy. */
export async function registerBrowsableDocuments(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply, payload) => {
      const policy =
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";
      void reply.header("content-security-policy", policy);
      return payload;
    });
    await scope.register(reference, {
      routePrefix: "/docs",
      configuration: {
        url: "/openapi.json",
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
      },
    });
  });
}
