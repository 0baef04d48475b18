import { autoProcessCredentials } from "./auto-process-credentials.ts";
import { selfPayOrganic } from "./self-pay-organic.ts";
import { streaming } from "./streaming.ts";
import { streamingOrganic } from "./streaming-organic.ts";

/** Every flow by the name that the route table knows it by. */
export const flowDefinitions = {
  autoProcessCredentials,
  selfPayOrganic,
  streaming,
  streamingOrganic,
} as const;

export type FlowName = keyof typeof flowDefinitions;
