import type { AuthenticationCredential, RegistrationCredential } from "../../passkey/ceremonies.ts";
import { base64UrlOf } from "./binary.ts";

/** What the browser gave, as JSON for the server. */
export function writeRegistration(credential: PublicKeyCredential): RegistrationCredential {
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new TypeError("No registration");
  return {
    ...commonPart(credential),
    response: {
      clientDataJSON: base64UrlOf(response.clientDataJSON),
      attestationObject: base64UrlOf(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

export function writeAuthentication(credential: PublicKeyCredential): AuthenticationCredential {
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new TypeError("No authentication");
  const { userHandle } = response;
  return {
    ...commonPart(credential),
    response: {
      clientDataJSON: base64UrlOf(response.clientDataJSON),
      authenticatorData: base64UrlOf(response.authenticatorData),
      signature: base64UrlOf(response.signature),
      ...(userHandle === null ? {} : { userHandle: base64UrlOf(userHandle) }),
    },
  };
}

function commonPart(credential: PublicKeyCredential) {
  const { id, rawId, authenticatorAttachment: attachment } = credential;
  return {
    id,
    rawId: base64UrlOf(rawId),
    type: "public-key" as const,
    ...(isAttachment(attachment) ? { authenticatorAttachment: attachment } : {}),
    // Extensions that were not asked for have no results worth sending, and some of them are binary.
    clientExtensionResults: {},
  };
}

function isAttachment(value: string | null): value is "platform" | "cross-platform" {
  return value === "platform" || value === "cross-platform";
}
