import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Outcome, refuse } from "#platform/outcome.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import { readMakerMessage } from "#providers/vehicle-makers/maker-message.ts";
import type { VehicleMakers } from "#providers/vehicle-makers/vehicle-makers.ts";
import type { VehicleTrialsRepository } from "../vehicle-trials-repository.ts";
import type { MakerAnswer, SettleMakerMessage } from "./settle-maker-message.ts";

export type TakeMakerMessage = (
  makerId: string,
  rawBody: Buffer,
  signature: string,
) => Promise<Outcome<MakerAnswer>>;

/** Takes what a maker says of the vehicles that it built: once, while it is fresh, and with its signature. */
export function createTakeMakerMessage(dependencies: {
  database: Database;
  repository: Pick<VehicleTrialsRepository, "saveMessage">;
  settle: SettleMakerMessage;
  makers: Pick<VehicleMakers, "secretOf">;
  securityLog: SecurityLog;
  clock: Clock;
}): TakeMakerMessage {
  const { database, repository, settle, makers, securityLog, clock } = dependencies;

  const refused = (makerId: string, why: string) => {
    securityLog.record("maker-message-refused", { makerId, why });
    return refuse("INVALID_PAYLOAD");
  };

  return async (makerId, rawBody, signature) => {
    const secret = makers.secretOf(makerId);
    if (secret === undefined) return refused("unknown", "forged");
    const receivedAt = clock.realNow();
    const read = readMakerMessage({ rawBody, signature, secret, receivedAt });
    if (read.kind === "refused") return refused(makerId, read.why);
    return database.inTransaction(async () => {
      const isFirst = await repository.saveMessage({ makerId, nonce: read.nonce, receivedAt });
      return isFirst ? settle(makerId, read.message) : refused(makerId, "replayed");
    });
  };
}
