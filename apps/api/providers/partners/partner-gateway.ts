/** `unavailable` may have redeemed or not: asking again under the same key tells. */
export type ActivationOutcome =
  | { kind: "activated"; signupUrl: string }
  | { kind: "unavailable"; cause: unknown };

export type DeviceAccessOutcome =
  | { kind: "granted"; until: Temporal.Instant }
  | { kind: "notGranted" }
  | { kind: "unavailable"; cause: unknown };

/** Companies whose products come with a plan, or who pay for somebody's listening. */
export interface PartnerGateway {
  /** Redeems one entitlement. Under one key it acts once, and gives the same address, however often it is called. */
  activate(input: { productId: string; key: string }): Promise<ActivationOutcome>;
  /** Whether a partner has paid for a device, and until when. */
  findDeviceAccess(deviceId: string): Promise<DeviceAccessOutcome>;
}
