import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe("listRadios", () => {
  test("shows whoever listens their radios by vehicle and the end of the number, and nobody else's", async () => {
    const { radioId, vin } = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, { radioId });
    const { data } = await visitor.call("subscription", "listRadios", {});
    expect(data.radios).toEqual([
      {
        subscriptionId,
        type: "car",
        radioIdLastFour: radioId.slice(-4),
        canPlayAudio: true,
        vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
        receives: ["entertainment"],
        lastSignal: null,
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(radioId);
    expect(JSON.stringify(data)).not.toContain(vin);
    const other = await makeListener(api, { radioId: (await makeRadio(api)).radioId });
    const others = await other.visitor.call("subscription", "listRadios", {});
    expect(others.data.radios.map((radio) => radio.subscriptionId)).toEqual([other.subscriptionId]);
  });

  test("[S9.17] receive services at sea by ten codes, and services in the air by four", async () => {
    const codes = {
      marine: ["IND", "OFF", "CST", "SKY", "MAR", "INL", "FSH", "CHA", "VOY", "FISHMAP"],
      aviation: ["PIL", "AVI", "FORFLT", "RSP"],
    } as const;
    for (const [category, capabilities] of Object.entries(codes))
      for (const capability of capabilities) {
        const { radioId } = await makeRadio(api, { capabilities: [capability] });
        const { visitor } = await makeListener(api, { radioId });
        const { data } = await visitor.call("subscription", "listRadios", {});
        expect([capability, data.radios.map(({ receives }) => receives)]).toEqual([capability, [[category]]]);
      }
  });

  test("tells its owner when a radio was last sent a signal, and whether it was heard", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, { radioId });
    await visitor.call("legacy", "refreshDevice", { body: { subscriptionId } });
    const { data } = await visitor.call("subscription", "listRadios", {});
    const [radio] = data.radios;
    expect(radio?.lastSignal).toEqual({ requestedAt: expect.stringMatching(/Z$/), isHeard: false });
  });

  test("stands beside the subscription too, whose radio can be refreshed while it gives service", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, { radioId });
    const { data } = await visitor.call("subscription", "getSubscription", { params: { subscriptionId } });
    expect(data.radio?.radioIdLastFour).toBe(radioId.slice(-4));
    expect(data.options).toMatchObject({ canRefreshRadio: true, canReplaceRadio: false });
    expect(data.options.reasonsOff).toMatchObject({ canReplaceRadio: "BILLED_ELSEWHERE" });
  });

  test("forgets what was heard on a radio with the account of its listener", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor } = await makeListener(api, { radioId });
    expect((await api.app.modules.radios.find(radioId))?.subscription).not.toBeNull();
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect((await api.app.modules.radios.find(radioId))?.subscription).toBeNull();
  });

  test("lets a radio serve one subscription at a time, and a car have one radio", async () => {
    const { radioId, vin } = await makeRadio(api);
    const { subscriptionId } = await makeListener(api, { radioId });
    const { radios } = api.app.modules;
    const since = Temporal.Instant.from("2026-02-01T00:00:00Z");
    const again = { identityId: "id_other", subscriptionId: "sub_other", radioId, since };
    expect(await radios.link(again)).toBe(false);
    const other = await makeRadio(api);
    expect(await radios.link({ ...again, subscriptionId, radioId: other.radioId })).toBe(false);
    expect(await radios.place(other.radioId, vin, since)).toBe(false);
  });
});
