import { yearMakeModelOf } from "@skywave/domain/vehicles/vehicle";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { LocalRadio, LocalRadiosRepository } from "#providers/uplink/local-radios-repository.ts";
import { GARAGE } from "./garage-vehicles.ts";

const Switches = z
  .strictObject({ radioId: z.string(), isOn: z.boolean().optional(), isUnderRoof: z.boolean().optional() })
  .refine(({ isOn, isUnderRoof }) => isOn !== undefined || isUnderRoof !== undefined);

/** Shows the garage's vehicles, and switches them on or off and drives them in or out. */
export function registerGarage(scope: FastifyInstance, localRadios: LocalRadiosRepository): void {
  scope.get("/garage", async () => ({ vehicles: await listVehicles(localRadios) }));
  scope.put("/garage", async (request, reply) => {
    const body = Switches.safeParse(request.body);
    if (!body.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { radioId, isOn, isUnderRoof } = body.data;
    const changed = await localRadios.change(radioId, {
      ...(isOn !== undefined && { isOn }),
      ...(isUnderRoof !== undefined && { isUnderRoof }),
    });
    if (changed === undefined) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    return { vehicles: await listVehicles(localRadios) };
  });
}

async function listVehicles(localRadios: LocalRadiosRepository) {
  const radios = await localRadios.list();
  return GARAGE.flatMap((vehicle) => {
    const radio = radios.find(({ radioId }) => radioId === vehicle.radioId);
    return radio === undefined ? [] : [describe(vehicle, radio)];
  });
}

function describe(vehicle: (typeof GARAGE)[number], { isOn, isUnderRoof, isActivated }: LocalRadio) {
  const { radioId, vin, plate, state, country, kind, plan } = vehicle;
  return {
    ...{ radioId, vin, plate, state, country, kind },
    name: yearMakeModelOf(vehicle),
    owner: plan?.owner ?? null,
    ...{ isOn, isUnderRoof },
    /** Without a plan that it has heard of, a radio shows channel 0 with its ID. */
    isPlaying: isOn && isActivated && !isUnderRoof,
  };
}
