import { afterEach, expect, it } from "vitest";
import { chooseScheme, chosenScheme } from "./scheme.ts";

afterEach(() => {
  delete document.documentElement.dataset["scheme"];
  document.cookie = "scheme=; path=/; max-age=0";
});

it("draws the page in what is chosen, and keeps it for the pages to come", () => {
  expect(chosenScheme()).toBe("device");
  for (const scheme of ["dark", "light", "device"]) {
    chooseScheme(scheme);
    expect([chosenScheme(), document.cookie]).toEqual([scheme, `scheme=${scheme}`]);
  }
});
