/** What one run plants faults in, and the tests that have to find them. Paths and patterns from the root. */
export interface Area {
  faultsIn: readonly string[];
  judgedBy: readonly string[];
  /** Its tests open the API on the embedded database. */
  needsDatabase?: true;
}

/** So many of a hundred faults have to be found, in each area. */
export const THRESHOLD_IN_PERCENT = 85;

export const AREAS: Readonly<Record<string, Area>> = {
  domain: { faultsIn: ["packages/domain/src/**/*.ts"], judgedBy: ["packages/domain/src/**/*.test.ts"] },
  decide: {
    faultsIn: ["{apps/api,packages/sdk,packages/services}/**/decide-*.ts"],
    judgedBy: [
      "{apps/api,packages/sdk,packages/services}/**/decide-*.test.ts",
      "packages/sdk/src/{events,clock,transport}/**/*.test.ts",
    ],
  },
  guards: {
    faultsIn: ["apps/api/platform/http/{guards,access}/*.ts"],
    judgedBy: [
      "apps/api/platform/http/{guards,access}/*.test.ts",
      "apps/api/platform/http/platform.http.test.ts",
    ],
    needsDatabase: true,
  },
  platform: {
    faultsIn: ["apps/api/platform/{rate-limits,security,idempotency}/**/*.ts"],
    judgedBy: ["apps/api/platform/**/*.test.ts"],
    needsDatabase: true,
  },
  sessions: {
    faultsIn: ["apps/api/modules/sessions/**/*.ts"],
    judgedBy: ["apps/api/modules/sessions/**/*.test.ts"],
    needsDatabase: true,
  },
  billing: {
    faultsIn: ["apps/api/modules/billing/**/*.ts"],
    judgedBy: ["apps/api/modules/billing/**/*.test.ts"],
    needsDatabase: true,
  },
  "sdk-session": {
    faultsIn: ["packages/sdk/src/session/**/*.ts"],
    judgedBy: ["packages/sdk/src/session/**/*.test.ts", "packages/sdk/src/create-skywave.test.ts"],
  },
  "sdk-clock-and-events": {
    faultsIn: ["packages/sdk/src/{clock,events}/**/*.ts"],
    judgedBy: ["packages/sdk/src/{clock,events}/**/*.test.ts"],
  },
  services: {
    faultsIn: ["packages/services/src/**/*.ts"],
    judgedBy: ["packages/services/src/**/*.test.ts"],
  },
};
