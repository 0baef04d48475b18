import { globSync } from "node:fs";
import { dirname } from "node:path";

/** What one run plants faults in, and the tests that have to find them. Paths and patterns from the root. */
export interface Area {
  faultsIn: readonly string[];
  judgedBy: readonly string[];
  /** Tests that go over every call of the contract: each costs minutes, and looks at the whole rather than at a line. */
  notJudgedBy?: readonly string[];
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
    // Each guard stands before a server of its own: its tests over every call of the contract open the whole API.
    judgedBy: ["apps/api/platform/http/{guards,access}/!(*.http).test.ts"],
  },
  platform: {
    faultsIn: ["apps/api/platform/{rate-limits,security,idempotency}/**/*.ts"],
    judgedBy: ["apps/api/platform/**/*.test.ts"],
    notJudgedBy: ["**/every-limit.http.test.ts", "**/guards/*.http.test.ts", "**/access/*.http.test.ts"],
    needsDatabase: true,
  },
  sessions: {
    faultsIn: ["apps/api/modules/sessions/**/*.ts"],
    judgedBy: ["apps/api/modules/sessions/**/*.test.ts"],
    needsDatabase: true,
  },
  billing: {
    faultsIn: ["apps/api/modules/{billing,books}/**/*.ts"],
    judgedBy: ["apps/api/modules/{billing,books}/**/*.test.ts"],
    needsDatabase: true,
  },
  // What of billing only reckons, and is judged in minutes.
  "billing-rules": {
    faultsIn: [
      "apps/api/modules/{billing,books}/**/{next-bill,stored-charge}.ts",
      "apps/api/modules/{billing,books}/**/{bill-entries,check-address,history-page,ledger-rows}.ts",
      "apps/api/modules/{billing,books}/**/{decide-*,gift-card-digests,refund-of,share-out}.ts",
    ],
    judgedBy: ["apps/api/modules/{billing,books}/**/!(*.http).test.ts"],
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

/**
 * The tests that have to find the faults of an area. Where they open the API, a folder of it is judged by its own
 * tests and those beside it, if it has any: tests of other folders pass through most of its lines and look at none.
 */
export function judgesOf({ judgedBy, needsDatabase }: Area, folder: string): readonly string[] {
  const own = `${folder}/**/*.test.ts`;
  const isJudgedAlone = folder !== "" && needsDatabase === true && globSync(own).length > 0;
  return isJudgedAlone ? [own, `${dirname(folder)}/*.test.ts`] : judgedBy;
}
