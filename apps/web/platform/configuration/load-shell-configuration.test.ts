import { findAgreementProblem } from "@skywave/domain/consents/consent-texts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { clientConfigUrl } from "./client-config-url.ts";
import { jsonFetcher, loadShellConfiguration } from "./load-shell-configuration.ts";
import { neededKeys } from "./needed-keys.ts";

const FOLDER = join(import.meta.dirname, "../../public/config");
const ofDisk = (name: string) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8"));
const VARIANT = "/config/variants/x.test.json";

let files: Record<string, unknown>;
let asked: string[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  files = {
    "/config/common.json": { ...ofDisk("common"), hostVariants: ["x.test"] },
    "/config/us.json": ofDisk("us"),
    "/config/ca.json": ofDisk("ca"),
    "/config/app-settings.json": { ...ofDisk("app-settings"), sellsStreaming: false },
    [VARIANT]: { brand: { name: "X" } },
  };
});

const fetcher = (async (url: string, { signal }: { signal: AbortSignal }) => {
  asked.push(url);
  const file = files[url.split("?")[0] ?? ""];
  if (file === undefined) return new Response("", { status: 404 });
  if (file !== SLOW) return typeof file === "string" ? new Response(file) : Response.json(file);
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}) as unknown as typeof fetch;
const SLOW = Symbol("slow");

/** Time runs a hundred times as fast, so that nobody waits for what is slow. */
const quickly =
  (fetchJson = jsonFetcher(fetcher, "h1")) =>
  (path: string, wait: number) =>
    fetchJson(path, wait / 100);
const load = (host = "y.test", country: "US" | "CA" = "US") =>
  loadShellConfiguration(quickly(), { country, host, needed: neededKeys() });

describe("loadShellConfiguration", () => {
  it("[A7.05] [A7.06] [A7.07] [A7.08] [A7.09] lays country, settings and host over what is common, later ones winning", async () => {
    const { shell, fault } = await load("x.test", "CA");
    expect(fault).toBeUndefined();
    expect(shell.brand).toMatchObject({ name: "X", legalName: ofDisk("common").brand.legalName });
    expect(shell).toMatchObject({ countryCode: "CA", currency: "CAD", sellsStreaming: false });
  });

  it.each(["US", "CA"] as const)(
    "[A3.35] says in %s where the API is, for its locale, flags, the settings of the SDK, ids of others, where care and the account center are, and who gets no player",
    async (country) => {
      files["/config/ca.json"] = { ...ofDisk("ca"), apiBaseUrl: "https://api.can.test" };
      files["/config/common.json"] = {
        ...ofDisk("common"),
        thirdParty: { analyticsId: "analytics-1" },
        disabledBrowserPlatforms: "ios, firefox",
      };
      const { shell } = await load("y.test", country);
      const isCanada = country === "CA";
      expect(shell).toMatchObject({
        apiBaseUrl: isCanada ? "https://api.can.test" : "/api",
        countryCode: country,
        locale: isCanada ? "en-CA" : "en-US",
        flags: ofDisk("app-settings").flags,
        sdk: { applicationId: "web", configurationVersion: "v1", isTest: false, isPreview: false },
        thirdParty: { analyticsId: "analytics-1" },
        brand: { helpUrl: "/help", cancelUrl: "/help/cancel" },
        contactUrl: "/help/contact",
        support: { chatUrl: "" },
        accountCenterLoginUrl: "/account/login",
        disabledBrowserPlatforms: "ios, firefox",
      });
      expect(Object.keys(shell.flags).length).toBeGreaterThan(10);
    },
  );

  it("[A7.10] asks for every file with the build hash", async () => {
    await load("x.test");
    expect(asked).toHaveLength(4);
    expect(asked.every((url) => url.endsWith("?v=h1"))).toBe(true);
  });

  it.each(["US", "CA"] as const)("names terms that an order in %s is taken with", async (countryCode) => {
    const { shell } = await load("y.test", countryCode);
    const { agreementVersion: version, locale: language } = shell;
    const agreement = { consentType: "OfferAndRenewalTerms", countryCode, version, language } as const;
    expect(findAgreementProblem(agreement, version)).toBeUndefined();
  });

  it("asks only for variants that exist, so that no 404 shows", async () => {
    await load();
    expect(asked).toHaveLength(3);
  });

  describe.each(["common", "us", "app-settings"])("where %s.json", (name) => {
    const path = `/config/${name}.json`;
    const faults = [
      ["is missing", undefined],
      ["is half written", '{"flags": {"a'],
      ["is slow", SLOW],
      ["is of another shape", ["list"]],
    ] as const;

    it.each(faults)("%s, fails naming it [A7.11]", async (_fault, content) => {
      files[path] = content;
      await expect(load()).rejects.toThrow(path);
    });

    it.each(faults)("%s, takes the last good copy and tells the log", async (_fault, content) => {
      const before = await load("x.test");
      files[path] = content;
      const after = await load("x.test");
      expect(after.shell).toEqual(before.shell);
      expect(String(after.fault)).toContain(path);
    });
  });

  it.each([
    ["common", { ...ofDisk("common"), brand: { name: "A" } }, "brand.legalName"],
    ["common", { ...ofDisk("common"), agreementVersion: 1 }, "agreementVersion"],
    ["us", { ...ofDisk("us"), apiBaseUrl: 1 }, "apiBaseUrl"],
    ["app-settings", { features: {} }, "flags"],
    ["app-settings", { ...ofDisk("app-settings"), brand: "A" }, "brand.name"],
  ])("names file and key where %s.json leaves something out", async (name, content, key) => {
    files[`/config/${name}.json`] = content;
    await expect(load()).rejects.toThrow(`/config/${name}.json: ${key}`);
  });

  it.each([undefined, "{", SLOW, [], { brand: "X" }])(
    "goes on without the file of a host that is wrong, and names it to the log",
    async (content) => {
      files[VARIANT] = content;
      const { shell, fault } = await load("x.test");
      expect(shell.brand.name).toBe(ofDisk("common").brand.name);
      expect(String(fault)).toContain(VARIANT);
    },
  );

  it.each(["{", '{"brand":{}}', "null"])("takes a copy that was damaged for none: %s", async (damaged) => {
    await load();
    localStorage.setItem("CONFIGURATION_US", damaged);
    files["/config/us.json"] = undefined;
    await expect(load()).rejects.toThrow("/config/us.json");
  });

  it("keeps one copy for each country", async () => {
    await load("y.test", "CA");
    files["/config/common.json"] = undefined;
    await expect(load("y.test", "US")).rejects.toThrow("/config/common.json");
  });
});

it("[S7.33] leads the client to the API of the country, and says whether this is production", async () => {
  files["/config/ca.json"] = { ...ofDisk("ca"), apiBaseUrl: "https://api.example.ca/v2" };
  const { shell } = await load("y.test", "CA");
  const address = "https://api.example.ca/v2/configservice/v1/applications/web/configs/v1/me";
  for (const production of ["true", "false"]) {
    document.documentElement.dataset["enableProdMode"] = production;
    expect(clientConfigUrl(shell)).toBe(`${address}?enableProdMode=${production}`);
  }
});
