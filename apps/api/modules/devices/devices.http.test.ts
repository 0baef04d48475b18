import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createDevicesRepository } from "./devices-repository.ts";

const ATTRIBUTES = {
  browser: { app: "web-commerce", appVersion: "1.0", browser: "t", browserVersion: "1", userAgent: "t" },
} as const;

let api: TestApi;
let visitor: TestVisitor;

beforeAll(async () => {
  api = await openTestApi();
  visitor = await api.visitor();
});
afterAll(() => api.close());

async function olderGrant(): Promise<{ deviceId: string; grant: string }> {
  const answer = await api.app.inject({
    method: "POST",
    url: "/sandbox/api/legacy-device-grants",
    payload: {},
  });
  return answer.json();
}
const migrate = (grant: string, grantVersion: "v1" | null = "v1") =>
  visitor.call("user", "migrateDeviceGrant", { body: { grant, grantVersion, deviceAttributes: ATTRIBUTES } });

describe("migrateDeviceGrant", () => {
  test.each(["v1", null] as const)(
    "[S3.03] [S4.16] [S7.54] exchanges a grant of version %s for v2 of the same device, once",
    async (version) => {
      const older = await olderGrant();
      const { data, status } = await migrate(older.grant, version);
      expect([status, data.deviceId, data.grantVersion]).toEqual([200, older.deviceId, "v2"]);
      const session = await visitor.call("user", "anonymous", { body: {} }, { bearer: data.grant });
      expect(session.status).toBe(201);
      expect((await migrate(older.grant)).problem.code).toBe("UNAUTHORIZED");
    },
  );

  test("gives one grant to five who bring the same at once, and none for an unknown one", async () => {
    const older = await olderGrant();
    const answers = await Promise.all(Array.from({ length: 5 }, () => migrate(older.grant)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await migrate("unknown")).problem.code).toBe("UNAUTHORIZED");
    expect((await migrate("")).problem.code).toBe("UNAUTHORIZED");
  });

  test("leaves the older grant good for nothing else", async () => {
    const older = await olderGrant();
    const refused = await visitor.call("user", "anonymous", { body: {} }, { bearer: older.grant });
    expect(refused.problem.code).toBe("UNAUTHORIZED");
  });
});

describe("devices", () => {
  test("[S3.03] [S3.05] [S7.54] takes a desktop browser with its attributes, for a grant of version 2 only", async () => {
    const body = { devicePlatform: "web-desktop", deviceAttributes: ATTRIBUTES, grantVersion: "v2" };
    const make = (changes: object) =>
      api.app.inject({
        method: "POST",
        url: "/api/device/v1/devices",
        payload: { ...body, ...changes },
        remoteAddress: "10.1.1.1",
      });
    const made = (await make({})).json();
    expect(Object.keys(made).toSorted()).toEqual(
      [
        "deviceId",
        "grant",
        "grantExpiresAt",
        "grantVersion",
        "refreshGrant",
        "refreshGrantExpiresAt",
      ].toSorted(),
    );
    for (const wrong of [
      { grantVersion: "v1" },
      { grantVersion: null },
      { devicePlatform: "ios" },
      { deviceAttributes: { browser: { ...ATTRIBUTES.browser, app: "other" } } },
      { deviceAttributes: { browser: { ...ATTRIBUTES.browser, appVersion: "2.0" } } },
    ]) {
      expect((await make(wrong)).json().code).toBe("INVALID_PAYLOAD");
    }
  });
});

describe("refreshDeviceGrant", () => {
  test("leaves a device as loud as it was turned", async () => {
    const body = { devicePlatform: "web-desktop", deviceAttributes: ATTRIBUTES, grantVersion: "v2" } as const;
    const { refreshGrant, deviceId } = (await visitor.call("user", "devices", { body })).data;
    const { volumes } = api.app.modules.devices;
    const volume = { volumeInPercent: 45, isMuted: true };
    expect((await volumes.find([deviceId]))(deviceId)).toEqual({ volumeInPercent: 80, isMuted: false });
    await volumes.set(deviceId, volume);
    const browser = { ...ATTRIBUTES.browser, browserVersion: "2" };
    await visitor.call("user", "refreshDeviceGrant", {
      body: { refreshGrant, deviceAttributes: { browser } },
    });
    expect((await volumes.find([deviceId]))(deviceId)).toEqual(volume);
    const stored = await createDevicesRepository(api.database).find(deviceId);
    expect(stored?.attributes).toEqual({ browser, volume });
  });

  test("[S4.17] [S7.54] gives one grant to five who bring the same refresh grant at once", async () => {
    const body = { devicePlatform: "web-desktop", deviceAttributes: ATTRIBUTES, grantVersion: "v2" } as const;
    const { refreshGrant } = (await visitor.call("user", "devices", { body })).data;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        visitor.call("user", "refreshDeviceGrant", { body: { refreshGrant, deviceAttributes: ATTRIBUTES } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("createAuthenticationChallenge and verifyAuthenticationChallenge", () => {
  const challenge = async (deviceId: string) =>
    (await visitor.call("user", "createAuthenticationChallenge", { body: { deviceId } })).data;
  const verify = (body: { deviceId: string; nonce: string; signature: string }) =>
    visitor.call("user", "verifyAuthenticationChallenge", { body });
  const sign = (grant: string, nonce: string) =>
    createHmac("sha256", createHash("sha256").update(grant).digest()).update(nonce).digest("base64url");

  test("[S7.54] take the nonce signed with the grant, once", async () => {
    const { deviceId, deviceGrant } = visitor;
    const { nonce } = await challenge(deviceId);
    expect(nonce).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const proof = { deviceId, nonce, signature: sign(deviceGrant, nonce) };
    expect((await verify(proof)).status).toBe(204);
    expect((await verify(proof)).problem.code).toBe("UNAUTHORIZED");
  });

  test("refuse another device, another grant, a changed signature, and a nonce that was spent on a wrong one", async () => {
    const { deviceId, deviceGrant } = visitor;
    const other = await api.visitor();
    const { nonce } = await challenge(deviceId);
    const right = sign(deviceGrant, nonce);
    const foreign = await verify({
      deviceId: other.deviceId,
      nonce,
      signature: sign(other.deviceGrant, nonce),
    });
    expect(foreign.problem.code).toBe("UNAUTHORIZED");
    expect((await verify({ deviceId, nonce, signature: `${right}=` })).problem.code).toBe("UNAUTHORIZED");
    expect((await verify({ deviceId, nonce, signature: right })).problem.code).toBe("UNAUTHORIZED");
    const second = (await challenge(deviceId)).nonce;
    const wrong = await verify({ deviceId, nonce: second, signature: sign(other.deviceGrant, second) });
    expect(wrong.problem.code).toBe("UNAUTHORIZED");
  });

  test("refuse after two minutes, and answer for unknown devices as for known ones", async () => {
    const { deviceId, deviceGrant } = visitor;
    const { nonce } = await challenge(deviceId);
    api.passTime({ minutes: 2 });
    const late = await verify({ deviceId, nonce, signature: sign(deviceGrant, nonce) });
    expect(late.problem.code).toBe("UNAUTHORIZED");
    const unknown = await challenge("dev_unknown");
    expect(unknown.nonce).toHaveLength(43);
    const guess = await verify({ deviceId: "dev_unknown", nonce: unknown.nonce, signature: "x" });
    expect(guess.problem.code).toBe("UNAUTHORIZED");
  });
});
