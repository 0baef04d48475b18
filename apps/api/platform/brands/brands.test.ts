import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readBrands } from "./brands.ts";

const seller = { legalName: "House Inc.", addressLines: [], registrations: [] };
const brands = readBrands({ brandName: "House", seller });

test("gives a host of a brand its name and seller, with or without a port, in any case", () => {
  for (const host of ["aurora.localhost", "AURORA.localhost:8080", "can.aurora.localhost:8080"])
    expect(brands.at(host)).toMatchObject({ key: "aurora", name: "Aurora Radio" });
  expect(brands.named("aurora").seller.legalName).toBe("Aurora Radio Ltd.");
});

test("gives every other host, and a brand that is gone, the brand of the installation", () => {
  for (const host of ["localhost:8080", "can.localhost", "house.example", ""])
    expect(brands.at(host)).toMatchObject({ key: "", name: "House", seller });
  expect(brands.named("sold-last-year").name).toBe("House");
});

test("has a chat where the web app's files name its address, for one brand apart from another", () => {
  expect(brands.named("").hasChat).toBe(false);
  const folder = mkdtempSync(join(tmpdir(), "brands-"));
  mkdirSync(join(folder, "variants"));
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  const face = {
    addressLines: [],
    registrations: [],
    markUrl: "/a.svg",
    picturesUrl: "/a",
    styleUrl: "/a.css",
  };
  const brandOf = (key: string) => ({
    key,
    name: key,
    legalName: key,
    nightColor: "#000000",
    accentColor: "#cc3812",
    ...face,
  });
  write("common.json", { hostVariants: ["a", "b"], support: { chatUrl: "https://chat.example" } });
  write("variants/a.json", { brand: brandOf("a") });
  write("variants/b.json", { brand: brandOf("b"), support: { chatUrl: "" } });
  const read = readBrands({ brandName: "House", seller }, pathToFileURL(`${folder}/`));
  expect(["", "a", "b"].map((key) => read.named(key).hasChat)).toEqual([true, true, false]);
  rmSync(folder, { recursive: true });
});
