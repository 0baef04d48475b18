import type { CallRequest } from "@skywave/contract";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, isoCBOR } from "@simplewebauthn/server/helpers";
import { readClientData, requireCanonical } from "./client-data.ts";
import { readCredentialKey } from "./credential-key.ts";
import { ACCEPTED_ALGORITHMS, type RelyingParty } from "./relying-party.ts";

type RegistrationCredential = CallRequest<"user", "passkeyCreateFinish">["body"]["credential"];

/** A new public key whose ceremony was sound. */
export interface VerifiedRegistration {
  credentialId: string;
  publicKey: string;
  counter: number;
  isSynced: boolean;
}

/** Checks a registration (WebAuthn 3, 7.1). Throws at the first step that fails, naming it. */
export async function verifyRegistration(
  credential: RegistrationCredential,
  { relyingParty, isChallenge }: { relyingParty: RelyingParty; isChallenge: (challenge: string) => boolean },
): Promise<VerifiedRegistration> {
  const { clientDataJSON, attestationObject } = credential.response;
  requireCanonical(credential.id, clientDataJSON, attestationObject);
  const { origin } = readClientData(clientDataJSON);
  if (!relyingParty.isOwnOrigin(origin)) throw new Error("the origin is not ours");
  requireOwnAttestation(attestationObject);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: credential.type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: isChallenge,
    expectedOrigin: origin,
    expectedRPID: relyingParty.idOn(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: ACCEPTED_ALGORITHMS,
  });
  if (!verified) throw new Error("the attestation does not hold");
  const { id, publicKey, counter } = registrationInfo.credential;
  if (id !== credential.id) throw new Error("the credential is named otherwise inside");
  readCredentialKey(publicKey);
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    isSynced: registrationInfo.credentialBackedUp,
  };
}

/**
 * We ask for no attestation, so none comes with certificates. Refusing them keeps their revocation lists, which
 * would be fetched from addresses of the sender's choice, out of reach.
 */
function requireOwnAttestation(attestationObject: string): void {
  const bytes = new Uint8Array(Buffer.from(attestationObject, "base64url"));
  const decoded = decodeAttestationObject(bytes);
  const format = decoded.get("fmt");
  const isOwn = format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
  if (!isOwn) throw new Error("the attestation is of a kind that was not asked for");
  // Decoding stops at the end of the first item; whatever follows it would be neither read nor signed.
  const encoded = isoCBOR.encode(isoCBOR.decodeFirst<Parameters<typeof isoCBOR.encode>[0]>(bytes));
  if (encoded.length !== bytes.length) throw new Error("something follows the attestation");
}
