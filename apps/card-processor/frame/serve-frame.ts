import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { FastifyInstance, FastifyReply } from "fastify";

const FOLDER = new URL("./browser/", import.meta.url);
const CARDS = new URL("../cards/", import.meta.url);

/** What runs in the page that asks for a card; joined in this order into one classic script. */
const PARENT_SCRIPTS = [
  "parent/frame-link.ts",
  "parent/card-element.ts",
  "parent/wallet-sheet-link.ts",
  "parent/express-checkout-element.ts",
  "parent/elements-group.ts",
  "parent/stripe.ts",
] as const;

/** What is shown in frames, each by a script and a style sheet of its name. */
const FRAMES = { "card-frame": "", "wallet-buttons": "wallets/", "wallet-sheet": "wallets/" } as const;

const FRAME_MODULES: Readonly<Record<string, URL>> = {
  "frame/browser/card-frame.ts": new URL("card-frame.ts", FOLDER),
  "frame/browser/parent-link.ts": new URL("parent-link.ts", FOLDER),
  "frame/browser/request-payment-method.ts": new URL("request-payment-method.ts", FOLDER),
  "frame/browser/texts.ts": new URL("texts.ts", FOLDER),
  "frame/browser/apply-style.ts": new URL("apply-style.ts", FOLDER),
  "frame/browser/field.ts": new URL("field.ts", FOLDER),
  "frame/browser/formatted.ts": new URL("formatted.ts", FOLDER),
  "frame/browser/checked.ts": new URL("checked.ts", FOLDER),
  "frame/browser/brand-mark.ts": new URL("brand-mark.ts", FOLDER),
  ...walletModules(),
  "cards/card-brand.ts": new URL("card-brand.ts", CARDS),
  "cards/luhn.ts": new URL("luhn.ts", CARDS),
  "cards/wallets.ts": new URL("wallets.ts", CARDS),
};

/** Serves the script that pages load, and the frames that take the card number and open wallets. */
export async function serveFrame(app: FastifyInstance, appOrigins: readonly string[]): Promise<void> {
  const script = parentScript();
  const policy = framePolicy(appOrigins);

  for (const url of ["/v3", "/v3/"])
    app.get(url, async (_request, reply) =>
      asset(reply, "text/javascript").header("cross-origin-resource-policy", "cross-origin").send(script),
    );
  for (const [name, folder] of Object.entries(FRAMES)) {
    const html = framePage(folder, name);
    const css = readFileSync(new URL(`${folder}${name}.css`, FOLDER), "utf8");
    app.get<{ Querystring: { origin?: string } }>(`/v3/${name}.html`, async (request, reply) => {
      // The frame answers to this origin alone, so it must be one that may show it.
      const isKnown = appOrigins.includes(request.query.origin ?? "");
      reply.headers({ "content-security-policy": policy, "referrer-policy": "no-referrer" });
      return asset(reply, "text/html")
        .code(isKnown ? 200 : 403)
        .send(isKnown ? html : "<!doctype html>");
    });
    app.get(`/v3/${name}.css`, async (_request, reply) => asset(reply, "text/css").send(css));
  }
  for (const [path, url] of Object.entries(FRAME_MODULES)) {
    const module = stripTypeScriptTypes(readFileSync(url, "utf8"));
    app.get(`/v3/${path}`, async (_request, reply) => asset(reply, "text/javascript").send(module));
  }
}

/** One page for all of them: its script names it in the language of whoever sees it, and fills it. */
function framePage(folder: string, name: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Secure payment</title>
    <link rel="stylesheet" href="${name}.css" />
    <script type="module" src="frame/browser/${folder}${name}.ts"></script>
  </head>
  <body>
    <div id="content"></div>
  </body>
</html>
`;
}

function walletModules(): Record<string, URL> {
  const names = ["wallet-buttons", "wallet-sheet", "draw-sheet", "test-person", "wallet-texts"];
  return Object.fromEntries(
    names.map((name) => [
      `frame/browser/wallets/${name}.ts`,
      new URL(`./browser/wallets/${name}.ts`, import.meta.url),
    ]),
  );
}

function parentScript(): string {
  const parts = PARENT_SCRIPTS.map((path) => {
    const plain = stripTypeScriptTypes(readFileSync(new URL(path, FOLDER), "utf8"));
    return plain.replaceAll(/^import [^;]*;/gm, "").replaceAll(/^export /gm, "");
  });
  return `(() => {\n"use strict";\n${parts.join("\n")}\n})();\n`;
}

function framePolicy(appOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `font-src ${appOrigins.join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${appOrigins.join(" ")}`,
  ].join("; ");
}

function asset(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache");
}
