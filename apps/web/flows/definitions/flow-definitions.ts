import { autoProcessCredentials } from "./auto-process-credentials.ts";
import { selfPayOrganic } from "./self-pay-organic.ts";
import { streaming } from "./streaming.ts";
import { streamingOrganic } from "./streaming-organic.ts";

/** Every flow by the name that the route table knows it by; those that few people come to are fetched when they do. */
export const flowDefinitions = {
  autoProcessCredentials,
  selfPayOrganic,
  streaming,
  streamingOrganic,
  oneClick: async () => (await import("./deals/one-click.ts")).oneClick,
  pickPlan: async () => (await import("./deals/pick-plan.ts")).pickPlan,
  promotion: async () => (await import("./deals/promotion.ts")).promotion,
  student: async () => (await import("./student/student.ts")).student,
  studentAccordion: async () => (await import("./student/student.ts")).studentAccordion,
  trialStreaming: async () => (await import("./deals/trial-streaming.ts")).trialStreaming,
  trialStreamingAccordion: async () => (await import("./deals/trial-streaming.ts")).trialStreamingAccordion,
} as const;

export type FlowName = keyof typeof flowDefinitions;
