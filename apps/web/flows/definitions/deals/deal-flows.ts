import { oneClick } from "./one-click.ts";
import { pickPlan } from "./pick-plan.ts";
import { promotion } from "./promotion.ts";
import { trialStreaming, trialStreamingAccordion } from "./trial-streaming.ts";

/** One download: the first page names every file that a later one is made of. */
export const dealFlows = { oneClick, pickPlan, promotion, trialStreaming, trialStreamingAccordion } as const;
