import { z } from "zod";
import { Amount } from "../wire/money.ts";
import { BillingDate } from "../wire/time.ts";

const Flags = z
  .object({
    isDemo: z.boolean(),
    isEmployee: z.boolean(),
    isLifetime: z.boolean(),
    isExtended: z.boolean(),
    isAdvantage: z.boolean().describe("At the price of those who have stayed for many years"),
    isFamily: z.boolean(),
    isMilitary: z.boolean().describe("For those who serve, and for veterans"),
    isIntroductory: z.boolean(),
    canChange: z.boolean(),
  })
  .meta({ id: "PlanFlags" });

const LegacyPlanPhase = z
  .object({
    phase: z.enum(["trial", "promo", "fullPrice"]),
    isActivePhase: z.boolean(),
    isPrepaid: z.boolean(),
    term: z.object({
      length: z.number().describe("Months; 1 for a phase without end"),
      startDate: BillingDate,
      endDate: BillingDate.nullable().describe("The day the next phase starts; null until cancelled"),
      price: Amount.describe("Of the whole term, before tax"),
      renewalDate: BillingDate.nullable().describe("null where nothing follows"),
    }),
    metadata: z.object({
      offerId: z.string(),
      code: z
        .string()
        .describe("Of the plan in the legacy system, or of the package where it is not from there"),
      type: z.string().describe("The plan type, such as TRIAL_EXT or PROMO_MCP"),
    }),
    flags: Flags,
  })
  .meta({ id: "LegacyPlanPhase" });

/** A plan of a subscription in the legacy system's words, with all the phases that it has. */
export const LegacyPlan = z
  .object({
    id: z.string(),
    subscriptionId: z.string(),
    packageName: z.string(),
    category: z.enum(["infotainment", "marine", "aviation", "entertainment"]),
    phases: z.array(LegacyPlanPhase),
    includesRadio: z.boolean(),
    // Misspelled, as its callers know it.
    streamingAvaliable: z.boolean(),
    flags: Flags.describe("Of the phase that is active, or else of the first one"),
  })
  .meta({ id: "LegacyPlan" });
export type LegacyPlan = z.infer<typeof LegacyPlan>;
