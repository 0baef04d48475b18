import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Differs with every answer, and tells nothing. */
const TRACE = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const validate = (visitor: TestVisitor, body: { radioId?: string; vin?: string }) =>
  visitor.call("legacy", "validateDevice", { body });
const recall = (visitor: TestVisitor, token: string) =>
  visitor.call("legacy", "recallDevice", { body: { token } });

describe("validateDevice", () => {
  test("[S7.81] finds a radio by its ID and by the VIN of its vehicle, as people type them", async () => {
    const { radioId, vin } = await makeRadio(api);
    const visitor = await api.visitor();
    for (const body of [
      { radioId: ` ${radioId.slice(0, 4).toLowerCase()} ${radioId.slice(4)}` },
      { vin: vin.toLowerCase() },
    ]) {
      const { data } = await validate(visitor, body);
      expect(data.data).toEqual({
        token: expect.stringMatching(/./),
        type: "car",
        radioIdLastFour: radioId.slice(-4),
        canPlayAudio: true,
        receives: ["entertainment"] as "entertainment"[],
        vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
      });
    }
  });

  test("reads off the VIN what the maker has not told, and believes the maker who has", async () => {
    const { radios } = api.app.modules;
    const [radioId, vin] = ["VNDEC0DE", "9SKHR7M22N2000342"];
    const since = Temporal.Instant.from("2026-01-01T00:00:00Z");
    await radios.add({ radioId, country: "US", kind: "marine", maker: null, capabilities: ["AUDIO"] });
    await radios.place(radioId, vin, since);
    const visitor = await api.visitor();
    const name = async () =>
      Promise.all(
        [{ vin }, { radioId }].map(
          async (body) => (await validate(visitor, body)).data.data.vehicle?.yearMakeModel,
        ),
      );
    expect(await name()).toEqual(["2022 Harrow Tern 34", "2022 Harrow Tern 34"]);
    await radios.addVehicle({ vin, kind: "marine", year: 2023, make: "Harrow", model: "Tern 36" });
    expect(await name()).toEqual(["2023 Harrow Tern 36", "2023 Harrow Tern 36"]);
  });

  test("takes an ID that is a UUID as it is", async () => {
    const radioId = "5f0c3b9e-8d0f-4b7a-9c3e-0a1b2c3d4e5f";
    const { radios } = api.app.modules;
    await radios.add({ radioId, country: "US", kind: "radio", maker: null, capabilities: ["AUDIO"] });
    const { data } = await validate(await api.visitor(), { radioId });
    expect(data.data).toMatchObject({ radioIdLastFour: "4e5f", vehicle: null });
  });

  test("says nothing of whoever listens on it, and not a number that was not typed", async () => {
    const { radioId, vin } = await makeRadio(api);
    const { subscriptionId } = await makeListener(api, { radioId });
    const byVin = JSON.stringify((await validate(await api.visitor(), { vin })).data);
    const byId = JSON.stringify((await validate(await api.visitor(), { radioId })).data);
    for (const told of [byVin, byId])
      for (const secret of [radioId, vin, subscriptionId, "listens-on", "active"])
        expect(told).not.toContain(secret);
  });

  test("answers one of the other country with the same bytes as one that is not there", async () => {
    const { radioId, vin } = await makeRadio(api);
    const canadian = await api.visitor({ country: "CA" });
    const answers = [
      await validate(canadian, { radioId }),
      await validate(canadian, { vin }),
      await validate(canadian, { radioId: "N0B0DYZ1" }),
    ];
    expect(answers.map(legacyCodeOf)).toEqual(["DEVICE_NOT_FOUND", "DEVICE_NOT_FOUND", "DEVICE_NOT_FOUND"]);
    const told = answers.map(({ status, problem }) => JSON.stringify([status, problem]).replace(TRACE, ""));
    expect(new Set(told).size).toBe(1);
  });

  test.each([
    {},
    { radioId: "TEZT0001", vin: "9SKTEZT00T1000001" },
    { radioId: "D4A7B2CO" },
    { vin: "9SKTEZT00T100000" },
  ])("INVALID_PAYLOAD for %j; it counts for no limit", async (body) => {
    const visitor = await api.visitor();
    for (let tries = 0; tries < 6; tries += 1)
      expect(legacyCodeOf(await validate(visitor, body))).toBe("INVALID_PAYLOAD");
  });

  test("RATE_LIMIT_EXCEEDED after five lookups an hour in one browser, whether they found anything or not", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await api.visitor();
    for (const named of [radioId, "N0B0DYZ1", radioId, "N0B0DYZ2", radioId])
      expect((await validate(visitor, { radioId: named })).status).not.toBe(429);
    const stopped = await validate(visitor, { radioId });
    expect(legacyCodeOf(stopped)).toBe("RATE_LIMIT_EXCEEDED");
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect((await validate(await api.visitor(), { radioId })).status).toBe(200);
  });
});

describe("recallDevice", () => {
  test("[S7.81] answers the browser that found the radio, and no other; no longer than half an hour", async () => {
    const { radioId } = await makeRadio(api);
    const visitor = await api.visitor();
    const { data } = await validate(visitor, { radioId });
    const { token } = data.data;
    expect((await recall(visitor, token)).data).toEqual(data);
    expect(legacyCodeOf(await recall(await api.visitor(), token))).toBe("DEVICE_NOT_FOUND");
    expect(legacyCodeOf(await recall(visitor, "somebody's"))).toBe("DEVICE_NOT_FOUND");
    api.passTime({ minutes: 31 });
    expect(legacyCodeOf(await recall(visitor, token))).toBe("DEVICE_NOT_FOUND");
  });
});
