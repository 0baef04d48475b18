import type { SignInMethod } from "@skywave/services/authentication/start-sign-in";
import type { Tracker } from "@skywave/tracking";
import type { AwaitingMethod } from "./stages.ts";

/** The ways that the account has, and the link, which needs no more than its address. */
export type Way = SignInMethod | "link";

/** The same ways as analytics names them; a link comes by mail. */
const VERIFICATION_OPTIONS = { password: "password", email: "email", link: "email", phone: "text" } as const;

/** Tells which ways in an account has. */
export function describeWays(tracking: Tracker, { methods }: AwaitingMethod): void {
  const verificationOptions = methods.map((method) => VERIFICATION_OPTIONS[method]);
  tracking.describe({ account: { verificationOptions } });
}

/** Tells which way somebody has chosen. */
export function tellWay(tracking: Tracker, way: Way): void {
  tracking.event("generic-button-click", {
    componentName: "verificationOptions",
    selectedVerificationOption: VERIFICATION_OPTIONS[way],
  });
}
