import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf, randomSecret } from "#platform/security/secrets.ts";
import type { LiveSessions } from "../live-sessions.ts";
import { decideCodeUse } from "./decide-code-use.ts";
import type { ThirdPartyCode, ThirdPartyCodesRepository } from "./third-party-codes-repository.ts";

const LIFETIME_IN_SECONDS = 60;

type Redemption = Outcome<CallAnswer<"user", "redeemAuthCode">>;

export interface ThirdParties {
  /** A code for a registered client and one of its own addresses, made in the name of who asks. */
  grant(
    request: CallRequest<"user", "oauthThirdParty">["body"],
    caller: PersonCaller,
  ): Promise<Outcome<CallAnswer<"user", "oauthThirdParty">>>;
  redeem(request: CallRequest<"user", "redeemAuthCode">["body"]): Promise<Redemption>;
}

/** Authorization codes for registered third parties (OAuth 2.1 with PKCE), exchanged for a short access token. */
export function createThirdParties(dependencies: {
  database: Database;
  codes: ThirdPartyCodesRepository;
  sessions: LiveSessions;
  clock: Clock;
  clients: readonly ThirdPartyClient[];
}): ThirdParties {
  const { database, codes, sessions, clock } = dependencies;
  const findClient = (clientId: string) =>
    dependencies.clients.find((client) => client.clientId === clientId);

  const exchange = async (code: ThirdPartyCode): Promise<Redemption> => {
    const { identityId, country } = code;
    const issued = await sessions.start({
      // No device of the person's: the third party's own servers hold the token.
      deviceId: `client:${code.clientId}`,
      identityId,
      assurance: "none",
      kind: "thirdParty",
      name: findClient(code.clientId)?.name ?? code.clientId,
      // Their servers call: what a proxy says of them tells nothing of the person.
      place: { location: { countryCode: country }, proxyRegion: undefined },
    });
    await codes.noteUse(code.digest, issued.sessionId);
    const { accessToken, accessTokenExpiresAt } = issued.session;
    const lifetime = clock.realNow().until(accessTokenExpiresAt);
    return done({ accessToken, expiresInSeconds: Math.floor(lifetime.total("seconds")) });
  };

  return {
    async grant(request, caller) {
      const { clientId, redirectUri, codeChallenge } = request;
      const client = findClient(clientId);
      if (client === undefined) return refuse("FORBIDDEN");
      if (!client.redirectUris.includes(redirectUri)) {
        return refuse("INVALID_PAYLOAD", {
          invalidFields: [{ field: "redirectUri", code: "notRegistered" }],
        });
      }
      const authCode = randomSecret();
      await codes.add({
        digest: digestOf(authCode),
        clientId,
        redirectUri,
        codeChallenge,
        identityId: caller.identityId,
        country: caller.country,
        grantedBy: caller.sessionId,
        expiresAt: clock.realNow().add({ seconds: LIFETIME_IN_SECONDS }),
        sessionId: null,
      });
      return done({ authCode, expiresInSeconds: LIFETIME_IN_SECONDS });
    },

    async redeem(request) {
      return database.inTransaction(async () => {
        const code = await codes.findForUpdate(digestOf(request.authCode));
        if (code === undefined) return refuse("UNAUTHORIZED");
        switch (decideCodeUse(code, request, clock.realNow())) {
          case "refuse":
            return refuse("UNAUTHORIZED");
          case "endFirst":
            if (code.sessionId !== null) await sessions.end(code.sessionId);
            return refuse("UNAUTHORIZED");
          case "exchange":
            // A code dies with the session in which the person agreed.
            return (await sessions.findLive(code.grantedBy)) === undefined
              ? refuse("UNAUTHORIZED")
              : exchange(code);
        }
      });
    },
  };
}

/** Somebody who may act for people that agreed to it. */
interface ThirdPartyClient {
  clientId: string;
  name: string;
  /** Whole addresses; one that only starts alike is another one. */
  redirectUris: readonly string[];
}
