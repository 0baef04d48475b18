import type { Ceremonies, Ceremony } from "../../passkey/ceremonies.ts";
import { identifyCreationFailure, identifyRequestFailure } from "../../passkey/identify-failure.ts";
import type { PasskeyFailure } from "../../passkey/passkeys.ts";
import type { CancelSignal } from "../../platform/platform.ts";
import { readCreationOptions, readRequestOptions } from "./read-options.ts";
import { writeAuthentication, writeRegistration } from "./write-credential.ts";

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
