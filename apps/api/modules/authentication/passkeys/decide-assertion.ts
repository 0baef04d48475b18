import type { Clock } from "#platform/clock.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { OpenCeremony } from "./ceremonies.ts";
import type { PasskeyRow, PasskeysRepository } from "./passkeys-repository.ts";
import type { RelyingParty } from "./verification/relying-party.ts";
import type { AssertionCredential } from "./verification/verify-assertion.ts";

/** The passkey that answered a ceremony soundly; undefined for any other answer. */
export type DecideAssertion = (
  ceremony: OpenCeremony,
  credential: AssertionCredential,
) => Promise<PasskeyRow | undefined>;

/**
 * Judges the answer to a ceremony. A counter that did not grow means that the passkey exists twice: that is refused,
 * written down, and takes the session's fresh proofs with it.
 */
export function createDecideAssertion(dependencies: {
  repository: PasskeysRepository;
  relyingParty: RelyingParty;
  securityLog: SecurityLog;
  clock: Clock;
  dropStepUps: (sessionId: string) => Promise<void>;
}): DecideAssertion {
  const { repository, relyingParty, securityLog, clock, dropStepUps } = dependencies;
  return async (ceremony, credential) => {
    const passkey = await repository.findByCredential(credential.id);
    if (passkey === undefined) return undefined;
    const { identityId, id: passkeyId } = passkey;
    if (ceremony.identityId !== null && ceremony.identityId !== identityId) return undefined;
    const { verifyAssertion } = await import("./verification/verify-assertion.ts");
    const verified = await verifyAssertion(credential, {
      relyingParty,
      passkey,
      isChallenge: ceremony.isChallenge,
      isUserHandleOptional: ceremony.identityId !== null,
    }).catch((cause: unknown) => {
      securityLog.record("passkey-refused", { passkeyId, reason: reasonOf(cause) });
      return undefined;
    });
    if (verified === undefined) return undefined;
    if (await repository.use(passkey, { ...verified, at: clock.realNow() })) return passkey;
    securityLog.record("passkey-counter-regressed", { identityId, passkeyId });
    await dropStepUps(ceremony.sessionId);
    return undefined;
  };
}

/** The kind of failure only: messages of the ceremony's library quote what was sent. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : typeof cause;
}
