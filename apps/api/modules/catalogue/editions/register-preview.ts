import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CookieJar } from "#platform/http/handlers.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { PreviewCatalogue } from "./preview-catalogue.ts";

/** Says which draft a browser looks at; only the server reads it. */
export const PREVIEW_COOKIE = "skywave-preview";
/** Where a preview begins and ends. */
const LISTEN = "/listen";

interface PreviewRoutes {
  previews: Pick<PreviewCatalogue, "findDraft">;
  cookiesOf(request: FastifyRequest, reply: FastifyReply): CookieJar;
}

/** The link to a draft, and the way out of it. */
export function registerPreview(app: FastifyInstance, { previews, cookiesOf }: PreviewRoutes): void {
  const hidden = { schema: { hide: true } };
  const go = (reply: FastifyReply) =>
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer").redirect(LISTEN, 303);

  app.get("/preview/end", hidden, async (request, reply) => {
    cookiesOf(request, reply).clear(PREVIEW_COOKIE);
    return go(reply);
  });

  app.get<{ Params: { token: string } }>("/preview/:token", hidden, async (request, reply) => {
    const { token } = request.params;
    const draft = await previews.findDraft(token);
    if (draft === undefined) {
      void reply.header("cache-control", "no-store");
      return answerRefusal(request, reply, refuse("NOT_FOUND", { notFoundResourceType: "preview" }));
    }
    cookiesOf(request, reply).set(PREVIEW_COOKIE, token, draft.expiresAt);
    return go(reply);
  });
}
