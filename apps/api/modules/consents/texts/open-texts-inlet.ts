import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { registerTextsRoute, TEXTS_PATH } from "./register-texts-route.ts";
import type { TakeText } from "./take-text.ts";

/** Takes what people send to the number that texts come from, where a gateway is connected; the sandbox is its own. */
export async function openTextsInlet(
  app: FastifyInstance,
  { config, secrets }: { config: Config; secrets: Secrets },
  takeText: TakeText,
): Promise<void> {
  const { publicUrl, textGateway, isSandbox } = config;
  const token =
    textGateway?.token ?? (isSandbox ? secrets.sign("local-text-gateway", "incoming") : undefined);
  if (token === undefined) return;
  await registerTextsRoute(app, { url: new URL(TEXTS_PATH, publicUrl).href, token }, takeText);
}
