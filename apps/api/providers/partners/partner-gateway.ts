import type { Country } from "@skywave/domain/locale/country";

/** `unavailable` may have redeemed or not: asking again under the same key tells. */
export type ActivationOutcome =
  | { kind: "activated"; signupUrl: string }
  | { kind: "unavailable"; cause: unknown };

export type DeviceAccessOutcome =
  | { kind: "granted"; until: Temporal.Instant }
  | { kind: "notGranted" }
  | { kind: "unavailable"; cause: unknown };

/** A plan that a partner has sold and bills for. */
export interface PartnerPlan {
  /** The name it has at the partner. */
  reference: string;
  offerId: string;
  country: Country;
  startedAt: Temporal.Instant;
  /** Until when its link can be used. */
  expiresAt: Temporal.Instant;
}

export type PartnerPlanOutcome =
  | { kind: "found"; plan: PartnerPlan }
  | { kind: "unknown" }
  | { kind: "unavailable"; cause: unknown };

/** Companies whose products come with a plan, or who pay for somebody's listening. */
export interface PartnerGateway {
  /** Redeems one entitlement. Under one key it acts once, and gives the same address, however often it is called. */
  activate(input: { productId: string; key: string }): Promise<ActivationOutcome>;
  /** What was sold with a link. */
  findPlan(token: string): Promise<PartnerPlanOutcome>;
  /** Whether a partner has paid for a device, and until when. */
  findDeviceAccess(deviceId: string): Promise<DeviceAccessOutcome>;
}
