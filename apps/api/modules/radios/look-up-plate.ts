import type { CallAnswer, CallRequest, FoundDevice } from "@skywave/contract";
import { plateRegionsOf, readPlate } from "@skywave/domain/vehicles/plate";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import { untilNextStep } from "#platform/security/until-next-step.ts";
import type { PlateQuestion, PlateRegister } from "#providers/plates/plate-register.ts";
import type { PlateAudit } from "./plate-audit-repository.ts";
import type { FoundRadios } from "./found-radios.ts";
import type { RadiosRepository } from "./radios-repository.ts";
import { serializeRadio } from "./serialize-radio.ts";

const RETRY_AFTER_SECONDS = 30;
/** Half as long as that of a number that stands on the radio itself. */
const TOKEN_LIFETIME = { minutes: 15 };

/** What a captcha's token stands for, to be counted under; undefined for one that is over or was never given. */
export type ReadCaptcha = (token: string) => string | undefined;

export interface LookUpPlateDependencies {
  /** Undefined where no register is connected: nothing is found. */
  plates: PlateRegister | undefined;
  radios: Pick<RadiosRepository, "findByVin">;
  found: Pick<FoundRadios, "remember">;
  limits: Pick<RateLimits, "take">;
  readCaptcha: ReadCaptcha;
  secrets: Pick<Secrets, "sign">;
  securityLog: SecurityLog;
  audit: Pick<PlateAudit, "add">;
  clock: Clock;
}

export type LookUpPlate = (
  asked: CallRequest<"legacy", "lookUpPlate">["body"],
  context: { caller: SessionCaller; ipAddress: string },
) => Promise<Outcome<CallAnswer<"legacy", "lookUpPlate">>>;

/**
 * Finds radios by a license plate, which everybody on the street can read. A plate that nobody knows, one on a vehicle
 * without a radio, and one on a vehicle whose radio is of the other country are all answered with none.
 */
export function createLookUpPlate(dependencies: LookUpPlateDependencies): LookUpPlate {
  const { plates, radios, found, limits, readCaptcha, secrets, securityLog, audit, clock } = dependencies;

  /** A few are free for whoever has one car; who asks about more shows that no robot asks. */
  const needsCaptcha = async (token: string | undefined, ipAddress: string, deviceId: string) => {
    if (token !== undefined) {
      const captcha = readCaptcha(token);
      return captcha === undefined || (await limits.take("platesByCaptcha", captcha)) !== undefined;
    }
    const beyond =
      (await limits.take("platesWithoutCaptchaByAddress", ipAddress)) ??
      (await limits.take("platesWithoutCaptchaByDevice", deviceId));
    return beyond !== undefined;
  };

  const limit = async (ipAddress: string, deviceId: string): Promise<Refusal | undefined> =>
    (await limits.take("plateLookupsByAddress", ipAddress)) ??
    (await limits.take("dailyPlateLookupsByAddress", ipAddress)) ??
    (await limits.take("plateLookupsByDevice", deviceId)) ??
    (await limits.take("dailyPlateLookupsByDevice", deviceId));

  /** Who looks plates up by the dozen is found by this; the plate itself is kept nowhere. */
  const note = async ({ plate, state }: PlateQuestion, deviceId: string, told: number) => {
    const plateDigest = secrets.sign("plate-lookup", `${state} ${plate}`);
    securityLog.record("plate-looked-up", { deviceId, plate: plateDigest, found: String(told) });
    await audit.add({ at: clock.realNow(), deviceId, plateDigest, purpose: "find-own-radio", found: told });
  };

  return async (asked, { caller, ipAddress }) => {
    const startedAt = performance.now();
    const { country, deviceId } = caller;
    const read = readPlate(asked.licensePlate);
    if (!read.ok) return invalid("licensePlate");
    const state = asked.state.toUpperCase();
    if (!plateRegionsOf(country).some(({ code }) => code === state)) return invalid("state");
    // Before the limits: the same question comes again with a token, and is counted once.
    if (await needsCaptcha(asked.captchaToken, ipAddress, deviceId)) return refuse("CAPTCHA_REQUIRED");
    const limited = await limit(ipAddress, deviceId);
    if (limited !== undefined) return limited;

    const question = { plate: read.plate, state };
    const answer = plates === undefined ? undefined : await plates.find(question);
    if (answer?.kind === "unavailable")
      return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause: answer.cause });
    const devices: FoundDevice[] = [];
    for (const vin of new Set(answer?.vins)) {
      const named = await radios.findByVin(vin);
      if (named?.radio.country !== country) continue;
      const token = await found.remember(named.radio.radioId, deviceId, TOKEN_LIFETIME);
      devices.push({ ...serializeRadio(named), token });
    }
    await note(question, deviceId, devices.length);
    await untilNextStep(startedAt);
    return done({ data: { devices } });
  };
}

const invalid = (field: string) => refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code: "invalid" }] });
