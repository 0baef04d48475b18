import type { Layer } from "../../../packages/contract/src/areas.ts";

/** Where the folders of each layer are; the rooms of the API give the areas their names. */
export const LAYER_FOLDERS: Readonly<Record<Layer | "api", string>> = {
  api: "apps/api/modules",
  contract: "packages/contract/src",
  services: "packages/services/src",
  web: "apps/web/features",
};
