import type { SalStatus } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import type { Offer } from "@skywave/domain/offers/offer";
import { z } from "zod";
import type { App } from "#app.ts";
import { randomSecret } from "#platform/security/secrets.ts";
import type { SandboxRepository } from "../sandbox-repository.ts";

/** The cases of sign-and-link, and what to know before trying one. */
export const WAITING_PLANS: readonly { status: SalStatus["status"]; description: string }[] = [
  { status: "UNCLAIMED_EMAIL_AVAILABLE", description: "Sold to an address that nobody has yet" },
  { status: "UNCLAIMED_SIGN_IN_TO_REUSE", description: "Sold to Sam's address: Sam has to sign in" },
  { status: "UNCLAIMED_NO_EMAIL", description: "Sold without an address" },
  { status: "UNCLAIMED_EMAIL_TAKEN", description: "Sold to Dana's address, who has the plan already" },
  { status: "CLAIMED", description: "Alex has claimed it: signs in only where Alex has been before" },
];

export const WaitingPlan = z.object({
  status: z.enum(WAITING_PLANS.map(({ status }) => status)),
});

const CLAIMED_LINK = "claimed-link";
const CLAIMED_BY = "alex@skywave.example";

// A year that came with a vehicle: nothing is charged, and nothing follows unless the person asks for it.
const OFFER: Offer = {
  id: "us-all-access-prepaid",
  version: 1,
  name: "Horizon",
  country: "US",
  currency: "USD",
  baseTerm: "Annual",
  serviceType: "streaming",
  billingPlatform: "Direct",
  products: [{ id: "streaming-all", name: "Horizon", productType: "main" }],
  phases: [
    {
      type: "Free",
      duration: { length: 12, timeUnit: "months" },
      billingPeriod: { length: 1, timeUnit: "months" },
      price: { productAmountInCents: 0, royaltyFeeInCents: 0 },
    },
  ],
};
const ADDRESS: Address = {
  addressLine1: "500 Market Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
};

/** Makes subscriptions that wait for their owner, one for each case. */
export function createWaitingPlans(
  { linking, identities }: Pick<App, "linking" | "identities">,
  settings: SandboxRepository,
) {
  const { invite, claim } = linking;
  const sell = (email: string | null) =>
    invite({ offer: OFFER, serviceAddress: ADDRESS, email, isMailedToEmail: email !== null });

  /** Alex can have the plan once, so the link of it is remembered. */
  const claimed = async (): Promise<string | undefined> => {
    const remembered = await settings.read(CLAIMED_LINK);
    if (typeof remembered === "string") return remembered;
    const owner = await identities.findByHandle(CLAIMED_BY);
    if (owner === undefined) return undefined;
    const link = await sell(CLAIMED_BY);
    const outcome = await claim(link, owner.id);
    if (!outcome.ok) return undefined;
    await settings.write(CLAIMED_LINK, link);
    return link;
  };

  /** The secret of a new link; undefined when the persona it is about is not there. */
  return async (status: SalStatus["status"]): Promise<string | undefined> => {
    switch (status) {
      case "UNCLAIMED_EMAIL_AVAILABLE":
        return sell(`owner-${randomSecret().slice(0, 8).toLowerCase()}@skywave.example`);
      case "UNCLAIMED_SIGN_IN_TO_REUSE":
        return sell("sam@skywave.example");
      case "UNCLAIMED_NO_EMAIL":
        return sell(null);
      case "UNCLAIMED_EMAIL_TAKEN":
        return sell("dana@skywave.example");
      case "CLAIMED":
        return claimed();
    }
  };
}
