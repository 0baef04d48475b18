import type { FastifyBaseLogger } from "fastify";
import type { Config } from "#config.ts";
import type { Brands } from "./brands/brands.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { EndpointSwitches } from "./http/endpoint-switches.ts";
import type { Idempotency } from "./idempotency/idempotency.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { PersonalTime } from "./personal-time.ts";
import type { RateLimits } from "./rate-limits/rate-limits.ts";
import type { PasswordHashes } from "./security/password-hashes.ts";
import type { Secrets } from "./security/secrets.ts";
import type { CountedSecurityLog } from "./security/security-log.ts";

/** What every module may use, made once per process. */
export interface Platform {
  config: Config;
  brands: Brands;
  clock: Clock;
  personalTime: PersonalTime;
  database: Database;
  secrets: Secrets;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  securityLog: CountedSecurityLog;
  hashes: PasswordHashes;
  limits: RateLimits;
  idempotency: Idempotency;
  switches: EndpointSwitches;
  jobs: Jobs;
}
