import type { CallOutput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask, type Reply } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { numberAsSent } from "../radios/number-as-sent.ts";

/** What a dealer's desk types: the VIN of the car before it, or its radio ID. */
export interface DeskInput {
  deskKey: string;
  number: string;
}

export type ServicedVehicle = CallOutput<"partnerIntegration", "showServiceLaneVehicle">;
export type ServiceLaneTrial = CallOutput<"partnerIntegration", "startServiceLaneTrial">;

/** What a desk can do next: its link, the number, another car, or nothing. */
export type ServiceLaneRefusal =
  | { ok: false; code: "DESK_UNKNOWN" | "NUMBER_UNKNOWN" | "NO_TRIAL" }
  | CommonFailure;

const REFUSALS = [
  "INVALID_PAYLOAD",
  "MAGIC_LINK_NOT_FOUND",
  "DEVICE_NOT_FOUND",
  "VEHICLE_NOT_FOUND",
  "SUBSCRIPTION_PRODUCT_NOT_FOUND",
] as const;

/** Which car it is, where it can have a trial. Why one can't, no desk is told. */
export async function showServicedVehicle(
  skywave: Skywave,
  input: DeskInput,
): Promise<{ ok: true; vehicle: ServicedVehicle } | ServiceLaneRefusal> {
  const answer = await ask(skywave, {
    domain: "partnerIntegration",
    name: "showServiceLaneVehicle",
    input: { body: bodyOf(input) },
    expected: REFUSALS,
  });
  return answer.ok ? { ok: true, vehicle: answer.data } : refusalOf(answer);
}

/** Starts the trial of the car at the desk, for whoever sits in it. Pressed twice, it is started once. */
export async function startServiceLaneTrial(
  skywave: Skywave,
  input: DeskInput,
): Promise<{ ok: true; trial: ServiceLaneTrial } | ServiceLaneRefusal> {
  const answer = await ask(skywave, {
    domain: "partnerIntegration",
    name: "startServiceLaneTrial",
    input: { body: bodyOf(input) },
    expected: REFUSALS,
  });
  return answer.ok ? { ok: true, trial: answer.data } : refusalOf(answer);
}

function bodyOf({ deskKey, number }: DeskInput) {
  return { deskKey, ...numberAsSent(number) };
}

function refusalOf(
  answer: Exclude<Reply<unknown, (typeof REFUSALS)[number]>, { ok: true }>,
): ServiceLaneRefusal {
  if (!("failure" in answer)) return answer;
  switch (answer.code) {
    case "MAGIC_LINK_NOT_FOUND":
      return { ok: false, code: "DESK_UNKNOWN" };
    case "SUBSCRIPTION_PRODUCT_NOT_FOUND":
      return { ok: false, code: "NO_TRIAL" };
    case "INVALID_PAYLOAD":
    case "DEVICE_NOT_FOUND":
    case "VEHICLE_NOT_FOUND":
      return { ok: false, code: "NUMBER_UNKNOWN" };
  }
}
