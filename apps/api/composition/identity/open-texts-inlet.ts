import type { FastifyInstance } from "fastify";
import { type Consents, createTakeText, registerTextsRoute, TEXTS_PATH } from "#modules/consents/index.ts";
import { mailTextsIn } from "#modules/messages/index.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Takes what people send to the number that texts come from, where a gateway is connected; the sandbox is its own.
 * Returns what does as a text asks.
 */
export async function openTextsInlet(
  app: FastifyInstance,
  { config, secrets }: Platform,
  consents: Consents,
): Promise<ReturnType<typeof createTakeText>> {
  const { publicUrl, textGateway, isSandbox, brandName } = config;
  const at = (path: string) => new URL(path, publicUrl).href;
  const takeText = createTakeText({
    consents,
    answer: (locale, kind) => mailTextsIn(locale, brandName).say(`text.${kind}`, { url: at("/donotcall") }),
  });
  const token =
    textGateway?.token ?? (isSandbox ? secrets.sign("local-text-gateway", "incoming") : undefined);
  if (token !== undefined) await registerTextsRoute(app, { url: at(TEXTS_PATH), token }, takeText);
  return takeText;
}
