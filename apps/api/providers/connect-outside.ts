import type { Platform } from "#platform/platform.ts";
import { createLocalAddressValidator } from "./address-validation/local-address-validator.ts";
import { connectScores } from "./connections.ts";
import type { ContentSource } from "./content/content-source.ts";
import { createDeliverySource } from "./content/delivery-source.ts";
import { startContentStore } from "./content/embedded/start-content-store.ts";
import type { Outside } from "./outside.ts";
import { createLocalPartner, type LocalPartner } from "./partners/local-partner.ts";
import { UNCONNECTED } from "./partners/unconnected.ts";
import { createHttpPersonaliser } from "./personalisation/http-personaliser.ts";
import { createLocalPersonaliser } from "./personalisation/local-personaliser.ts";
import type { Personaliser } from "./personalisation/personaliser.ts";
import { createLocalPlateRegister, type LocalPlateRegister } from "./plates/local-plate-register.ts";
import { createLocalStores, type LocalStores } from "./stores/local-stores.ts";
import { createLocalStudentVerifier } from "./student-verification/local-student-verifier.ts";
import { createReviewsRepository } from "./student-verification/reviews-repository.ts";
import type { StudentVerification } from "./student-verification/student-verification.ts";
import { NO_STUDENT_VERIFIER } from "./student-verification/student-verifier.ts";
import { createLocalRadiosRepository } from "./uplink/local-radios-repository.ts";
import { createLocalUplink, type LocalUplink } from "./uplink/local-uplink.ts";
import { NO_UPLINK } from "./uplink/uplink.ts";
import { createLocalVehicleDecoder } from "./vehicles/local-vehicle-decoder.ts";
import { createVehicleDealers, type VehicleDealers } from "./vehicle-dealers/vehicle-dealers.ts";
import { createLocalVehicleMaker, LOCAL_MAKER_ID } from "./vehicle-makers/local-vehicle-maker.ts";
import type { VehicleMakers } from "./vehicle-makers/vehicle-makers.ts";
import { createLocalVoiceMakers, type LocalVoiceMakers } from "./voice-assistants/local-voice-makers.ts";
import { NO_VOICE_ASSISTANTS } from "./voice-assistants/voice-gateway.ts";

const LOCAL_DEALER_ID = "harbor-motors";
const LOCAL_DEALER_PLACE = {
  addressLine1: "9 Harbor Road",
  city: "Corpus Christi",
  state: "TX",
  zipCode: "78401",
  country: "US",
} as const;

type Surroundings = Pick<Platform, "config" | "clock" | "database" | "secrets">;

/** What somebody hands in takes the place of what is configured. */
export type GivenOutside = Pick<Outside, "cardProcessor"> & Partial<Outside>;

export interface Connected {
  outside: Outside;
  /** The doubles that a sandbox shows pages of. */
  sellers: { partners: LocalPartner; stores: LocalStores };
  makers: LocalVoiceMakers | undefined;
  sky: LocalUplink | undefined;
  plates: LocalPlateRegister | undefined;
  close(): Promise<void>;
}

/** The world outside as it is configured; a sandbox has doubles of its own, which live as long as the node. */
export async function connectOutside(around: Surroundings, given: GivenOutside): Promise<Connected> {
  const { config, clock, secrets } = around;
  const sellers = { partners: createLocalPartner(secrets), stores: createLocalStores() };
  const makers = config.isSandbox ? createLocalVoiceMakers(clock) : undefined;
  const sky = config.isSandbox
    ? createLocalUplink({ radios: createLocalRadiosRepository(around.database), clock })
    : undefined;
  const plates = config.isSandbox ? createLocalPlateRegister() : undefined;
  const { content, close } = await connectContent(around);
  return {
    outside: {
      ...(config.isSandbox ? sellers : UNCONNECTED),
      voice: makers ?? NO_VOICE_ASSISTANTS,
      uplink: sky ?? NO_UPLINK,
      plates,
      vehicles: config.isSandbox ? createLocalVehicleDecoder(clock) : undefined,
      scores: connectScores(config),
      content,
      personaliser: connectPersonaliser(around),
      addressValidator: createLocalAddressValidator({ knowsStreets: config.isSandbox }),
      studentVerification: connectStudentVerification(around),
      vehicleMakers: connectVehicleMakers(around),
      vehicleDealers: connectVehicleDealers(around),
      ...given,
    },
    sellers,
    makers,
    sky,
    plates,
    close,
  };
}

async function connectContent({
  config,
}: Surroundings): Promise<{ content: ContentSource | undefined; close: () => Promise<void> }> {
  const close = async () => undefined;
  if (config.content !== undefined) return { content: createDeliverySource(config.content), close };
  if (!config.isSandbox) return { content: undefined, close };
  const store = await startContentStore();
  return { content: createDeliverySource(store), close: () => store.close() };
}

function connectPersonaliser({ config }: Surroundings): Personaliser | undefined {
  if (config.personalisation !== undefined) return createHttpPersonaliser(config.personalisation);
  return config.isSandbox ? createLocalPersonaliser() : undefined;
}

/** Where no provider is connected, nobody can be verified. */
function connectStudentVerification({ config, clock, database, secrets }: Surroundings): StudentVerification {
  if (!config.isSandbox) return { verifier: NO_STUDENT_VERIFIER, callbackSecret: undefined };
  const callbackSecret = secrets.sign("local-student-verification", "callbacks");
  const reviews = createReviewsRepository(database);
  const local = createLocalStudentVerifier({ secret: callbackSecret, clock, reviews });
  return { verifier: local, callbackSecret, local };
}

/** The makers that are configured; a sandbox has one more, of its own. */
function connectVehicleMakers({ config, clock, secrets }: Surroundings): VehicleMakers {
  const known = new Map(Object.entries(config.vehicleMakerSecrets));
  if (!config.isSandbox) return { secretOf: (makerId) => known.get(makerId) };
  const secret = secrets.sign("local-vehicle-maker", "messages");
  known.set(LOCAL_MAKER_ID, secret);
  return { secretOf: (makerId) => known.get(makerId), local: createLocalVehicleMaker({ secret, clock }) };
}

/** The dealers that are configured; a sandbox has a desk of its own. */
function connectVehicleDealers({ config, secrets }: Surroundings): VehicleDealers {
  const desks = config.vehicleDealerDesks;
  if (!config.isSandbox) return createVehicleDealers(desks);
  const secret = secrets.sign("local-vehicle-dealer", "desk");
  const dealers = createVehicleDealers({
    ...desks,
    [LOCAL_DEALER_ID]: { secret, address: LOCAL_DEALER_PLACE },
  });
  return { ...dealers, localDeskKey: `${LOCAL_DEALER_ID}.${secret}` };
}
