import { afterEach, expect, it } from "vitest";
import { chooseScheme, chosenScheme } from "./scheme.ts";

afterEach(() => chooseScheme("device"));

it("draws the page in what is chosen, and keeps it for the pages to come", () => {
  expect(chosenScheme()).toBe("device");
  chooseScheme("dark");
  expect([chosenScheme(), document.cookie]).toEqual(["dark", "scheme=dark"]);
  chooseScheme("light");
  expect([chosenScheme(), document.cookie]).toEqual(["light", "scheme=light"]);
});

it("forgets the choice of who leaves it to the device", () => {
  chooseScheme("dark");
  chooseScheme("device");
  expect([chosenScheme(), document.cookie]).toEqual(["device", ""]);
});
