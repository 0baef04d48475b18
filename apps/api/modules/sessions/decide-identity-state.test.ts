import { expect, test } from "vitest";
import { decideIdentityState } from "./decide-identity-state.ts";

test("A grant alone opens a session of our own people, and of somebody whom the exchange will not know", () => {
  const states = ["ATLAS", undefined, "STREAMING", "ACCOUNT"] as const;
  expect(states.map(decideIdentityState)).toEqual([
    undefined,
    undefined,
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "LEGACY_SIGN_IN_REQUIRED",
  ]);
});
