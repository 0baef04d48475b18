import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readSiteLocales } from "./site-locales.ts";

test("[A3.35] speaks to a country as its file says, and on a host as the file of that says", () => {
  const folder = mkdtempSync(join(tmpdir(), "locales-"));
  mkdirSync(join(folder, "variants"));
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write("common.json", { hostVariants: ["radio.example", "quebec.example"] });
  write("us.json", { locale: "en-US" });
  write("ca.json", { locale: "en-CA" });
  write("variants/radio.example.json", {});
  write("variants/quebec.example.json", { locale: "fr-CA" });
  const siteLocaleAt = readSiteLocales(pathToFileURL(`${folder}/`));
  expect(siteLocaleAt("localhost:8080", "US")).toBe("en-US");
  expect(siteLocaleAt("radio.example", "CA")).toBe("en-CA");
  expect(siteLocaleAt("Quebec.example:443", "CA")).toBe("fr-CA");
  rmSync(folder, { recursive: true });
});

test("[A9.01] has English for both countries here", () => {
  const siteLocaleAt = readSiteLocales();
  expect([siteLocaleAt("localhost", "US"), siteLocaleAt("can.localhost", "CA")]).toEqual(["en-US", "en-CA"]);
});
