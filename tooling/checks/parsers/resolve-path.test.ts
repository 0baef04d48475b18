import { describe, expect, test } from "vitest";
import { resolvePath, roomOf } from "./resolve-path.ts";

describe("resolvePath", () => {
  test.each([
    ["apps/web/features/subscriptions/a.ts", "../b.ts", "apps/web/features/b.ts"],
    ["apps/web/features/subscriptions/a.ts", "#ui/button/button.tsx", "apps/web/ui/button/button.tsx"],
    ["apps/api/modules/orders/a.ts", "#platform/clock.ts", "apps/api/platform/clock.ts"],
    ["apps/api/modules/orders/a.ts", "@skywave/contract", undefined],
  ])("from %s, %s is %s", (from, specifier, path) => {
    expect(resolvePath(from, specifier)).toBe(path);
  });
});

describe("roomOf", () => {
  test.each([
    ["apps/api/modules/orders/complete/a.ts", "apps/api/modules/orders"],
    ["apps/api/platform/http/a.ts", "apps/api/platform"],
    ["apps/web/features/subscriptions/a.ts", "apps/web/features/subscriptions"],
    ["apps/api/build.ts", undefined],
    ["packages/sdk/src/a.ts", undefined],
  ])("%s is in %s", (path, room) => {
    expect(roomOf(path)).toBe(room);
  });
});
