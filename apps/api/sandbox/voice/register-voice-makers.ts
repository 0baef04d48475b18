import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { OwnOrigins } from "#platform/security/own-origins.ts";
import type { LocalVoiceMakers } from "#providers/voice-assistants/local-voice-makers.ts";

const Authorization = z.object({
  response_type: z.literal("code"),
  redirect_uri: z.url(),
  state: z.string().min(1).max(200),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal("S256"),
});
const Consent = z.object({
  redirect_uri: z.url(),
  state: z.string().min(1).max(200),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  account: z.string().trim().min(1).max(60),
  answer: z.enum(["allow", "deny"]),
});
const Provider = z.object({ provider: z.enum(["amazon", "google"]) });
const NAMES = { amazon: "Amazon", google: "Google" } as const;

/** The makers' own pages, where a person agrees or does not. */
export function registerVoiceMakers(
  scope: FastifyInstance,
  makers: LocalVoiceMakers,
  origins: Pick<OwnOrigins, "isOwn">,
): void {
  // A registered address is matched to the letter; of ours, those of this sandbox are registered.
  const isRegistered = (address: string) => {
    const { origin, pathname, search, hash } = new URL(address);
    return origins.isOwn(origin) && pathname === "/amzauth" && search === "" && hash === "";
  };

  scope.get("/voice/:provider/authorize", async (request, reply) => {
    const provider = Provider.safeParse(request.params);
    const asked = Authorization.safeParse(request.query);
    if (!provider.success || !asked.success || !isRegistered(asked.data.redirect_uri)) {
      return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    }
    return reply.type("text/html; charset=utf-8").send(consentPage(provider.data.provider, asked.data));
  });

  scope.get("/voice/:provider/consent", async (request, reply) => {
    const params = Provider.safeParse(request.params);
    const consent = Consent.safeParse(request.query);
    if (!params.success || !consent.success || !isRegistered(consent.data.redirect_uri)) {
      return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    }
    const { redirect_uri: redirectUri, state, code_challenge: codeChallenge, account, answer } = consent.data;
    const back = new URL(redirectUri);
    if (answer === "deny") back.searchParams.set("error", "access_denied");
    else {
      const given = { accountId: account, redirectUri, codeChallenge };
      back.searchParams.set("code", makers.agree(params.data.provider, given));
    }
    back.searchParams.set("state", state);
    return reply.redirect(back.href);
  });
}

function consentPage(provider: keyof typeof NAMES, asked: z.infer<typeof Authorization>): string {
  const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);
  const hidden = (["redirect_uri", "state", "code_challenge"] as const)
    .map((name) => `<input type="hidden" name="${name}" value="${escape(asked[name])}">`)
    .join("");
  const name = NAMES[provider];
  const account = `listener-${randomBytes(4).toString("hex")}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${name} (sandbox)</title><main><h1>${name} (sandbox)</h1>
<p>A stand-in for the sign-in page of ${name}. May this site link its speakers to your account there?</p>
<form action="consent"><p><label>Account <input name="account" value="${account}" autocomplete="off"></label></p>
${hidden}<p><button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button></p>
</form></main></html>`;
}
