import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadInAppMessage } from "./load-in-app-message.ts";

function open(...answers: Parameters<ReturnType<typeof openSkywave>["platform"]["server"]["answer"]>[1][]) {
  const opened = openSkywave("signedIn");
  opened.platform.server.answer("getOutreachMessage", ...answers);
  return opened;
}

describe("loadInAppMessage", () => {
  it("[S7.35] brings what there is to tell, in the language of the page", async () => {
    const message = { id: "m-1", text: "Bonjour", link: "/account/bills" };
    const { skywave, platform } = open(answered(200, message));
    expect(await loadInAppMessage(skywave, "fr-CA")).toEqual(message);
    expect(platform.server.seen("getOutreachMessage")[0]?.url).toBe("/api/ivm/v1/ivm/message?locale=fr-CA");
  });

  it("[S7.35] brings nothing when there is nothing, or nobody answers", async () => {
    expect(await loadInAppMessage(open(answered(204)).skywave, "en-US")).toBeUndefined();
    const { skywave, run } = open(refused({ status: 500, code: "SYSTEM" }));
    expect(await run(loadInAppMessage(skywave, "en-US"))).toBeUndefined();
  });

  it("leads nowhere that is not safe", async () => {
    const { skywave } = open(answered(200, { id: "m-1", text: "Hello", link: "javascript:alert(1)" }));
    expect(await loadInAppMessage(skywave, "en-US")).toEqual({ id: "m-1", text: "Hello", link: null });
  });
});
