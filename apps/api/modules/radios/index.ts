import type { Signal } from "#modules/signal/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { PlateRegister } from "#providers/plates/plate-register.ts";
import type { VehicleDecoder } from "#providers/vehicles/vehicle-decoder.ts";
import { type CountLookup, createCountLookup } from "./count-lookup.ts";
import { createFoundRadios, type FoundRadios } from "./found-radios.ts";
import { createListOwnRadios } from "./list-own-radios.ts";
import { createListShownRadios, type ListShownRadios } from "./list-shown-radios.ts";
import { createLookUpPlate, type ReadCaptcha } from "./look-up-plate.ts";
import { createPlateAuditRepository } from "./plate-audit-repository.ts";
import { createRadioLinksRepository, type RadioLinksRepository } from "./radio-links-repository.ts";
import { createRadioRemovalsRepository } from "./radio-removals-repository.ts";
import { createRemoveDevice } from "./remove-device.ts";
import { createRadiosRepository, type RadiosRepository } from "./radios-repository.ts";
import { createRadioHandlers, type RadioHandlers } from "./routes.ts";
import { createValidateDevice } from "./validate-device.ts";

/** Five years, with their leap days. */
const AUDIT_IS_KEPT = { hours: 24 * (5 * 365 + 2) };

export type { FoundRadios } from "./found-radios.ts";
export type { HeardRadio } from "./radio-links-repository.ts";
export type { RadioAsItIs } from "./radios-repository.ts";
export { serializeRadio } from "./serialize-radio.ts";

/** Radios and vehicles, what is in what, and which subscription is heard where. */
export interface Radios extends RadiosRepository, RadioLinksRepository, Module {
  handlers: RadioHandlers;
  found: FoundRadios;
  /** For whatever tells of a radio by a number that stands on it. */
  countLookup: CountLookup;
  listShown: ListShownRadios;
}

export interface RadioNeeds {
  plates: PlateRegister | undefined;
  vehicles: VehicleDecoder | undefined;
  readCaptcha: ReadCaptcha;
  /** Made after radios, which it sends to; asked only while a call is answered. */
  signal: () => Pick<Signal, "listNewest">;
  visitorProofs: VisitorProofs;
}

export function createRadios(
  { clock, database, jobs, limits, secrets, securityLog }: Platform,
  { plates, vehicles, readCaptcha, signal, visitorProofs }: RadioNeeds,
): Radios {
  const repository = createRadiosRepository(database, (vin) => vehicles?.decode(vin));
  const links = createRadioLinksRepository(database);
  const found = createFoundRadios(visitorProofs, { radios: repository, secrets });
  const countLookup = createCountLookup(limits);
  const finding = { radios: repository, found };
  const audit = createPlateAuditRepository(database);
  const alignRadio = (radioId: string) => jobs.send("align-radio", { radioId, move: null });
  const listShown = createListShownRadios(repository);
  return {
    ...repository,
    ...links,
    handlers: createRadioHandlers({
      listOwn: createListOwnRadios({ listOf: repository.listOf, signal }),
      found,
      validateDevice: createValidateDevice({ ...finding, countLookup }),
      removeDevice: createRemoveDevice({
        removals: createRadioRemovalsRepository(database),
        database,
        alignRadio,
        clock,
      }),
      lookUpPlate: createLookUpPlate({
        ...finding,
        limits,
        plates,
        readCaptcha,
        secrets,
        securityLog,
        audit,
        clock,
      }),
    }),
    found,
    countLookup,
    listShown,
    wipe: async (identityId) => {
      for (const radioId of await links.unlinkAllOf(identityId, clock.now())) await alignRadio(radioId);
    },
    removeExpired: () => audit.removeOlderThan(clock.realNow().subtract(AUDIT_IS_KEPT)),
  };
}
