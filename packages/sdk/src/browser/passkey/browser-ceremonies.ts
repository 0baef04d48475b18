import type {
  AuthenticationCredential,
  Ceremonies,
  Ceremony,
  RegistrationCredential,
} from "../../passkey/ceremonies.ts";
import { identifyCreationFailure, identifyRequestFailure } from "../../passkey/identify-failure.ts";
import type { CreationOptions, PasskeyFailure, RequestOptions } from "../../passkey/passkeys.ts";
import type { CancelSignal } from "../../platform/platform.ts";
import { base64UrlOf, bytesOf } from "./binary.ts";

const TRANSPORTS: readonly string[] = ["ble", "hybrid", "internal", "nfc", "usb"];

/** The ceremonies of a page, by `navigator.credentials`. */
export function createBrowserCeremonies(page: Window & typeof globalThis): Ceremonies {
  const { navigator, location } = page;
  const isSupported = () => typeof page.PublicKeyCredential === "function";

  function asked(cause: unknown, signal: CancelSignal) {
    const errorName = cause instanceof Error || cause instanceof DOMException ? cause.name : "";
    return { errorName, cause, isAborted: signal.aborted, hostname: location.hostname };
  }

  /** Reads options, asks the browser and writes down what it gives; each of these may throw. */
  async function perform<T>(
    act: () => Promise<Credential | null>,
    write: (credential: PublicKeyCredential) => T,
    identify: (cause: unknown) => PasskeyFailure,
  ): Promise<Ceremony<T>> {
    try {
      const given = await act();
      if (!(given instanceof PublicKeyCredential)) throw new TypeError("The browser gave no passkey");
      return { ok: true, data: write(given) };
    } catch (cause) {
      return { ok: false, failure: identify(cause) };
    }
  }

  return {
    isSupported,
    async isAutofillSupported() {
      if (!isSupported() || !("isConditionalMediationAvailable" in PublicKeyCredential)) return false;
      return PublicKeyCredential.isConditionalMediationAvailable();
    },
    create: (options, signal) =>
      perform(
        async () =>
          navigator.credentials.create({
            publicKey: readCreationOptions(options),
            signal: abortSignalOf(signal),
          }),
        writeRegistration,
        (cause) => identifyCreationFailure(asked(cause, signal), options),
      ),
    get: (options, { isAutofill, signal }) =>
      perform(
        async () =>
          navigator.credentials.get({
            publicKey: readRequestOptions(options),
            signal: abortSignalOf(signal),
            ...(isAutofill ? { mediation: "conditional" } : {}),
          }),
        writeAuthentication,
        (cause) => identifyRequestFailure(asked(cause, signal)),
      ),
    newSwitch() {
      const controller = new AbortController();
      return { signal: controller.signal, abort: () => controller.abort() };
    },
  };
}

/** The browser takes signals of its own only. */
function abortSignalOf(signal: CancelSignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  signal.addEventListener("abort", () => controller.abort());
  return controller.signal;
}

/** The server's options as every browser takes them: many in use cannot read them as JSON themselves. */
function readCreationOptions(options: CreationOptions): PublicKeyCredentialCreationOptions {
  const { user, challenge, excludeCredentials } = options;
  return {
    ...options,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(readDescriptor),
  };
}

function readRequestOptions(options: RequestOptions): PublicKeyCredentialRequestOptions {
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

/** What the browser gave, as JSON for the server. */
function writeRegistration(credential: PublicKeyCredential): RegistrationCredential {
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

function writeAuthentication(credential: PublicKeyCredential): AuthenticationCredential {
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
