import type { CallAnswer, Location } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { digestOf, randomSecret, type Secrets } from "#platform/security/secrets.ts";
import { randomUserCode, showUserCode } from "./user-code.ts";
import type { UserCodesRepository } from "./user-codes-repository.ts";
import type { LinkFlow } from "./user-codes-tables.ts";

const LIFETIME_IN_SECONDS = 10 * 60;
const INTERVAL_IN_SECONDS = 5;
const VERIFICATION_PATH = "/onboarding/device-linking";

/** The digest under which a short code is kept. It is keyed: all short codes could be hashed in an hour. */
export function digestOfUserCode(secrets: Secrets, code: string): string {
  return secrets.sign("user-code", code);
}

export type GenerateUserCode = (input: {
  deviceId: string;
  flow: LinkFlow;
  deviceName: string | undefined;
  location: Location | undefined;
}) => Promise<CallAnswer<"user", "userCodeGenerate">>;

/** Gives a device a code to show, and a secret to wait with. */
export function createGenerateUserCode(dependencies: {
  codes: UserCodesRepository;
  clock: Clock;
  secrets: Secrets;
  describeDevice: (deviceId: string) => Promise<string>;
}): GenerateUserCode {
  const { codes, clock, secrets, describeDevice } = dependencies;
  return async (input) => {
    const { deviceId, flow, location } = input;
    const requestedAt = clock.realNow();
    const deviceCode = randomSecret();
    const row = {
      deviceCodeDigest: digestOf(deviceCode),
      deviceId,
      flow,
      deviceName: input.deviceName ?? (await describeDevice(deviceId)),
      country: location?.countryCode ?? "US",
      region: location?.region ?? null,
      requestedAt,
      expiresAt: requestedAt.add({ seconds: LIFETIME_IN_SECONDS }),
      intervalInSeconds: INTERVAL_IN_SECONDS,
      lastAskedAt: null,
      approvedBy: null,
      answeredAt: null,
      linkedAt: null,
    } as const;
    let code = randomUserCode();
    while (!(await codes.add({ ...row, codeDigest: digestOfUserCode(secrets, code) }))) {
      code = randomUserCode();
    }
    return {
      userCode: showUserCode(code),
      deviceCode,
      verificationPath: VERIFICATION_PATH,
      expiresInSeconds: LIFETIME_IN_SECONDS,
      intervalInSeconds: INTERVAL_IN_SECONDS,
    };
  };
}
