import type { CallAnswer, CallRequest } from "@skywave/contract";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import { readVin } from "@skywave/domain/vehicles/vin";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { CountLookup } from "./count-lookup.ts";
import type { FoundRadios } from "./found-radios.ts";
import type { RadioAsItIs, RadiosRepository } from "./radios-repository.ts";
import { serializeRadio } from "./serialize-radio.ts";

export interface ValidateDeviceDependencies {
  radios: Pick<RadiosRepository, "find" | "findByVin">;
  found: Pick<FoundRadios, "remember" | "isKnown">;
  countLookup: CountLookup;
}

export type ValidateDevice = (
  asked: CallRequest<"legacy", "validateDevice">["body"],
  context: { caller: SessionCaller; ipAddress: string },
) => Promise<Outcome<CallAnswer<"legacy", "validateDevice">>>;

/**
 * Finds a radio by a number that stands on it or its vehicle, for anybody who can read that number. One of the other
 * country is answered like one that is not there: to say more would tell of a radio that is not served here.
 */
export function createValidateDevice({
  radios,
  found,
  countLookup,
}: ValidateDeviceDependencies): ValidateDevice {
  const look = async ({ by, number }: Locator, { country, deviceId }: SessionCaller) => {
    const named = by === "radioId" ? await radios.find(number) : await radios.findByVin(number);
    if (named?.radio.country !== country) return { outcome: refuse("DEVICE_NOT_FOUND") };
    return { outcome: done<RadioAsItIs>(named), isKnown: await found.isKnown(named.radio.radioId, deviceId) };
  };

  return async (asked, { caller, ipAddress }) => {
    const startedAt = performance.now();
    const locator = readLocator(asked);
    if (!locator.ok) return locator;
    const { deviceId } = caller;
    const looked = await countLookup({ deviceId, ipAddress }, () => look(locator.data, caller));
    const token = looked.ok ? await found.remember(looked.data.radio.radioId, deviceId) : "";
    await untilNextStep(startedAt);
    return looked.ok ? done({ data: { ...serializeRadio(looked.data), token } }) : looked;
  };
}

interface Locator {
  by: "radioId" | "vin";
  number: string;
}

function readLocator({ radioId, vin }: Parameters<ValidateDevice>[0]): Outcome<Locator> {
  if ((radioId === undefined) === (vin === undefined)) return invalid("radioId", "ONE_OF_TWO");
  if (vin !== undefined) {
    const read = readVin(vin);
    return read.ok ? done({ by: "vin", number: read.vin }) : invalid("vin", "invalid");
  }
  const read = readRadioId(radioId ?? "");
  return read.ok ? done({ by: "radioId", number: read.radioId }) : invalid("radioId", "invalid");
}

const invalid = (field: string, code: string) =>
  refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }] });
