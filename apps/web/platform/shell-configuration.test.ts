import { describe, expect, it } from "vitest";
import { jsonFetcher, loadShellConfiguration, mergeDeep } from "./shell-configuration.ts";

const files: Record<string, Record<string, unknown>> = {
  "/config/common.json": {
    apiBaseUrl: "/api",
    brand: { name: "A", legalName: "B" },
    hostVariants: ["x.test"],
  },
  "/config/ca.json": { countryCode: "CA", currency: "CAD" },
  "/config/app-settings.json": { flags: {}, brand: { name: "C" } },
  "/config/variants/x.test.json": { brand: { name: "D" } },
};
const asked: string[] = [];
const fetcher = (async (url: string) => {
  asked.push(url);
  const file = files[url.split("?")[0] ?? ""];
  return file === undefined ? new Response("", { status: 404 }) : Response.json(file);
}) as typeof fetch;

describe("loadShellConfiguration", () => {
  it("lays country, settings and host files over the common one, later files winning [A7.05]", async () => {
    const shell = await loadShellConfiguration(jsonFetcher(fetcher, "h1"), { country: "CA", host: "x.test" });
    expect(shell.brand).toEqual({ name: "D", legalName: "B" });
    expect(shell.currency).toBe("CAD");
  });

  it("asks for every file with the build hash [A7.10]", () => {
    expect(asked.every((url) => url.endsWith("?v=h1"))).toBe(true);
  });

  it("asks only for variants that exist, so that no 404 shows", async () => {
    asked.length = 0;
    await loadShellConfiguration(jsonFetcher(fetcher, "h1"), { country: "CA", host: "y.test" });
    expect(asked).toHaveLength(3);
  });

  it("names the file that did not load [A7.11]", async () => {
    const page = { country: "US", host: "y.test" } as const;
    await expect(loadShellConfiguration(jsonFetcher(fetcher, "h1"), page)).rejects.toThrow("/config/us.json");
  });
});

describe("mergeDeep", () => {
  it("replaces lists as a whole", () => {
    expect(mergeDeep({ a: [1, 2], b: { c: 1, d: 2 } }, { a: [3], b: { d: 4 } })).toEqual({
      a: [3],
      b: { c: 1, d: 4 },
    });
  });
});
