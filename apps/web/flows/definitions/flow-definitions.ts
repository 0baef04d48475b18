import { autoProcessCredentials } from "./auto-process-credentials.ts";
import { selfPayOrganic } from "./self-pay-organic.ts";
import { streaming } from "./streaming.ts";
import { streamingOrganic } from "./streaming-organic.ts";

const satellite = async () => (await import("./satellite.ts")).satelliteFlows;
const deals = async () => (await import("./deals/deal-flows.ts")).dealFlows;

/** Every flow by the name that the route table knows it by; those that few people come to are fetched when they do. */
export const flowDefinitions = {
  autoProcessCredentials,
  selfPayOrganic,
  streaming,
  streamingOrganic,
  oneClick: async () => (await deals()).oneClick,
  pickPlan: async () => (await deals()).pickPlan,
  several: async () => (await deals()).several,
  promotion: async () => (await deals()).promotion,
  satelliteOrganic: async () => (await satellite()).satelliteOrganic,
  satelliteOrganicAccordion: async () => (await satellite()).satelliteOrganicAccordion,
  satelliteVega: async () => (await satellite()).satelliteVega,
  satelliteTargeted: async () => (await satellite()).satelliteTargeted,
  student: async () => (await import("./student.ts")).student,
  studentAccordion: async () => (await import("./student.ts")).studentAccordion,
  trialStreaming: async () => (await deals()).trialStreaming,
  trialStreamingAccordion: async () => (await deals()).trialStreamingAccordion,
} as const;

export type FlowName = keyof typeof flowDefinitions;
