import { expect, test } from "vitest";
import { manageUrlOf } from "./manage-url.ts";

test("Each store leads to its own page of subscriptions, and whoever is no store to none", () => {
  const hostOf = (source: string) => new URL(manageUrlOf(source) ?? "none:").host;
  expect(["apple", "google", "amazon", "roku"].map(hostOf)).toEqual([
    "apps.apple.com",
    "play.google.com",
    "www.amazon.com",
    "my.roku.com",
  ]);
  expect(manageUrlOf("bango")).toBeUndefined();
});
