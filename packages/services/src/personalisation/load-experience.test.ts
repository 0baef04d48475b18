import { createSkywave } from "@skywave/sdk";
import { answered, createFakePlatform, makeConfiguration, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadExperience, recordImpression } from "./load-experience.ts";

const INTERACTION = {
  name: "View Confirmation",
  page: { url: "https://skywave.test/a?dtok=secret&utm_source=mail", referrer: "https://mail.test/?token=1" },
};
const response = (override: object = {}) =>
  answered(200, {
    campaignResponses: [
      {
        experienceId: "e-1",
        isControl: false,
        hasPayload: true,
        experience: { campaignId: "c-1" },
        ...override,
      },
    ],
  });

function open(...answers: Parameters<ReturnType<typeof openSkywave>["platform"]["server"]["answer"]>[1][]) {
  const opened = openSkywave();
  opened.platform.server.answer("personalise", ...answers);
  return opened;
}

describe("loadExperience", () => {
  it("[S7.77] sends the interaction, who it is and where from, and shows the first response", async () => {
    const { skywave, platform, bodies } = open(response());
    expect(await loadExperience(skywave, INTERACTION)).toEqual({
      experienceId: "e-1",
      shows: { campaignId: "c-1" },
    });
    expect(platform.server.requests[0]?.url).toBe("/api/personalisation/v1/event/test");
    expect(bodies("personalise")).toEqual([
      {
        interaction: { name: "View Confirmation" },
        anonymousId: expect.stringMatching(/^\w{16}$/),
        source: {
          channel: "Web",
          url: "https://skywave.test/a",
          urlParams: { utm_source: "mail" },
          urlReferrer: "https://mail.test/",
        },
      },
    ]);
  });

  it.each([{ isControl: true }, { hasPayload: false }])(
    "[S7.77] shows nothing special to %j",
    async (override) => {
      const { skywave } = open(response(override));
      expect(await loadExperience(skywave, INTERACTION)).toEqual({ experienceId: "e-1", shows: {} });
    },
  );

  it.each([
    [503, "SERVICE_UNAVAILABLE"],
    [404, "NOT_FOUND"],
  ])("shows the page as it is, and alarms nobody, after %i %s", async (status, code) => {
    const { skywave, platform } = open(refused({ status, code }));
    expect(await loadExperience(skywave, INTERACTION)).toBeUndefined();
    expect(platform.logged).toEqual([]);
  });

  it("shows the page as it is where there is nobody to ask", async () => {
    const platform = createFakePlatform();
    const bare = createSkywave(platform, { configuration: makeConfiguration({ personalisation: null }) });
    expect(await loadExperience(bare, INTERACTION)).toBeUndefined();
    expect(platform.server.requests).toEqual([]);
    expect(platform.logged).toEqual([]);
  });

  it("keeps no page waiting for longer than a second and a half", async () => {
    const { skywave, platform } = open(response());
    await loadExperience(skywave, INTERACTION);
    expect(platform.server.seen("personalise")).toMatchObject([{ timeoutInMilliseconds: 1_500 }]);
  });
});

describe("recordImpression", () => {
  it("[S7.77] tells that an experience was seen", async () => {
    const { skywave, bodies } = open(answered(200, { campaignResponses: [] }));
    await recordImpression(skywave, { ...INTERACTION, experienceId: "e-1" });
    expect(bodies("personalise")).toMatchObject([
      { campaignStats: [{ experienceId: "e-1", stat: "Impression" }] },
    ]);
  });
});
