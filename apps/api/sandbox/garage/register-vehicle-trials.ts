import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "#app.ts";
import type { Clock } from "#platform/clock.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import { GARAGE_ADDRESSES } from "./came-with-vehicle.ts";
import { buildCar } from "./make-car.ts";

const Asked = z.object({
  country: z.enum(["US", "CA"]).default("US"),
  email: z.email().optional(),
  page: z.enum(["activate", "activate/trial/targeted", "activate/trial/targeted-oem"]).default("activate"),
  isWaiting: z.stringbool().default(false),
});
const TRIAL_IN_DAYS = 90;
const DRIVER_ID = "sandbox-driver";
/** As the web app's configuration has it. */
const PARTNER_CODE = "solano";

/** A maker sends the link of a trial: it builds a car, gives the trial along, signed, and leads to where its link does. */
export function registerVehicleTrials(
  scope: FastifyInstance,
  parts: { app: App; clock: Clock } & Parameters<typeof buildCar>[0],
): void {
  const { app, clock } = parts;
  registerSales(scope, parts);
  scope.get("/vehicle-trials", async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    const { localMaker, takeMessage } = app.vehicleTrials;
    if (!asked.success || localMaker === undefined)
      return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { country, email, page, isWaiting } = asked.data;
    const { radioId, vin } = await buildCar(parts, country);
    const given = await localMaker.send(
      {
        type: "trialGiven",
        reference: `sandbox-${radioId}`,
        radioId,
        vin,
        kind: "newCar",
        days: TRIAL_IN_DAYS,
        startsOn: isWaiting ? null : clock.today().toString(),
        email: email ?? null,
        oemDriverId: page === "activate/trial/targeted-oem" ? DRIVER_ID : null,
        dealerAddress: GARAGE_ADDRESSES[country],
      },
      takeMessage,
    );
    if (!given.ok) return answerRefusal(request, reply, given);
    const isOfMaker = page === "activate/trial/targeted-oem";
    const [code, driver] = isOfMaker ? [`?partnercode=${PARTNER_CODE}`, `&${DRIVER_ID}`] : ["", ""];
    return reply.redirect(`/${page}${code}#${given.data.magicLinkGrant}${driver}`);
  });

  // A dealer's own link; a car that is in for service, whose VIN the desk's software adds to it.
  scope.get("/service-lane", async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    const { localDeskKey } = app.vehicleTrials;
    if (!asked.success || localDeskKey === undefined)
      return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { vin } = await buildCar(parts, asked.data.country);
    return reply.redirect(`/activate/trial/service-lane/new#${localDeskKey}&${vin}`);
  });

  // Sold by its first owner, who never listened: its radio shows its number, and the link has it.
  scope.get("/used-cars", async (request, reply) => {
    const asked = Asked.safeParse(request.query);
    if (!asked.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { radioId } = await buildCar(parts, asked.data.country);
    return reply.redirect(`/activate/trial/used-vehicle/new#${radioId}`);
  });
}

const Built = z.strictObject({ country: z.enum(["US", "CA"]), email: z.email().optional() });
const Sale = z.strictObject({ reference: z.string() });

/** A car leaves the factory with a trial that waits for its sale, and is sold; for whoever follows it from the beginning. */
function registerSales(
  scope: FastifyInstance,
  parts: { app: App; clock: Clock } & Parameters<typeof buildCar>[0],
): void {
  const { localMaker, takeMessage } = parts.app.vehicleTrials;
  if (localMaker === undefined) return;

  scope.post("/vehicle-trials", async (request, reply) => {
    const asked = Built.safeParse(request.body);
    if (!asked.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const { country, email = null } = asked.data;
    const car = await buildCar(parts, country);
    const { radioId, vin } = car;
    const reference = `sandbox-${radioId}`;
    const given = await localMaker.send(
      {
        type: "trialGiven",
        reference,
        radioId,
        vin,
        kind: "newCar",
        days: TRIAL_IN_DAYS,
        startsOn: null,
        email,
        oemDriverId: null,
        dealerAddress: GARAGE_ADDRESSES[country],
      },
      takeMessage,
    );
    if (!given.ok) return answerRefusal(request, reply, given);
    return reply.status(201).send({ ...car, reference, link: given.data.magicLinkGrant });
  });

  scope.post("/vehicle-trials/sales", async (request, reply) => {
    const asked = Sale.safeParse(request.body);
    if (!asked.success) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    const startsOn = parts.clock.today().toString();
    const started = await localMaker.send({ type: "trialStarted", startsOn, ...asked.data }, takeMessage);
    return started.ok ? reply.status(201).send({ startsOn }) : answerRefusal(request, reply, started);
  });
}
