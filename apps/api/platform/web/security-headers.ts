import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import type { Config } from "#config.ts";

// The frames of its elements, wallets among them, come from names below the script's own.
const STRIPE_ORIGINS = [
  "https://js.stripe.com",
  "https://*.js.stripe.com",
  "https://api.stripe.com",
  "https://hooks.stripe.com",
];

/** Where the browser may load the card fields from, and talk to. */
function cardProcessorOrigins(config: Config): string[] {
  return config.cardProcessor.url === undefined ? STRIPE_ORIGINS : [new URL(config.cardProcessor.url).origin];
}

/** One content policy for all pages: own scripts and styles only, card fields from their processor's origin. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const card = cardProcessorOrigins(config);
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...card],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", ...(config.contentPicturesOrigin ? [config.contentPicturesOrigin] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...card],
        // What a player puts together from the sound of a channel.
        mediaSrc: ["blob:"],
        frameSrc: ["'self'", ...card],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        ...(config.isSandbox ? {} : { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: config.isSandbox ? false : { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    // Some wallets open a window of their own, and tell the processor's frame from there what was agreed to.
    crossOriginOpenerPolicy: {
      policy: config.cardProcessor.url === undefined ? "same-origin-allow-popups" : "same-origin",
    },
  });
  app.addHook("onRequest", (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
}

/** The headers written out once: put together for each answer, they cost more than many an answer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (failure) => {
    if (failure !== undefined) throw new Error("the security headers cannot be written", { cause: failure });
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Digests of what stands in a page itself: `sha256-…`. */
export interface InlineDigests {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Lets a page keep the scripts and styles that stand in it; any other inline one stays refused. */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineDigests): void {
  const policy = reply.getHeader("content-security-policy");
  if (typeof policy !== "string") throw new Error("the page has no content policy to add to");
  const withDigests = (name: string, digests: readonly string[]) =>
    [`${name} 'self'`, ...digests.map((digest) => `'${digest}'`)].join(" ");
  void reply.header(
    "content-security-policy",
    policy
      .replace("script-src 'self'", withDigests("script-src", scripts))
      .replace("style-src 'self'", withDigests("style-src", styles)),
  );
}

/** The secret of a mail's link, which stands in the address until the page has read it. */
const SECRET_IN_ADDRESS = /[?&]token=/i;

/** Keeps the secret of an address from whatever its page loads. */
export function hideSecretAddress(reply: FastifyReply, url: string): void {
  if (SECRET_IN_ADDRESS.test(url)) void reply.header("referrer-policy", "no-referrer");
}
