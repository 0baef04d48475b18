import { createHash } from "node:crypto";
import type { CallAnswer, VoiceLink } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { digestOf, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import type { VoiceGateway, VoiceProvider } from "#providers/voice-assistants/voice-gateway.ts";
import { decideVoiceLink } from "./decide-voice-link.ts";
import type { VoiceLinkRow, VoiceLinksRepository } from "./voice-links-repository.ts";

const LIFETIME_IN_SECONDS = 10 * 60;
const RETRY_AFTER_IN_SECONDS = 30;

export interface VoiceLinks {
  start(
    provider: VoiceProvider,
    caller: PersonCaller,
    origin: string | undefined,
  ): Promise<Outcome<CallAnswer<"user", "startVoiceLink">>>;
  finish(
    provider: VoiceProvider,
    caller: PersonCaller,
    options: { code: string; state: string },
  ): Promise<Outcome<VoiceLink>>;
  list(identityId: string): Promise<VoiceLink[]>;
  remove(identityId: string, id: string): Promise<boolean>;
}

/** Links the speakers of a maker by the person's account there: there and back with a state, then one exchange. */
export function createVoiceLinks(dependencies: {
  database: Database;
  repository: VoiceLinksRepository;
  gateway: VoiceGateway;
  clock: Clock;
  secrets: Secrets;
  /** The page to which the maker leads back, on the host that the person came from. */
  returnAddress: (origin: string | undefined, country: "US" | "CA") => string;
}): VoiceLinks {
  const { database, repository, gateway, clock, secrets } = dependencies;

  /** A state is spent with the first try, whatever comes of it. */
  const spend = (provider: VoiceProvider, caller: PersonCaller, state: string) =>
    database.inTransaction(async () => {
      const request = await repository.findRequestForUpdate(digestOf(state));
      const now = clock.realNow();
      const decision = decideVoiceLink(request, caller, { provider, now });
      if (request === undefined || decision === "mismatch") return refuse("LINK_STATE_MISMATCH");
      if (decision === "expired") return refuse("LINK_CODE_EXPIRED");
      await repository.noteUse(request.stateDigest, now);
      return done(request);
    });

  return {
    async start(provider, caller, origin) {
      const redirectUri = dependencies.returnAddress(origin, caller.country);
      const [state, verifier] = [randomSecret(), randomSecret()];
      const codeChallenge = createHash("sha256").update(verifier).digest("base64url");
      const authorizationUrl = gateway.authorizationUrl(provider, { redirectUri, state, codeChallenge });
      if (authorizationUrl === undefined) {
        return unavailable(new Error(`${provider} is not connected`));
      }
      await repository.addRequest({
        stateDigest: digestOf(state),
        provider,
        identityId: caller.identityId,
        sessionId: caller.sessionId,
        redirectUri,
        encryptedVerifier: secrets.encrypt(verifier),
        expiresAt: clock.realNow().add({ seconds: LIFETIME_IN_SECONDS }),
        usedAt: null,
      });
      return done({ authorizationUrl, expiresInSeconds: LIFETIME_IN_SECONDS });
    },

    async finish(provider, caller, { code, state }) {
      const spent = await spend(provider, caller, state);
      if (!spent.ok) return spent;
      const { redirectUri, encryptedVerifier } = spent.data;
      // Outside the transaction: the maker may take its time.
      const exchange = await gateway.exchange(provider, {
        code,
        redirectUri,
        codeVerifier: secrets.decrypt(encryptedVerifier),
      });
      switch (exchange.kind) {
        case "refused":
          return refuse("LINK_CODE_EXPIRED");
        case "unavailable":
          return unavailable(exchange.cause);
        case "exchanged": {
          const kept = await repository.addLink({
            id: randomId("vcl"),
            provider,
            accountDigest: secrets.sign("voice-account", `${provider}.${exchange.accountId}`),
            identityId: caller.identityId,
            linkedAt: clock.realNow(),
          });
          if (kept?.identityId !== caller.identityId) return refuse("LINKED_ELSEWHERE");
          return done(toVoiceLink(kept));
        }
      }
    },

    list: async (identityId) => (await repository.list(identityId)).map(toVoiceLink),

    remove: (identityId, id) => repository.remove(identityId, id),
  };
}

function unavailable(cause: unknown) {
  return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_IN_SECONDS, cause });
}

function toVoiceLink({ id, provider, linkedAt }: VoiceLinkRow): VoiceLink {
  return { voiceLinkId: id, provider, linkedAt: linkedAt.toString() };
}
