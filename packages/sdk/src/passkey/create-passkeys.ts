import type { CallOutput } from "@skywave/contract";
import type { CallResult } from "../transport/call-result.ts";
import type { CancelSignal } from "../platform/platform.ts";
import type { CurrentSession } from "../session/session.ts";
import type { Skywave } from "../skywave.ts";
import type { AuthenticationCredential, Ceremonies } from "./ceremonies.ts";
import type { CeremonyOptions, PasskeyResult } from "./passkeys.ts";

/** What a passkey proved, for a call that takes it: its start grant and the signed credential. */
export interface SignedChallenge {
  grant: string;
  credential: AuthenticationCredential;
}

/** Passkeys. All but the questions reject where the operator has switched them off. */
export interface Passkeys {
  isSupported(): boolean;
  isAutofillSupported(): Promise<boolean>;
  /** Adds a passkey to the account of the signed-in person. May be refused with STEP_UP_REQUIRED. */
  create(
    name?: string,
    options?: CeremonyOptions,
  ): Promise<PasskeyResult<CallOutput<"user", "passkeyCreateFinish">>>;
  /** Signs in with a passkey of any account. */
  signIn(options?: CeremonyOptions): Promise<PasskeyResult<CurrentSession>>;
  /** Has a passkey sign a challenge, for a fresh proof of who is there. */
  sign(options?: CeremonyOptions): Promise<PasskeyResult<SignedChallenge>>;
  /** Breaks off the ceremony that runs, if any; it ends with ERROR_CEREMONY_ABORTED. */
  cancel(): void;
}

const NOT_ENABLED = "could not find the supplied domain config or not enabled";
const DISABLED = "could not find the supplied domain config or Passkey Disabled";

/** Only one ceremony can run in a page: a new one breaks off the one before. */
export function createPasskeys(skywave: Skywave, ceremonies: Ceremonies): Passkeys {
  let breakOff = () => {};

  async function refuseUnlessEnabled(message: string): Promise<void> {
    const { domains, settings } = await skywave.configuration();
    if (domains["user"] === undefined || !settings.isPasskeyEnabled) throw new Error(message);
  }

  async function run<T>({ signal }: CeremonyOptions, act: (own: CancelSignal) => Promise<T>): Promise<T> {
    breakOff();
    const own = ceremonies.newSwitch();
    breakOff = own.abort;
    if (signal?.aborted === true) own.abort();
    signal?.addEventListener("abort", own.abort);
    try {
      return await act(own.signal);
    } finally {
      signal?.removeEventListener("abort", own.abort);
    }
  }

  async function sign(options: CeremonyOptions): Promise<PasskeyResult<SignedChallenge>> {
    await refuseUnlessEnabled(DISABLED);
    const started = await skywave.call("user", "passkeyAuthenticateStart", {});
    if (!started.ok) return started;
    const { grant, publicKeyCredentialRequestOptions } = started.data;
    const { isAutofill = false } = options;
    const given = await run(options, (signal) =>
      ceremonies.get(publicKeyCredentialRequestOptions, { isAutofill, signal }),
    );
    return given.ok ? { ok: true, data: { grant, credential: given.data } } : given;
  }

  async function attach(signed: SignedChallenge): Promise<CallResult<CurrentSession>> {
    const body = { credential: signed.credential };
    const options = { identityGrant: signed.grant };
    const proved = await skywave.call("user", "passkeyAuthenticateFinish", { body }, options);
    return proved.ok ? skywave.session.attachIdentity(proved.data) : proved;
  }

  return {
    isSupported: ceremonies.isSupported,
    isAutofillSupported: ceremonies.isAutofillSupported,
    async create(name, options = {}) {
      await refuseUnlessEnabled(NOT_ENABLED);
      const started = await skywave.call("user", "passkeyCreateStart", {});
      if (!started.ok) return started;
      const { grant, publicKeyCredentialCreationOptions } = started.data;
      const made = await run(options, (signal) =>
        ceremonies.create(publicKeyCredentialCreationOptions, signal),
      );
      if (!made.ok) return made;
      const body = { credential: made.data, ...(name === undefined ? {} : { name }) };
      return skywave.call("user", "passkeyCreateFinish", { body }, { identityGrant: grant });
    },
    async signIn(options = {}) {
      const signed = await sign(options);
      return signed.ok ? attach(signed.data) : signed;
    },
    sign: (options = {}) => sign(options),
    cancel: () => breakOff(),
  };
}
