import type { CallRequest } from "@skywave/contract";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { readClientData, requireCanonical } from "./client-data.ts";
import { isExactSignature } from "./credential-key.ts";
import type { RelyingParty } from "./relying-party.ts";

export type AssertionCredential = CallRequest<"user", "passkeyAuthenticateFinish">["body"]["credential"];

/** A passkey as it was kept, with the name under which its authenticator knows the person. */
export interface KnownPasskey {
  credentialId: string;
  publicKey: string;
  userHandle: string;
}

/**
 * Checks a signature by a passkey (WebAuthn 3, 7.2) and returns the authenticator's counter, which the caller
 * compares: a counter that went back is more than a wrong signature. Throws at the first step that fails.
 */
export async function verifyAssertion(
  credential: AssertionCredential,
  context: {
    relyingParty: RelyingParty;
    passkey: KnownPasskey;
    isChallenge: (challenge: string) => boolean;
    /** Where the ceremony named the passkeys, authenticators may leave the user handle out. */
    isUserHandleOptional: boolean;
  },
): Promise<{ counter: number; isSynced: boolean }> {
  const { relyingParty, passkey } = context;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  requireCanonical(credential.id, clientDataJSON, authenticatorData, signature, userHandle ?? "");
  const { origin } = readClientData(clientDataJSON);
  if (!relyingParty.isOwnOrigin(origin)) throw new Error("the origin is not ours");
  if (userHandle === undefined ? !context.isUserHandleOptional : userHandle !== passkey.userHandle)
    throw new Error("the passkey is of somebody else");
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: credential.type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: context.isChallenge,
    expectedOrigin: origin,
    expectedRPID: relyingParty.idOn(origin),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey,
      // Compared by the caller, once the signature is known to hold.
      counter: 0,
    },
  });
  const signed = { authenticatorData, clientDataJson: clientDataJSON, signature };
  if (!verified || !isExactSignature(publicKey, signed)) throw new Error("the signature does not hold");
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}
