/** What each workspace may import. `type` allows types only, `test` test files only. */
export const ARROWS: Readonly<Record<string, Readonly<Record<string, "code" | "type" | "test">>>> = {
  "packages/domain": {},
  "packages/contract": { "packages/domain": "code" },
  "packages/sdk": { "packages/contract": "code", "packages/domain": "code" },
  "packages/services": { "packages/sdk": "code", "packages/contract": "code", "packages/domain": "code" },
  "packages/tracking": {},
  "packages/folder-lock": {},
  "packages/localization": {},
  "packages/channels": {},
  "apps/web": {
    "packages/services": "code",
    "packages/sdk": "code",
    "packages/contract": "code",
    "packages/domain": "code",
    "packages/tracking": "code",
    "packages/channels": "code",
    "packages/localization": "type",
  },
  "apps/api": {
    "packages/contract": "code",
    "packages/domain": "code",
    "packages/folder-lock": "code",
    "packages/localization": "code",
    "apps/card-processor": "test",
    tests: "test",
  },
  "apps/card-processor": { "packages/folder-lock": "code" },
};
