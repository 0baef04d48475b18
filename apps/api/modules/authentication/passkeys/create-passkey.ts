import { randomBytes } from "node:crypto";
import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { Identities } from "#modules/identities/index.ts";
import { type Ceremonies, CEREMONY_LIFETIME_IN_MINUTES } from "./ceremonies.ts";
import { serializePasskey } from "./serialize-passkey.ts";
import type { PasskeysRepository } from "./passkeys-repository.ts";
import type { UserHandlesRepository } from "./user-handles-repository.ts";
import { ACCEPTED_ALGORITHMS, type RelyingParty } from "./verification/relying-party.ts";

const PASSKEYS_AT_MOST = 10;
const USER_HANDLE_LENGTH_IN_BYTES = 32;

export interface CreatePasskeyDependencies {
  repository: PasskeysRepository;
  userHandles: UserHandlesRepository;
  ceremonies: Ceremonies;
  identities: Identities;
  relyingParty: RelyingParty;
  securityLog: SecurityLog;
  database: Database;
  clock: Clock;
  isLiveSession: (sessionId: string) => Promise<boolean>;
  describeDevice: (deviceId: string) => Promise<string>;
  notifyOwner: (identityId: string, notice: "passkey-added" | "passkey-removed") => Promise<void>;
}

/** The two halves of adding a passkey. */
export function createCreatePasskey(dependencies: CreatePasskeyDependencies) {
  const { repository, userHandles, ceremonies, identities, relyingParty, database, clock } = dependencies;

  const begin = async (
    caller: PersonCaller,
    origin: string | undefined,
  ): Promise<Outcome<CallAnswer<"user", "passkeyCreateStart">>> => {
    const identity = await identities.find(caller.identityId);
    const known = await repository.list(caller.identityId);
    if (known.length >= PASSKEYS_AT_MOST) return refuse("PASSKEY_LIMIT_REACHED");
    const random = randomBytes(USER_HANDLE_LENGTH_IN_BYTES).toString("base64url");
    const userHandle = await userHandles.findOrAdd(caller.identityId, random);
    const { grant, challenge } = await ceremonies.begin("create", caller);
    const name = identity?.email ?? identity?.username ?? relyingParty.name;
    return done({
      grant,
      publicKeyCredentialCreationOptions: {
        rp: { id: relyingParty.idOn(origin), name: relyingParty.name },
        user: { id: userHandle, name, displayName: name },
        challenge,
        pubKeyCredParams: ACCEPTED_ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        timeout: CEREMONY_LIFETIME_IN_MINUTES * 60 * 1000,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: "public-key",
          transports,
        })),
        authenticatorSelection: {
          residentKey: "preferred",
          requireResidentKey: false,
          userVerification: "required",
        },
        attestation: "none",
      },
    });
  };

  const finish = async (
    grant: string,
    { credential, name }: CallRequest<"user", "passkeyCreateFinish">["body"],
  ): Promise<Outcome<CallAnswer<"user", "passkeyCreateFinish">>> => {
    const ceremony = await ceremonies.spend(grant, "create");
    const identityId = ceremony?.identityId ?? null;
    if (ceremony === undefined || identityId === null) return refuse("UNAUTHORIZED");
    if (!(await dependencies.isLiveSession(ceremony.sessionId))) return refuse("UNAUTHORIZED");
    const { isChallenge } = ceremony;
    // What reads certificates and keys is loaded with the first passkey.
    const { verifyRegistration } = await import("./verification/verify-registration.ts");
    const verified = await verifyRegistration(credential, { relyingParty, isChallenge }).catch(
      (cause: unknown) => {
        const reason = cause instanceof Error ? cause.name : typeof cause;
        dependencies.securityLog.record("passkey-refused", { identityId, reason });
        return undefined;
      },
    );
    if (verified === undefined) return refuse("INVALID_PASSKEY");
    const passkey = {
      ...verified,
      id: randomId("psk"),
      identityId,
      transports: credential.response.transports ?? [],
      name: name ?? (await dependencies.describeDevice(ceremony.deviceId)),
      createdAt: clock.realNow(),
      lastUsedAt: null,
    };
    return database.inTransaction(async () => {
      await userHandles.hold(identityId);
      if ((await repository.count(identityId)) >= PASSKEYS_AT_MOST) return refuse("PASSKEY_LIMIT_REACHED");
      if (!(await repository.add(passkey))) return refuse("INVALID_PASSKEY");
      await dependencies.notifyOwner(identityId, "passkey-added");
      return done(serializePasskey(passkey));
    });
  };

  return { begin, finish };
}
