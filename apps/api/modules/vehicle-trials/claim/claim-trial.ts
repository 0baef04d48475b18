import type { CallRequest } from "@skywave/contract";
import { lifecycleOn } from "@skywave/domain/vehicle-trials/lifecycle";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import { isUniqueViolation } from "#platform/database/database-errors.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { isSameDigest } from "#platform/security/secrets.ts";
import type { FindVehicle } from "../find-vehicle.ts";
import type { LoadVehicle, VehicleAsItIs } from "../load-vehicle.ts";
import { readLocator } from "../read-locator.ts";
import type { TrialLinks } from "../trial-links.ts";
import type { FindTrialPlan } from "../trial-plan.ts";
import type { VehicleTrialsRepository } from "../vehicle-trials-repository.ts";
import { type ClaimFacts, decideClaim } from "./decide-claim.ts";
import { type Claimed, claimedOf, type GiveDays } from "./give-days.ts";

type Typed = CallRequest<"user", "b2bTrialClaim">["body"];
type Claimant = Pick<PersonCaller, "identityId" | "country">;

export type ClaimTrial = (typed: Typed, claimant: Claimant) => Promise<Outcome<Claimed>>;

export interface ClaimTrialDependencies {
  database: Database;
  repository: Pick<VehicleTrialsRepository, "findForUpdate">;
  findVehicle: FindVehicle;
  loadVehicle: LoadVehicle;
  findTrialPlan: FindTrialPlan;
  links: Pick<TrialLinks, "open">;
  radios: Pick<Radios, "find">;
  identities: Pick<Identities, "find">;
  profiles: Pick<Books["profiles"], "findDefault">;
  giveDays: GiveDays;
  limits: Pick<RateLimits, "hold" | "giveBack">;
  clock: Clock;
}

/**
 * Makes a person the owner of what runs on a vehicle: a plan without a card, for the days that are left. Of two who claim
 * at once one waits for the row, and is told whose it became.
 */
export function createClaimTrial(dependencies: ClaimTrialDependencies): ClaimTrial {
  const { database, repository, links, radios, identities, limits, clock } = dependencies;

  const findNamed = async (
    { magicLinkGrant, radioId, vin }: Typed,
    { country }: Claimant,
  ): Promise<Outcome<{ namedBy: ClaimFacts["namedBy"]; vehicle: VehicleAsItIs }>> => {
    if (magicLinkGrant === undefined) {
      const locator = readLocator({ radioId, vin });
      if (!locator.ok) return locator;
      const vehicle = await dependencies.findVehicle(locator.data, country);
      return vehicle.ok ? done({ namedBy: locator.data.by, vehicle: vehicle.data }) : vehicle;
    }
    if (radioId !== undefined || vin !== undefined)
      return refuse("INVALID_PAYLOAD", {
        invalidFields: [{ field: "magicLinkGrant", code: "ONE_OF_THREE" }],
      });
    const trial = await links.open(magicLinkGrant);
    if (!trial.ok) return trial;
    const named = await radios.find(trial.data.radioId);
    if (named?.radio.country !== country) return refuse("MAGIC_LINK_NOT_FOUND");
    return done({ namedBy: "link", vehicle: await dependencies.loadVehicle(named) });
  };

  /** As it stands once nobody else can claim it. */
  const lock = async ({ radio, trial }: VehicleAsItIs): Promise<VehicleAsItIs> => {
    if (trial !== undefined) await repository.findForUpdate(trial.id);
    const named = await radios.find(radio.radioId);
    if (named === undefined) throw new Error(`radio ${radio.radioId} is gone`);
    return dependencies.loadVehicle(named);
  };

  const give = async (
    vehicle: VehicleAsItIs,
    identityId: string,
    oemDriverId: string | null,
  ): Promise<Outcome<Claimed>> => {
    const { trial, radio } = vehicle;
    if (trial === undefined) throw new Error(`radio ${radio.radioId} has no trial`);
    const profile = await dependencies.profiles.findDefault(identityId);
    const isHere = profile?.serviceAddress.country === radio.country;
    const serviceAddress = isHere ? profile.serviceAddress : trial.dealerAddress;
    // What was refused, and what is theirs already, is no vehicle more.
    const limited = await limits.hold("vehiclesClaimedByIdentity", identityId);
    if (limited !== undefined) return limited;
    const given = await dependencies.giveDays(vehicle, { identityId, oemDriverId, serviceAddress });
    if (!given.ok) await limits.giveBack("vehiclesClaimedByIdentity", identityId);
    return given;
  };

  return refusingTaken(async (typed, claimant) => {
    const { identityId } = claimant;
    const identity = await identities.find(identityId);
    if (identity?.state !== "ATLAS") return refuse("IDENTITY_NOT_ELIGIBLE_ERROR");
    const provedEmail = identity.emailProvedAt === null ? null : identity.email;
    const claimed = await database.inTransaction(async () => {
      const named = await findNamed(typed, claimant);
      if (!named.ok) return named;
      const vehicle = await lock(named.data.vehicle);
      const decision = decideClaim({
        ...factsOfClaimant(vehicle, { identityId, provedEmail, oemDriverId: typed.oemDriverId }),
        state: lifecycleOn(vehicle.facts, clock.today()),
        namedBy: named.data.namedBy,
      });
      const { trial } = vehicle;
      const driver = typed.oemDriverId ?? trial?.oemDriverId ?? null;
      switch (decision.kind) {
        case "refuse":
          return refuse(decision.code);
        case "claim":
          return give(vehicle, identityId, driver);
        case "repeat": {
          if (trial === undefined) throw new Error("a trial was claimed that nobody gave");
          const { name: planName } = await dependencies.findTrialPlan(vehicle.radio.country, 1);
          return done(claimedOf(trial, { planName, today: clock.today() }));
        }
      }
    });
    if (claimed.ok) crashPoint("claim.done");
    return claimed;
  });
}

/** Somebody may be paying for a plan on the radio at this moment, which nobody sees yet. */
function refusingTaken(claim: ClaimTrial): ClaimTrial {
  return async (typed, claimant) => {
    try {
      return await claim(typed, claimant);
    } catch (error) {
      if (!isUniqueViolation(error, "radio_subscriptions_one_subscription")) throw error;
      return refuse("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
    }
  };
}

function factsOfClaimant(
  { trial, plan }: VehicleAsItIs,
  who: { identityId: string; provedEmail: string | null; oemDriverId: string | undefined },
): Omit<ClaimFacts, "state" | "namedBy"> {
  const email = trial?.email ?? null;
  const driver = trial?.oemDriverId ?? null;
  const isBuyer = email !== null && who.provedEmail?.toLowerCase() === email;
  const isDriver = driver !== null && who.oemDriverId !== undefined && isSameDigest(driver, who.oemDriverId);
  const isTheirs = trial?.claimedBy === who.identityId;
  return {
    isMeantForSomebody: email !== null || driver !== null,
    isMeantForCaller: isBuyer || isDriver,
    hasOtherDriver: driver !== null && who.oemDriverId !== undefined && !isDriver,
    isDemo: trial?.kind === "demo",
    isRelated: isTheirs || plan?.identityId === who.identityId,
    isTheirs,
  };
}
