import { yearMakeModelOf } from "@skywave/domain/vehicles/vehicle";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import type { Clock } from "#platform/clock.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import type { LocalPlateRegister } from "#providers/plates/local-plate-register.ts";
import type { LocalRadio, LocalRadiosRepository } from "#providers/uplink/local-radios-repository.ts";
import { GARAGE } from "./garage-vehicles.ts";
import type { LivePlan } from "../starting-points/live-plan.ts";
import { buildCar, makeCar, sellCar } from "./make-car.ts";
import { makeHousehold } from "./make-household.ts";
import { registerVehicleTrials } from "./register-vehicle-trials.ts";

const Switches = z
  .strictObject({ radioId: z.string(), isOn: z.boolean().optional(), isUnderRoof: z.boolean().optional() })
  .refine(({ isOn, isUnderRoof }) => isOn !== undefined || isUnderRoof !== undefined);
const NewHousehold = z.strictObject({ country: z.enum(["US", "CA"]) });
const NewCar = z.strictObject({
  email: z.email().optional(),
  country: z.enum(["US", "CA"]),
  /** Its plan is paid for by the month, by whom the address belongs to; else it came with the car. */
  isBilled: z.boolean().optional(),
});

/** Shows the garage's vehicles, switches them on or off, drives them in or out, and brings new ones. */
export function registerGarage(
  scope: FastifyInstance,
  parts: {
    app: App;
    localRadios: LocalRadiosRepository;
    plates: LocalPlateRegister | undefined;
    /** Absent without the embedded card processor. */
    livePlan: LivePlan | undefined;
    clock: Clock;
  },
): void {
  const { app, localRadios, livePlan } = parts;
  registerVehicleTrials(scope, parts);
  scope.get("/garage", async () => ({ vehicles: await listVehicles(localRadios) }));

  // Of a radio that is nobody's of the garage: what somebody in the car would hear.
  scope.get<{ Params: { radioId: string } }>("/garage/radios/:radioId", async ({ params }) => {
    const [radio] = await localRadios.list([params.radioId]);
    return { isPlaying: radio !== undefined && isHeard(radio) };
  });

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

  /** With a plan for somebody, or with none for nobody. */
  const bring = async ({ email, country, isBilled = false }: z.infer<typeof NewCar>) => {
    if (email === undefined) return buildCar(parts, country);
    const owner = await app.identities.findByHandle(email.toLowerCase());
    if (owner === undefined) return undefined;
    const whose = { identityId: owner.id, country };
    if (!isBilled) return makeCar(parts, whose);
    return livePlan && sellCar({ ...parts, livePlan }, whose);
  };

  // Of somebody who is just trying things out: it is theirs to switch, and does not fill the garage.
  scope.post("/garage", async (request, reply) => {
    const body = NewCar.safeParse(request.body);
    const car = body.success ? await bring(body.data) : undefined;
    return car ? reply.status(201).send(car) : answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
  });

  scope.post("/garage/households", async (request, reply) => {
    const body = NewHousehold.safeParse(request.body);
    if (!body.success || livePlan === undefined)
      return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    return reply.status(201).send(await makeHousehold({ ...parts, livePlan }, body.data.country));
  });
}

async function listVehicles(localRadios: LocalRadiosRepository) {
  const radios = await localRadios.list(GARAGE.map(({ radioId }) => radioId));
  return GARAGE.flatMap((vehicle) => {
    const radio = radios.find(({ radioId }) => radioId === vehicle.radioId);
    return radio === undefined ? [] : [describe(vehicle, radio)];
  });
}

/** Without a plan that it has heard of, a radio shows channel 0 with its ID. */
function isHeard({ isOn, isUnderRoof, isActivated }: LocalRadio): boolean {
  return isOn && isActivated && !isUnderRoof;
}

function describe(vehicle: (typeof GARAGE)[number], radio: LocalRadio) {
  const { isOn, isUnderRoof } = radio;
  const { radioId, vin, plate, state, country, kind, plan } = vehicle;
  return {
    radioId,
    vin,
    plate,
    state,
    country,
    kind,
    name: yearMakeModelOf(vehicle),
    owner: plan?.owner ?? null,
    isOn,
    isUnderRoof,
    isPlaying: isHeard(radio),
  };
}
