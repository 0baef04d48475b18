import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const CANADA = { location: { countryCode: "CA" } } as const;
const QUEBEC = { countryCode: "CA", region: "QC" };
const PASSWORD = "a quiet evening on the air";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ REGION_HEADER: "X-Visitor-Region" });
});
afterAll(() => api.close());

const from = (region: string) => ({ headers: { "x-visitor-region": region } });
const start = (visitor: TestVisitor, region?: string) =>
  visitor.call(
    "user",
    "anonymous",
    { body: CANADA },
    {
      bearer: visitor.deviceGrant,
      ...(region !== undefined && from(region)),
    },
  );
const refresh = (visitor: TestVisitor, region?: string) =>
  visitor.call("user", "refresh", { body: CANADA }, region === undefined ? {} : from(region));

describe("a session behind a proxy that tells the region", () => {
  test("[S5.13] starts there, and still is after a refresh that says the country alone", async () => {
    const visitor = await api.visitor({ country: "CA" });
    expect((await start(visitor, "CA-QC")).data.location).toEqual(QUEBEC);
    expect((await refresh(visitor)).data.location).toEqual(QUEBEC);
    expect((await refresh(visitor, "on")).data.location).toEqual({ countryCode: "CA", region: "ON" });
    const body = { location: { countryCode: "US" } } as const;
    expect((await visitor.call("user", "refresh", { body })).data.location).toEqual(body.location);
  });

  test("[S5.13] is in the region that the client says, whatever the proxy says", async () => {
    const visitor = await api.visitor({ country: "CA" });
    const body = { location: { countryCode: "CA", region: "BC" } } as const;
    const options = { bearer: visitor.deviceGrant, ...from("QC") };
    expect((await visitor.call("user", "anonymous", { body }, options)).data.location).toEqual(body.location);
  });

  test("[S5.13] is in the region in whichever way it starts", async () => {
    const visitor = await api.visitor({ country: "CA" });
    await visitor.register("region@example.com");
    const { data: proved } = await visitor.call("user", "authenticatePassword", {
      body: { handle: "region@example.com", password: PASSWORD },
    });
    const signedIn = await visitor.call(
      "user",
      "authenticated",
      { body: CANADA },
      {
        bearer: proved.grant,
        ...from("QC"),
      },
    );
    const { sxmData } = (
      await api.app.inject({
        method: "POST",
        url: "/sandbox/api/legacy-tokens",
        payload: { email: "region@example.com" },
      })
    ).json();
    const migrated = await visitor.call(
      "user",
      "migrateSession",
      { body: { sxmData, ...CANADA } },
      {
        bearer: visitor.deviceGrant,
        ...from("QC"),
      },
    );
    const { data: cast } = await visitor.call("user", "issueCastingGrant", {});
    const speaker = await api.visitor({ country: "CA" });
    const { deviceGrant } = speaker;
    const body = { deviceGrant, castingGrant: cast.grant };
    const playing = await speaker.call("user", "createDeviceSession", { body }, from("QC"));
    expect([signedIn, migrated, playing].map(({ data }) => data.location)).toEqual([QUEBEC, QUEBEC, QUEBEC]);
  });

  test.each([
    ["another country's region", "TX"],
    ["another country's region with its country", "US-TX"],
    ["nothing", ""],
    ["what is no region", "<script>"],
    ["two regions", "QC, ON"],
    ["far too much", "QC".repeat(5_000)],
  ])("[S5.13] starts and is refreshed without a region where the proxy says %s", async (_what, region) => {
    const visitor = await api.visitor({ country: "CA" });
    const answers = [await start(visitor, region), await refresh(visitor, region)];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(answers.map(({ data }) => data.location)).toEqual([CANADA.location, CANADA.location]);
  });
});

describe("a session where no header is set", () => {
  test("[S5.13] takes no notice of one", async () => {
    const plain = await openTestApi();
    const visitor = await plain.visitor({ country: "CA" });
    const answers = [await start(visitor, "QC"), await refresh(visitor, "QC")];
    await plain.close();
    expect(answers.map(({ data }) => data.location)).toEqual([CANADA.location, CANADA.location]);
  });
});
