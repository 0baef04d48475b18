import type { Skywave } from "@skywave/sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openPageLog } from "./open-page-log.ts";
import { hearUncaught, pageLog } from "./page-log.ts";

interface Sent {
  body: { message: string; logLevel: string };
}
const sent: Sent["body"][] = [];
const client = {
  call: async (_domain: string, _name: string, input: Sent) => {
    sent.push(input.body);
    return { ok: true, data: undefined };
  },
} as unknown as Skywave;
const thirdPartyScripts = ["chrome-extension://"];

hearUncaught();
pageLog.take({ level: "info", message: "Before the log was there" });
openPageLog(client, { thirdPartyScripts });

const brokenIn = (place: string) => Object.assign(new Error("broken"), { stack: `at f (${place}:1:2)` });

beforeEach(() => {
  sent.length = 0;
});

describe("pageLog", () => {
  it("passes on what happened before it was loaded", () => {
    sent.length = 0;
    pageLog.waiting.push({ level: "info", message: "Early" });
    openPageLog(client, { thirdPartyScripts });
    expect(sent).toMatchObject([{ message: "Early", logLevel: "INFO" }]);
  });

  it("reports an error that nobody caught", () => {
    dispatchEvent(new ErrorEvent("error", { error: brokenIn("https://a.test/b.js"), message: "broken" }));
    expect(sent).toMatchObject([{ message: expect.stringContaining("Error: broken"), logLevel: "ERROR" }]);
  });

  it("reports a promise that nobody looks after", () => {
    dispatchEvent(
      Object.assign(new Event("unhandledrejection"), { reason: brokenIn("https://a.test/b.js") }),
    );
    expect(sent).toMatchObject([{ message: "Uncaught in a promise: Error: broken", logLevel: "ERROR" }]);
  });

  it("[A8.26] takes errors in scripts of others for information", () => {
    dispatchEvent(
      new ErrorEvent("error", { error: brokenIn("chrome-extension://x/y.js"), message: "broken" }),
    );
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
    expect(sent.map(({ logLevel }) => logLevel)).toEqual(["INFO", "INFO"]);
  });

  it("shows what our own code tells in the console, too", () => {
    const shown = vi.spyOn(console, "error").mockReturnValue();
    pageLog.take({ level: "error", message: "Told", details: { reference: "r-1" } });
    expect(shown).toHaveBeenCalledWith("Told", { reference: "r-1" });
    expect(sent).toMatchObject([{ logLevel: "ERROR" }]);
  });

  it("shows what happens as it should to whoever looks into the page, and troubles no server with it", () => {
    const shown = vi.spyOn(console, "debug").mockReturnValue();
    pageLog.take({ level: "debug", message: "As it should be" });
    expect(shown).toHaveBeenCalledWith("As it should be", undefined);
    expect(sent).toEqual([]);
  });
});
