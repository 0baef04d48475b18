import { describe, expect, test } from "vitest";
import { decideClaim, decideSalStatus } from "./decide-sal-status.ts";
import type { Invitation } from "./invitations-repository.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const CUSTOMER = { identityId: "idn_customer", canHavePlan: true };
const invitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: "inv_1",
  linkDigest: "digest",
  offer: {
    id: "us-prepaid",
    version: 1,
    name: "Horizon",
    country: "US",
    currency: "USD",
    baseTerm: "Annual",
    serviceType: "streaming",
    billingPlatform: "Direct",
    products: [],
    phases: [],
  },
  serviceAddress: { addressLine1: "1", city: "Austin", state: "TX", zipCode: "78701", country: "US" },
  email: "owner@example.com",
  isMailedToEmail: true,
  createdAt: NOW,
  expiresAt: NOW.add({ hours: 1 }),
  claimedBy: null,
  claimedAt: null,
  subscriptionId: null,
  ...changes,
});

describe("decideSalStatus", () => {
  test("[S4.28] tells the five cases apart", () => {
    expect(decideSalStatus(invitation(), undefined, NOW)).toBe("UNCLAIMED_EMAIL_AVAILABLE");
    expect(decideSalStatus(invitation(), CUSTOMER, NOW)).toBe("UNCLAIMED_SIGN_IN_TO_REUSE");
    expect(decideSalStatus(invitation({ email: null }), undefined, NOW)).toBe("UNCLAIMED_NO_EMAIL");
    expect(decideSalStatus(invitation(), { ...CUSTOMER, canHavePlan: false }, NOW)).toBe(
      "UNCLAIMED_EMAIL_TAKEN",
    );
    expect(decideSalStatus(invitation({ claimedBy: "idn_1" }), undefined, NOW)).toBe("CLAIMED");
  });

  test("knows a link no more once it is over, but still whose a claimed subscription is", () => {
    expect(decideSalStatus(invitation({ expiresAt: NOW }), undefined, NOW)).toBeUndefined();
    expect(decideSalStatus(invitation({ expiresAt: NOW, claimedBy: "idn_1" }), undefined, NOW)).toBe(
      "CLAIMED",
    );
  });
});

describe("decideClaim", () => {
  const claim = (changes: Partial<Invitation>, identityId: string, emailOwner?: typeof CUSTOMER) =>
    decideClaim(invitation(changes), { identityId, emailOwner }, NOW);

  test("gives it to the first who claims it, again to the same, and to no other", () => {
    expect(claim({}, "idn_1")).toBe("claim");
    expect(claim({ claimedBy: "idn_1" }, "idn_1")).toBe("repeat");
    expect(claim({ claimedBy: "idn_1" }, "idn_2")).toBe("notYours");
  });

  test("keeps it for the customer whose e-mail it was sold for, if they can have it", () => {
    expect(claim({}, CUSTOMER.identityId, CUSTOMER)).toBe("claim");
    expect(claim({}, "idn_2", CUSTOMER)).toBe("notYours");
    expect(claim({}, "idn_2", { ...CUSTOMER, canHavePlan: false })).toBe("claim");
  });

  test("gives nothing by a link that is over", () => {
    expect(claim({ expiresAt: NOW }, "idn_1")).toBe("invalid");
  });
});
