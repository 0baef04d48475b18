import type { FlowDefinition } from "../engine/flow-definition.ts";
import { flowDefinitions, type FlowName } from "./flow-definitions.ts";
import { oneClick } from "./deals/one-click.ts";
import { pickPlan } from "./deals/pick-plan.ts";
import { promotion } from "./deals/promotion.ts";
import { student, studentAccordion } from "./student/student.ts";
import { trialStreaming, trialStreamingAccordion } from "./deals/trial-streaming.ts";

/** Every flow at hand, for pages and tests that walk them all; the app fetches the rarer ones when it needs them. */
export const everyFlow = {
  ...flowDefinitions,
  oneClick,
  pickPlan,
  promotion,
  student,
  studentAccordion,
  trialStreaming,
  trialStreamingAccordion,
} as const satisfies Record<FlowName, FlowDefinition>;
