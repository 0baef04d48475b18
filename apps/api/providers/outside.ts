import type { AddressValidator } from "./address-validation/address-validator.ts";
import type { CardProcessor } from "./card-processor/card-processor.ts";
import type { ContentSource } from "./content/content-source.ts";
import type { PartnerGateway } from "./partners/partner-gateway.ts";
import type { Personaliser } from "./personalisation/personaliser.ts";
import type { PlateRegister } from "./plates/plate-register.ts";
import type { ScoresProvider } from "./sports/scores-provider.ts";
import type { StoreGateway } from "./stores/store-gateway.ts";
import type { StudentVerification } from "./student-verification/student-verification.ts";
import type { Uplink } from "./uplink/uplink.ts";
import type { VehicleDecoder } from "./vehicles/vehicle-decoder.ts";
import type { VehicleDealers } from "./vehicle-dealers/vehicle-dealers.ts";
import type { VehicleMakers } from "./vehicle-makers/vehicle-makers.ts";
import type { VoiceGateway } from "./voice-assistants/voice-gateway.ts";

/** The world outside, as the modules meet it. */
export interface Outside {
  cardProcessor: CardProcessor;
  /** What the post knows. */
  addressValidator: AddressValidator;
  /** Where plans are redeemed and sold. */
  partners: PartnerGateway;
  stores: StoreGateway;
  /** Who knows who is a student. */
  studentVerification: StudentVerification;
  /** Makers of vehicles, who give trials along. */
  vehicleMakers: VehicleMakers;
  /** Those who sell and service them, and start trials at their desks. */
  vehicleDealers: VehicleDealers;
  /** Makers of speakers. */
  voice: VoiceGateway;
  /** The way to the satellites. */
  uplink: Uplink;
  /** Who knows which plate is on which vehicle; undefined where nobody can be asked. */
  plates: PlateRegister | undefined;
  /** Who can read VINs; undefined where only what makers told us is known. */
  vehicles: VehicleDecoder | undefined;
  /** Who knows how games stand; undefined where nobody can be asked. */
  scores: ScoresProvider | undefined;
  content: ContentSource | undefined;
  /** Decides what to show to whom. */
  personaliser: Personaliser | undefined;
}
