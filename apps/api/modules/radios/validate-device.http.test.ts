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

  test("stands for a radio by one token in a browser, whichever number it was found by, and by another one in another", async () => {
    const { radioId, vin } = await makeRadio(api);
    const { radioId: alike } = await makeRadio(api);
    const [visitor, other] = [await api.visitor(), await api.visitor()];
    const tokenOf = async (who: TestVisitor, body: { radioId?: string; vin?: string }) =>
      (await validate(who, body)).data.data.token;
    const token = await tokenOf(visitor, { radioId });
    expect(await tokenOf(visitor, { vin })).toBe(token);
    const others = [await tokenOf(visitor, { radioId: alike }), await tokenOf(other, { radioId })];
    expect(new Set([token, ...others]).size).toBe(3);
    // What was found again is good from then on, and for nobody else.
    api.passTime({ minutes: 25 });
    await tokenOf(visitor, { vin });
    api.passTime({ minutes: 25 });
    expect((await recall(visitor, token)).status).toBe(200);
    expect(legacyCodeOf(await recall(other, token))).toBe("DEVICE_NOT_FOUND");
  });
});

describe("how many radios a browser may look up within an hour", () => {
  const wrong = (place: number) => `N0B0DYZ${place}`;
  const codesOf = async (visitor: TestVisitor, radioIds: readonly string[]) => {
    const codes: (string | undefined)[] = [];
    for (const radioId of radioIds) codes.push(legacyCodeOf(await validate(visitor, { radioId })));
    return codes;
  };
  const found = Array.from({ length: 5 }, () => undefined);
  const missed = Array.from({ length: 5 }, () => "DEVICE_NOT_FOUND");

  async function makeRadios(count: number): Promise<string[]> {
    const made: string[] = [];
    while (made.length < count) made.push((await makeRadio(api)).radioId);
    return made;
  }

  test("is all radios of an order, with a mistyped number before each of the first four", async () => {
    const [first = "", ...own] = await makeRadios(5);
    const visitor = await api.visitor();
    const typed = own.flatMap((radioId, place) => [wrong(place), radioId]);
    expect(await codesOf(visitor, [...typed, first])).toEqual([
      ...own.flatMap(() => ["DEVICE_NOT_FOUND", undefined]),
      undefined,
    ]);
  });

  test("is five numbers that are nobody's, and then none, not even one's own", async () => {
    const [radioId = ""] = await makeRadios(1);
    const visitor = await api.visitor();
    expect(
      await codesOf(
        visitor,
        Array.from({ length: 5 }, (_none, place) => wrong(place)),
      ),
    ).toEqual(missed);
    const stopped = await validate(visitor, { radioId });
    expect(legacyCodeOf(stopped)).toBe("RATE_LIMIT_EXCEEDED");
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect((await validate(await api.visitor(), { radioId })).status).toBe(200);
  });

  test("is five radios; of a sixth number nobody learns whether it is one, and those that were found are told again", async () => {
    const many = await makeRadios(6);
    const visitor = await api.visitor();
    expect(await codesOf(visitor, many.slice(0, 5))).toEqual(found);
    const [sixth, nobodys] = [
      await validate(visitor, { radioId: many[5] ?? "" }),
      await validate(visitor, { radioId: wrong(0) }),
    ];
    expect([sixth, nobodys].map(legacyCodeOf)).toEqual(["RATE_LIMIT_EXCEEDED", "RATE_LIMIT_EXCEEDED"]);
    const told = [sixth, nobodys].map(({ problem }) => JSON.stringify(problem).replace(TRACE, ""));
    expect(new Set(told).size).toBe(1);
    expect(await codesOf(visitor, many.slice(0, 5))).toEqual(found);
    // Each of the two cost a try: three more, and not even these are told.
    expect(await codesOf(visitor, ["N0B0DYZ7", "N0B0DYZ8", "N0B0DYZ9", many[0] ?? ""])).toEqual(
      Array.from({ length: 4 }, () => "RATE_LIMIT_EXCEEDED"),
    );
  });

  test("is no more where all numbers are asked about at the same moment", async () => {
    const many = await makeRadios(12);
    const visitor = await api.visitor();
    const answers = await Promise.all(many.map((radioId) => validate(visitor, { radioId })));
    const heard = answers.filter(({ status }) => status === 200);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.length).toBeLessThanOrEqual(5);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(legacyCodeOf(answer)).toBe("RATE_LIMIT_EXCEEDED");
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
