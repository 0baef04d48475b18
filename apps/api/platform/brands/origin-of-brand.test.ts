import { expect, test } from "vitest";
import { originOfBrand } from "./origin-of-brand.ts";

const hosts = ["aurora.localhost", "can.aurora.localhost"];

test("takes the host of the brand in the country, with the protocol and port that all share", () => {
  expect(originOfBrand({ hosts }, "CA", "http://can.localhost:8080")).toBe(
    "http://can.aurora.localhost:8080",
  );
  expect(originOfBrand({ hosts }, "US", "http://localhost:8080")).toBe("http://aurora.localhost:8080");
});

test("stays on the own pages of the installation where the brand has none in the country", () => {
  expect(originOfBrand({ hosts: [] }, "CA", "https://ca.example.com")).toBe("https://ca.example.com");
});
