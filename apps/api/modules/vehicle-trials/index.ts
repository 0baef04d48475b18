import type { FastifyInstance } from "fastify";
import type { Books } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { LegacyAccounts } from "#modules/legacy-accounts/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { VehicleDealers } from "#providers/vehicle-dealers/vehicle-dealers.ts";
import type { VehicleMakers } from "#providers/vehicle-makers/vehicle-makers.ts";
import { createClaimTrial } from "./claim/claim-trial.ts";
import { createGiveDays } from "./claim/give-days.ts";
import { createFindVehicle } from "./find-vehicle.ts";
import { createLoadVehicle } from "./load-vehicle.ts";
import { registerMakerRoute } from "./makers/register-maker-route.ts";
import { createSettleMakerMessage } from "./makers/settle-maker-message.ts";
import { createTakeMakerMessage, type TakeMakerMessage } from "./makers/take-maker-message.ts";
import { createVehicleTrialHandlers, type VehicleTrialHandlers } from "./routes.ts";
import { createServiceLane } from "./service-lane/service-lane.ts";
import { createAcceptTerms } from "./states/accept-terms.ts";
import { createRequestTrialLink } from "./states/request-trial-link.ts";
import { createFindUsedCarCode } from "./states/find-used-car-code.ts";
import { createShowHandoff } from "./states/show-handoff.ts";
import { createShowStates } from "./states/show-states.ts";
import { createTrialLinks } from "./trial-links.ts";
import { createFindTrialPlan } from "./trial-plan.ts";
import { createStartUsedCarTrial } from "./used-car/start-used-car-trial.ts";
import { createVehicleTrialsRepository } from "./vehicle-trials-repository.ts";

export type { MakerAnswer } from "./makers/settle-maker-message.ts";

// A signature is good for five minutes; its message may come again until then.
const MESSAGES_KEPT_FOR = { hours: 1 } as const;
// A trial lasts two years at most, and a fresh link can be asked for while it does.
const CONTACTS_KEPT_FOR = { hours: 24 * 730 } as const;

/** The trials that makers of vehicles give along: how they stand, and whose they become. */
export interface VehicleTrials extends Module {
  handlers: VehicleTrialHandlers;
  /** Takes a signed message of a maker. */
  takeMessage: TakeMakerMessage;
  /** The maker of the sandbox; undefined where there is none. */
  localMaker: VehicleMakers["local"];
  /** The key of the sandbox's desk; undefined where there is none. */
  localDeskKey: VehicleDealers["localDeskKey"];
  /** Opens the address to which makers post what they have to say. */
  openMakersInlet(app: FastifyInstance): Promise<void>;
}

export interface VehicleTrialNeeds {
  books: Pick<Books, "profiles">;
  identities: Pick<Identities, "find">;
  /** Made after vehicle trials; asked only while a call is answered. */
  legacyAccounts: () => Pick<LegacyAccounts, "find">;
  offers: Pick<Offers, "findNewest">;
  radios: Radios;
  subscriptions: Pick<Subscriptions, "find" | "givePaid" | "listInstanceNumbers">;
  vehicleDealers: VehicleDealers;
  vehicleMakers: VehicleMakers;
}

export function createVehicleTrials(platform: Platform, needs: VehicleTrialNeeds): VehicleTrials {
  const { clock, database, limits, secrets } = platform;
  const { books, offers, radios, subscriptions, vehicleDealers, vehicleMakers } = needs;
  const repository = createVehicleTrialsRepository(database);
  const links = createTrialLinks({ repository, secrets, clock });
  const loadVehicle = createLoadVehicle({ repository, subscriptions });
  const findVehicle = createFindVehicle({ radios, loadVehicle, clock });
  const findTrialPlan = createFindTrialPlan(offers);
  const activateRadio = (radioId: string) =>
    platform.jobs.send("activate-radio", { radioId, askedAt: clock.realNow().toString() });
  const giveDays = createGiveDays({ repository, findTrialPlan, radios, subscriptions, activateRadio, clock });
  const common = {
    ...platform,
    ...needs,
    repository,
    links,
    loadVehicle,
    findVehicle,
    findTrialPlan,
    giveDays,
  };
  const claimTrial = createClaimTrial({ ...common, profiles: books.profiles });
  const findUsedCarCode = createFindUsedCarCode(common);
  const takeMessage = createTakeMakerMessage({
    ...common,
    settle: createSettleMakerMessage(common),
    makers: vehicleMakers,
  });
  return {
    handlers: createVehicleTrialHandlers({
      claimTrial,
      startUsedCarTrial: createStartUsedCarTrial({
        ...common,
        profiles: books.profiles,
        claimTrial,
        findUsedCarCode,
      }),
      states: createShowStates({
        ...common,
        findUsedCarCode,
        findLegacyAccount: (identityId) => needs.legacyAccounts().find(identityId),
      }),
      showHandoff: createShowHandoff(common),
      acceptTerms: createAcceptTerms(common),
      requestTrialLink: createRequestTrialLink(common),
      findVehicle,
      serviceLane: createServiceLane({ ...common, activateRadio, findUsedCarCode, dealers: vehicleDealers }),
      countLookup: radios.countLookup,
      limits,
    }),
    takeMessage,
    localMaker: vehicleMakers.local,
    localDeskKey: vehicleDealers.localDeskKey,
    openMakersInlet: (app) => registerMakerRoute(app, takeMessage),
    wipe: (identityId) => repository.forgetContactsOf(identityId),
    removeExpired: async () => {
      const now = clock.realNow();
      await repository.removeMessagesBefore(now.subtract(MESSAGES_KEPT_FOR));
      await repository.forgetContactsOfLinksBefore(now.subtract(CONTACTS_KEPT_FOR));
    },
  };
}
