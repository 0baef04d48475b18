import { randomUUID } from "node:crypto";
import type { MakerAnswer } from "#modules/vehicle-trials/index.ts";
import type { Outcome } from "#platform/outcome.ts";
import type { MakerMessage } from "#providers/vehicle-makers/maker-message.ts";
import type { TestApi } from "../open-test-api.ts";
import { makeRadio } from "./make-radio.ts";

type Given = Extract<MakerMessage, { type: "trialGiven" }>;

const DEALER = {
  addressLine1: "500 Dealer Way",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;

/** Says something as the maker of the sandbox. */
export function sayAsMaker(api: TestApi, message: MakerMessage): Promise<Outcome<MakerAnswer>> {
  const { localMaker, takeMessage } = api.app.modules.vehicleTrials;
  if (localMaker === undefined) throw new Error("the sandbox has no maker of vehicles");
  return localMaker.send(message, takeMessage);
}

/** What a maker says of a new vehicle, begun nine days before the tests do unless said. */
export function trialOf(
  { radioId, vin }: { radioId: string; vin: string },
  changes: Partial<Omit<Given, "type">> = {},
): Given {
  return {
    type: "trialGiven",
    reference: `ref-${randomUUID()}`,
    radioId,
    vin,
    kind: "newCar",
    days: 90,
    startsOn: "2026-03-01",
    email: null,
    oemDriverId: null,
    dealerAddress: DEALER,
    ...changes,
  };
}

/** A vehicle whose maker gave a trial along, and the link that the maker has for its customer. */
export async function giveTrial(
  api: TestApi,
  changes: Partial<Omit<Given, "type" | "radioId" | "vin">> = {},
): Promise<{ radioId: string; vin: string; reference: string; link: string }> {
  const radio = await makeRadio(api);
  const given = trialOf(radio, changes);
  const answer = await sayAsMaker(api, given);
  if (!answer.ok) throw new Error(`the maker was refused: ${answer.code}`);
  return { ...radio, reference: given.reference, link: answer.data.magicLinkGrant };
}
