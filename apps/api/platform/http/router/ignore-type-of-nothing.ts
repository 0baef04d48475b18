import type { FastifyInstance } from "fastify";

/** A DELETE may name the type of a body that it doesn't have, as clients do that name it with each call. */
export function ignoreTypeOfNothing(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
    if (request.method === "DELETE" && length === "0" && encoding === undefined)
      delete request.headers["content-type"];
    done();
  });
}
