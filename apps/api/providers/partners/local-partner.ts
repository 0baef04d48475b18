import { randomSecret, type Secrets } from "#platform/security/secrets.ts";
import type { PartnerGateway, PartnerPlan } from "./partner-gateway.ts";

/** What may be made to go wrong with the partner. */
export type PartnerFault = "down" | "timesOutAfterRedeeming" | "strangeHost" | "plainHttp";

/** A partner for trying things out: it redeems by key, and gives a page of its own for each. */
export interface LocalPartner extends PartnerGateway {
  /** Makes all calls fail in one way; without a fault it is well again. */
  order(fault?: PartnerFault): void;
  /** How often it was asked, and how many entitlements it has redeemed. */
  counts(): { calls: number; redemptions: number };
  /** Sells a plan, and gives the link's token. */
  sellPlan(plan: PartnerPlan): string;
  payFor(deviceId: string, until: Temporal.Instant): void;
}

export function createLocalPartner(secrets: Pick<Secrets, "sign">): LocalPartner {
  const redeemed = new Set<string>();
  const plans = new Map<string, PartnerPlan>();
  const devices = new Map<string, Temporal.Instant>();
  let fault: PartnerFault | undefined;
  let calls = 0;
  const unavailable = (why: string) => ({ kind: "unavailable" as const, cause: new Error(why) });

  return {
    order: (ordered) => {
      fault = ordered;
    },
    counts: () => ({ calls, redemptions: redeemed.size }),
    sellPlan: (plan) => {
      const token = randomSecret();
      plans.set(token, plan);
      return token;
    },
    payFor: (deviceId, until) => {
      devices.set(deviceId, until);
    },

    activate: async ({ productId, key }) => {
      calls += 1;
      if (fault === "down") return unavailable("the partner is down");
      redeemed.add(key);
      if (fault === "timesOutAfterRedeeming") return unavailable("the partner did not answer in time");
      const host = fault === "strangeHost" ? "podwave.example.attacker.example" : "join.podwave.example";
      const scheme = fault === "plainHttp" ? "http" : "https";
      const ticket = secrets.sign("local-partner", `${productId}.${key}`);
      return { kind: "activated", signupUrl: `${scheme}://${host}/start?ticket=${ticket}` };
    },

    findPlan: async (token) => {
      if (fault === "down") return unavailable("the partner is down");
      const plan = plans.get(token);
      return plan === undefined ? { kind: "unknown" } : { kind: "found", plan };
    },

    findDeviceAccess: async (deviceId) => {
      if (fault === "down") return unavailable("the partner is down");
      const until = devices.get(deviceId);
      return until === undefined ? { kind: "notGranted" } : { kind: "granted", until };
    },
  };
}
