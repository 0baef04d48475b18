import { oneClick } from "./one-click.ts";
import { pickPlan } from "./pick-plan.ts";
import { promotion } from "./promotion.ts";
import { several } from "./several.ts";
import { trialStreaming, trialStreamingAccordion } from "./trial-streaming.ts";

/** One download: the first page names every file that a later one is made of. */
export const dealFlows = {
  oneClick,
  pickPlan,
  promotion,
  several,
  trialStreaming,
  trialStreamingAccordion,
} as const;
