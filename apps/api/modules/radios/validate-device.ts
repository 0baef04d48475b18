import type { CallAnswer, CallRequest } from "@skywave/contract";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import { readVin } from "@skywave/domain/vehicles/vin";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { FoundRadios } from "./found-radios.ts";
import type { RadiosRepository } from "./radios-repository.ts";
import { serializeRadio } from "./serialize-radio.ts";

export interface ValidateDeviceDependencies {
  radios: Pick<RadiosRepository, "find" | "findByVin">;
  found: Pick<FoundRadios, "remember">;
  limits: Pick<RateLimits, "take">;
}

export type ValidateDevice = (
  asked: CallRequest<"legacy", "validateDevice">["body"],
  context: { caller: SessionCaller; ipAddress: string },
) => Promise<Outcome<CallAnswer<"legacy", "validateDevice">>>;

/**
 * Finds a radio by a number that stands on it or its vehicle, for anybody who can read that number. One of the other
 * country is answered like one that is not there: to say more would tell of a radio that is not served here.
 */
export function createValidateDevice({ radios, found, limits }: ValidateDeviceDependencies): ValidateDevice {
  return async (asked, { caller, ipAddress }) => {
    const startedAt = performance.now();
    const locator = readLocator(asked);
    if (!locator.ok) return locator;
    const limited =
      (await limits.take("radioLookupsByAddress", ipAddress)) ??
      (await limits.take("radioLookupsByDevice", caller.deviceId));
    if (limited !== undefined) return limited;
    const { by, number } = locator.data;
    const named = by === "radioId" ? await radios.find(number) : await radios.findByVin(number);
    if (named?.radio.country !== caller.country) {
      await untilNextStep(startedAt);
      return refuse("DEVICE_NOT_FOUND");
    }
    const token = await found.remember(named.radio.radioId, caller.deviceId);
    await untilNextStep(startedAt);
    return done({ data: { ...serializeRadio(named), token } });
  };
}

function readLocator({
  radioId,
  vin,
}: Parameters<ValidateDevice>[0]): Outcome<{ by: "radioId" | "vin"; number: string }> {
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
