import type { Identity } from "@skywave/contract";

/** Why an identity in this state gets no session for its grant alone. */
export function decideIdentityState(
  state: Identity["state"] | undefined,
): "IDENTITY_NOT_ELIGIBLE_ERROR" | "LEGACY_SIGN_IN_REQUIRED" | undefined {
  switch (state) {
    case "STREAMING":
      return "IDENTITY_NOT_ELIGIBLE_ERROR";
    case "ACCOUNT":
      return "LEGACY_SIGN_IN_REQUIRED";
    case "ATLAS":
    case undefined:
      return undefined;
  }
}
