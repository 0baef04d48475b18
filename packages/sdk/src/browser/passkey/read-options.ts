import type { CreationOptions, RequestOptions } from "../../passkey/passkeys.ts";
import { bytesOf } from "./binary.ts";

const TRANSPORTS: readonly string[] = ["ble", "hybrid", "internal", "nfc", "usb"];

/** The server's options as every browser takes them: many in use cannot read them as JSON themselves. */
export function readCreationOptions(options: CreationOptions): PublicKeyCredentialCreationOptions {
  const { user, challenge, excludeCredentials } = options;
  return {
    ...options,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(readDescriptor),
  };
}

export function readRequestOptions(options: RequestOptions): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials } = options;
  return {
    ...options,
    challenge: bytesOf(challenge),
    allowCredentials: allowCredentials.map(readDescriptor),
  };
}

function readDescriptor(
  descriptor: RequestOptions["allowCredentials"][number],
): PublicKeyCredentialDescriptor {
  const { id, type, transports = [] } = descriptor;
  return { id: bytesOf(id), type, transports: transports.filter(isTransport) };
}

function isTransport(transport: string): transport is AuthenticatorTransport {
  return TRANSPORTS.includes(transport);
}
