import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLocalRadiosRepository } from "#providers/uplink/local-radios-repository.ts";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** Somebody who has found a radio by a lookup, and follows what is sent to it. */
const finderOf = async (radioId: string, visitor?: TestVisitor) => {
  const finder = visitor ?? (await api.visitor());
  const token = await api.app.modules.radios.found.remember(radioId, finder.deviceId);
  const refresh = () => finder.call("legacy", "refreshDevice", { body: { token } });
  const show = async (refreshId: string) =>
    (await finder.call("legacy", "showRefresh", { body: { refreshId } })).data.data;
  return { finder, token, refresh, show };
};
const playedRadio = async (input: Parameters<typeof makeRadio>[1] = {}) => {
  const { radioId } = await makeRadio(api, input);
  const listener = await makeListener(api, { radioId });
  return { radioId, ...listener };
};

describe("refreshDevice", () => {
  test("[S7.81] sends the signal until the radio plays, and tells each step", async () => {
    const { radioId } = await playedRadio();
    const { refresh, show } = await finderOf(radioId);
    const answer = await refresh();
    expect(answer.data.data).toMatchObject({
      state: "sent",
      sendCount: 1,
      isOver: false,
      radioIdLastFour: radioId.slice(-4),
    });
    const { refreshId } = answer.data.data;
    api.passTime({ seconds: 1 });
    await expect.poll(async () => (await show(refreshId)).state).toBe("heard");
    api.passTime({ seconds: 3 });
    await expect.poll(() => show(refreshId)).toMatchObject({ state: "playing", isOver: true });
  });

  test("says nothing of whose radio it is, and not its whole number", async () => {
    const { radioId } = await playedRadio();
    const { refresh } = await finderOf(radioId);
    const body = JSON.stringify((await refresh()).data);
    expect(body).not.toContain(radioId);
    expect(body).not.toContain("listens-on");
  });

  test("repeats it under a roof, reaches the radio once it is outside, and gives up in the end", async () => {
    const { radioId } = await playedRadio({ isUnderRoof: true });
    const { refresh, show } = await finderOf(radioId);
    const { refreshId } = (await refresh()).data.data;
    for (const times of [2, 3]) {
      api.passTime({ seconds: 11 });
      await expect.poll(async () => (await show(refreshId)).sendCount).toBe(times);
    }
    expect((await show(refreshId)).state).toBe("sent");
    await createLocalRadiosRepository(api.database).change(radioId, { isUnderRoof: false });
    api.passTime({ seconds: 11 });
    await expect.poll(async () => (await show(refreshId)).sendCount).toBe(4);
    api.passTime({ seconds: 11 });
    await expect.poll(async () => (await show(refreshId)).state).toBe("playing");

    const silent = await playedRadio({ isOn: false });
    const other = await finderOf(silent.radioId);
    const { refreshId: unheard } = (await other.refresh()).data.data;
    api.passTime({ minutes: 6 });
    await expect.poll(() => other.show(unheard)).toMatchObject({ state: "unheard", isOver: true });
  });

  test("is joined by a second press, another browser and ten at once", async () => {
    const { radioId } = await playedRadio({ isUnderRoof: true });
    const finders = await Promise.all([1, 2, 3].map(() => finderOf(radioId)));
    const answers = await Promise.all([...finders, ...finders, ...finders].map(({ refresh }) => refresh()));
    expect(new Set(answers.map(({ data }) => data.data.refreshId)).size).toBe(1);
  });

  test("serves whoever is signed in by their plan, and nobody by somebody else's", async () => {
    const { visitor, subscriptionId } = await playedRadio();
    const other = (await playedRadio()).visitor;
    const ask = (who: TestVisitor) => who.call("legacy", "refreshDevice", { body: { subscriptionId } });
    expect(legacyCodeOf(await ask(other))).toBe("DEVICE_NOT_FOUND");
    expect(legacyCodeOf(await ask(await api.visitor()))).toBe("DEVICE_NOT_FOUND");
    expect((await ask(visitor)).data.data.state).toBe("sent");
  });
});

describe("a radio that has just got a plan", () => {
  test("gets its signal once, is joined by who looks on, and counts against nobody's refreshes", async () => {
    const { radioId } = await playedRadio();
    const { refresh, show } = await finderOf(radioId);
    const { activate } = api.app.modules.signal;
    const bought = Temporal.Instant.from("2026-03-10T15:00:00Z");
    await Promise.all([activate(radioId, bought), activate(radioId, bought)]);
    const joined = (await refresh()).data.data;
    await expect.poll(async () => (await show(joined.refreshId)).state).toBe("sent");
    api.passTime({ seconds: 5 });
    await expect.poll(() => show(joined.refreshId)).toMatchObject({ state: "playing", isOver: true });
    const asked = await refresh();
    expect(asked.status).toBe(200);
    expect(asked.data.data.refreshId).not.toBe(joined.refreshId);
  });
});

describe("[S8.23] refreshDevice refuses", () => {
  test("DEVICE_NOT_FOUND for a token of another browser, one that is over, and neither or both", async () => {
    const { radioId } = await playedRadio();
    const { token, finder } = await finderOf(radioId);
    const stranger = await api.visitor();
    const ask = (who: TestVisitor, body: object) => who.call("legacy", "refreshDevice", { body });
    expect(legacyCodeOf(await ask(stranger, { token }))).toBe("DEVICE_NOT_FOUND");
    expect(legacyCodeOf(await ask(stranger, {}))).toBe("INVALID_PAYLOAD");
    expect(legacyCodeOf(await ask(stranger, { token, subscriptionId: "sub_1" }))).toBe("INVALID_PAYLOAD");
    api.passTime({ minutes: 31 });
    expect(legacyCodeOf(await ask(finder, { token }))).toBe("DEVICE_NOT_FOUND");
  });

  test("DEVICE_REFRESH_NOT_SUPPORTED for a radio that receives nothing of ours any more", async () => {
    const { radioId } = await playedRadio({ capabilities: [] });
    expect(legacyCodeOf(await (await finderOf(radioId)).refresh())).toBe("DEVICE_REFRESH_NOT_SUPPORTED");
  });

  test.each(["cancelled", "expired", "paused"])("NO_SUBSCRIPTION where the plan is %s", async (state) => {
    const { radioId } = await makeRadio(api);
    await makeListener(api, { radioId, state });
    expect(legacyCodeOf(await (await finderOf(radioId)).refresh())).toBe("NO_SUBSCRIPTION");
  });

  test("NO_SUBSCRIPTION for a radio without a plan", async () => {
    const { radioId } = await makeRadio(api);
    expect(legacyCodeOf(await (await finderOf(radioId)).refresh())).toBe("NO_SUBSCRIPTION");
  });

  test("PAST_DUE to the owner of an account in collection, and to nobody else", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor } = await makeListener(api, { radioId, state: "suspended" });
    expect(legacyCodeOf(await (await finderOf(radioId, visitor)).refresh())).toBe("PAST_DUE");
    expect(legacyCodeOf(await (await finderOf(radioId)).refresh())).toBe("NO_SUBSCRIPTION");
  });

  test("REFRESH_LIMIT_REACHED within five minutes, and after three a day, on every node", async () => {
    const { radioId } = await playedRadio();
    const { finder, token, refresh, show } = await finderOf(radioId);
    const node = await api.openNode();
    const elsewhere = finder.through(node.app);
    for (let times = 0; times < 3; times += 1) {
      const { refreshId } = (await refresh()).data.data;
      api.passTime({ seconds: 1 });
      await expect.poll(async () => (await show(refreshId)).state).toBe("heard");
      api.passTime({ seconds: 3 });
      await expect.poll(async () => (await show(refreshId)).isOver).toBe(true);
      const tooSoon = await elsewhere.call("legacy", "refreshDevice", { body: { token } });
      expect(legacyCodeOf(tooSoon)).toBe("REFRESH_LIMIT_REACHED");
      expect(Number(tooSoon.headers["retry-after"])).toBeGreaterThan(200);
      api.passTime({ minutes: 5 });
    }
    const enough = await refresh();
    expect(legacyCodeOf(enough)).toBe("REFRESH_LIMIT_REACHED");
    expect(Number(enough.headers["retry-after"])).toBeGreaterThan(23 * 3600);
    await node.close();
  });

  test("FAILED_TO_REFRESH_DEVICE while nothing can be sent, and counts it against nobody", async () => {
    const { radioId } = await playedRadio();
    const { refresh } = await finderOf(radioId);
    await setUplinkDown(true);
    expect(legacyCodeOf(await refresh())).toBe("FAILED_TO_REFRESH_DEVICE");
    await setUplinkDown(false);
    expect((await refresh()).data.data.state).toBe("sent");
  });
});

async function setUplinkDown(isActive: boolean): Promise<void> {
  const response = await api.app.inject({
    method: "PUT",
    url: "/sandbox/api/faults",
    headers: { "sxm-trace-id": "refreshes-a-radio", origin: "http://localhost" },
    payload: { name: "uplink-down", isActive },
  });
  expect(response.statusCode).toBe(200);
}
