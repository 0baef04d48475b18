import type { Endpoint } from "@skywave/contract";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { refuse } from "../../outcome.ts";
import { answerRefusal } from "../problem-answer.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Says of an address that is there, but not in this way, in which ways it is. */
export function refuseOtherMethods(
  api: FastifyInstance,
  endpoints: readonly Pick<Endpoint, "method" | "path">[],
  isLegacy: boolean,
): void {
  // Whatever its parameters are called, it is the same address.
  const byAddress = Map.groupBy(endpoints, ({ path }) => path.replaceAll(/\{\w+\}/g, ":any"));
  for (const [url, here] of byAddress) {
    const methods = new Set<string>(here.map(({ method }) => method));
    if (methods.has("GET")) methods.add("HEAD");
    const others: HTTPMethods[] = METHODS.filter((method) => !methods.has(method));
    api.route({
      method: others,
      url,
      schema: { hide: true },
      config: { isLegacy },
      handler: (request, reply) =>
        answerRefusal(request, reply.header("allow", [...methods].join(", ")), refuse("METHOD_NOT_ALLOWED")),
    });
  }
}
