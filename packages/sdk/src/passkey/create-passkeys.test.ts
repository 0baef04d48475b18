import { describe, expect, it } from "vitest";
import { createSkywave } from "../create-skywave.ts";
import type { CancelSignal } from "../platform/platform.ts";
import {
  answered,
  createFakePlatform,
  makeConfiguration,
  makeSession,
  refused,
  signIn,
} from "../testing/index.ts";
import type { Ceremonies } from "./ceremonies.ts";
import { createPasskeys } from "./create-passkeys.ts";

const CREDENTIAL = {
  id: "AQ",
  rawId: "AQ",
  type: "public-key" as const,
  clientExtensionResults: {},
};
const REGISTRATION = { ...CREDENTIAL, response: { clientDataJSON: "e30", attestationObject: "oA" } };
const ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};
const ABORTED = { kind: "passkey", code: "ERROR_CEREMONY_ABORTED", cause: null, canRetryHelp: true } as const;

/** An authenticator that says yes; with `isSlow` it waits until it is broken off. */
function fakeCeremonies(isSlow = false): Ceremonies {
  const untilAborted = (signal: CancelSignal) =>
    new Promise<{ ok: false; failure: typeof ABORTED }>((resolve) => {
      const end = () => resolve({ ok: false, failure: ABORTED });
      if (signal.aborted) end();
      signal.addEventListener("abort", end);
    });
  return {
    isSupported: () => true,
    isAutofillSupported: async () => true,
    create: (_, signal) =>
      isSlow ? untilAborted(signal) : Promise.resolve({ ok: true, data: REGISTRATION }),
    get: (_, { signal }) => (isSlow ? untilAborted(signal) : Promise.resolve({ ok: true, data: ASSERTION })),
    newSwitch() {
      const controller = new AbortController();
      return { signal: controller.signal, abort: () => controller.abort() };
    },
  };
}

async function open(settings = {}, ceremonies = fakeCeremonies()) {
  const platform = createFakePlatform();
  signIn(platform);
  const { server } = platform;
  server.answer(
    "passkeyCreateStart",
    answered(200, { grant: "start-1", publicKeyCredentialCreationOptions: {} }),
  );
  server.answer("passkeyCreateFinish", answered(201, { passkeyId: "passkey-1" }));
  server.answer(
    "passkeyAuthenticateStart",
    answered(200, { grant: "start-2", publicKeyCredentialRequestOptions: {} }),
  );
  server.answer("passkeyAuthenticateFinish", answered(200, { grant: "identity", identityId: "identity-1" }));
  server.answer("authenticated", answered(201, makeSession({ sessionType: "authenticated" })));
  const skywave = createSkywave(platform, { configuration: makeConfiguration(settings) });
  await platform.time.runUntil(skywave.start());
  return { platform, skywave, passkeys: createPasskeys(skywave, ceremonies) };
}

describe("create", () => {
  it("[S7.43] sends what the browser made, with the start grant", async () => {
    const { platform, passkeys } = await open();
    expect(await passkeys.create("Laptop")).toMatchObject({ ok: true, data: { passkeyId: "passkey-1" } });
    const [finish] = platform.server.seen("passkeyCreateFinish");
    expect(finish?.headers["Authorization"]).toBe("Bearer start-1");
    expect(JSON.parse(finish?.body ?? "")).toEqual({ credential: REGISTRATION, name: "Laptop" });
  });

  it("[S5.17] [S8.13] rejects where passkeys are switched off, before anything is sent", async () => {
    const { platform, passkeys } = await open({ isPasskeyEnabled: false });
    const message = "could not find the supplied domain config or not enabled";
    await expect(passkeys.create()).rejects.toThrow(message);
    expect(platform.server.seen("passkeyCreateStart")).toHaveLength(0);
  });

  it("hands on the server's wish for a fresh proof", async () => {
    const { platform, passkeys } = await open();
    platform.server.answer("passkeyCreateStart", refused({ status: 403, code: "STEP_UP_REQUIRED" }));
    expect(await passkeys.create()).toMatchObject({ ok: false, failure: { code: "STEP_UP_REQUIRED" } });
  });
});

describe("signIn", () => {
  it("[S4.02] [S7.43] attaches the identity that the passkey proved", async () => {
    const { platform, passkeys } = await open();
    expect(await passkeys.signIn()).toMatchObject({ ok: true, data: { identityId: "identity-1" } });
    const [finish] = platform.server.seen("passkeyAuthenticateFinish");
    expect(finish?.headers["Authorization"]).toBe("Bearer start-2");
    expect(platform.server.seen("authenticated")[0]?.headers["Authorization"]).toBe("Bearer identity");
  });

  it("[S5.17] [S8.13] rejects where passkeys are switched off, before anything is sent", async () => {
    const { platform, passkeys } = await open({ isPasskeyEnabled: false });
    const message = "could not find the supplied domain config or Passkey Disabled";
    await expect(passkeys.signIn()).rejects.toThrow(message);
    expect(platform.server.seen("passkeyAuthenticateStart")).toHaveLength(0);
  });
});

describe("a ceremony", () => {
  it("[S8.14] is broken off by the next one", async () => {
    const { passkeys } = await open({}, fakeCeremonies(true));
    const first = passkeys.signIn({ isAutofill: true });
    await Promise.resolve();
    const second = passkeys.create();
    expect(await first).toMatchObject({ ok: false, failure: { code: "ERROR_CEREMONY_ABORTED" } });
    passkeys.cancel();
    expect(await second).toMatchObject({ ok: false, failure: { code: "ERROR_CEREMONY_ABORTED" } });
  });

  it("[S8.14] is broken off by the caller's own signal", async () => {
    const { passkeys } = await open({}, fakeCeremonies(true));
    const controller = new AbortController();
    const signed = passkeys.sign({ signal: controller.signal });
    controller.abort();
    expect(await signed).toMatchObject({ ok: false, failure: { code: "ERROR_CEREMONY_ABORTED" } });
  });
});
