import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askKey, makeSubscriber, streamsStatus, tune } from "#testing/listen.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createStreamsRepository } from "./streams-repository.ts";

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skywave-listening-"));
  api = await openTestApi({ DATA_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe("streams at once", () => {
  let accounts = 0;

  /** One account with a plan for everything, on four devices. */
  async function fourDevices(): Promise<TestVisitor[]> {
    accounts += 1;
    const email = `four.devices.${accounts}@example.com`;
    const visitor = await makeSubscriber(api, email, "us-all-access-monthly");
    const devices = [visitor];
    while (devices.length < 4) {
      const other = await api.visitor();
      await other.signIn(email);
      devices.push(other);
    }
    return devices;
  }

  test("[S7.72] are three to an account: the oldest is told, gets no key, and can take its place back", async () => {
    const devices = await fourDevices();
    for (const device of devices) {
      await tune(device);
      api.passTime({ seconds: 1 });
    }
    const [oldest, second] = devices;
    if (oldest === undefined || second === undefined) throw new Error("there are four devices");
    expect((await streamsStatus(oldest)).data).toEqual({ state: "taken", streamsInUse: 3, mostStreams: 3 });
    const key = await askKey(oldest);
    expect([key.status, key.problem.code]).toEqual([409, "STREAM_ENDED"]);
    for (const device of devices.slice(1)) expect((await askKey(device)).status).toBe(200);
    // When another one stops, it does not start by itself, but it can be started.
    expect((await streamsStatus(devices[3] ?? oldest, false)).data.state).toBe("stopped");
    expect((await streamsStatus(oldest)).data.state).toBe("taken");
    await tune(oldest);
    expect((await streamsStatus(oldest)).data).toEqual({ state: "playing", streamsInUse: 3, mostStreams: 3 });
    api.passTime({ seconds: 1 });
    await tune(devices[3] ?? oldest);
    expect((await streamsStatus(second)).data.state).toBe("taken");
  });

  test("that fell silent make room after a while", async () => {
    const devices = await fourDevices();
    for (const device of devices.slice(0, 3)) await tune(device);
    api.passTime({ minutes: 5 });
    const [first, , , last] = devices;
    if (first === undefined || last === undefined) throw new Error("there are four devices");
    await tune(last);
    expect((await streamsStatus(last)).data).toMatchObject({ state: "playing", streamsInUse: 1 });
    expect((await askKey(first)).status).toBe(200);
  });

  test("of four devices that start at once on two nodes, never more than three get a key", async () => {
    const devices = await fourDevices();
    const node = await api.openNode();
    for (let round = 0; round < 5; round += 1) {
      api.passTime({ seconds: 151 });
      const through = devices.map((device, index) => (index % 2 === 0 ? device : device.through(node.app)));
      await Promise.all(through.map((device) => tune(device)));
      const keys = await Promise.all(through.map((device) => askKey(device)));
      expect(keys.filter(({ status: code }) => code === 200)).toHaveLength(3);
    }
    await node.close();
  });

  test("end with the account that they belong to", async () => {
    const [device] = await fourDevices();
    if (device === undefined) throw new Error("there are four devices");
    await tune(device);
    expect((await streamsStatus(device)).data.state).toBe("playing");
    await device.call("user", "deleteIdentity", {});
    const left = await createStreamsRepository(api.database).find(device.deviceId);
    expect(left).toBeUndefined();
  });
});
