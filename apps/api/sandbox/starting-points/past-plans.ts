import type { Address } from "@skywave/domain/addresses/address";
import { z } from "zod";
import type { Identities } from "#modules/identities/index.ts";
import { type Outcome, refuse } from "#platform/outcome.ts";
import type { LivePlan } from "./live-plan.ts";
import { sandboxCaller } from "./sandbox-caller.ts";

const PLACES = ["TX", "CA", "MN", "ON", "QC"] as const;

/** One of each place whose law treats plans in its own way. */
const ADDRESSES: Record<(typeof PLACES)[number], Address> = {
  TX: {
    addressLine1: "12 Hill Road",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    country: "US",
  },
  CA: {
    addressLine1: "12 Bay Street",
    city: "Oakland",
    state: "CA",
    zipCode: "94607",
    country: "US",
  },
  MN: {
    addressLine1: "12 Lake Street",
    city: "Duluth",
    state: "MN",
    zipCode: "55802",
    country: "US",
  },
  ON: {
    addressLine1: "12 King Street West",
    city: "Toronto",
    state: "ON",
    zipCode: "M5H 1A1",
    country: "CA",
  },
  QC: {
    addressLine1: "12, rue Saint-Paul",
    city: "Montréal",
    state: "QC",
    zipCode: "H2Y 1A1",
    country: "CA",
  },
};

/** A plan that somebody without one is to have had for a while. */
export const PastPlan = z.object({
  email: z.email(),
  offerId: z.string(),
  /** At most so long that all bills are still shown. */
  ago: z.string().regex(/^P(?:\d{1,2}M)?(?:\d{1,3}D)?$/),
  place: z.enum(PLACES),
  card: z
    .string()
    .regex(/^\d{16}$/)
    .optional(),
});

/** Gives people a past with us, bills and all; refuses what they could not have bought, and where nobody has the address. */
export function createPastPlans(identities: Identities, livePlan: LivePlan) {
  return async ({ email, place, ...plan }: z.infer<typeof PastPlan>): Promise<Outcome<unknown>> => {
    const identity = await identities.findByHandle(email.toLowerCase());
    if (identity === undefined) return refuse("INVALID_PAYLOAD");
    const address = ADDRESSES[place];
    return livePlan(
      { firstName: "Robin", lastName: "Ferrer", address, ...plan, card: plan.card ?? "4242424242424242" },
      sandboxCaller(`past-${identity.id}`, { identityId: identity.id, country: address.country }),
    );
  };
}
