import type { FlowDefinition } from "../engine/flow-definition.ts";
import { dealFlows } from "./deals/deal-flows.ts";
import { flowDefinitions, type FlowName } from "./flow-definitions.ts";
import { satelliteFlows } from "./satellite.ts";
import { student, studentAccordion } from "./student.ts";

/** Every flow at hand, for pages and tests that walk them all; the app fetches the rarer ones when it needs them. */
export const everyFlow = {
  ...flowDefinitions,
  ...dealFlows,
  ...satelliteFlows,
  student,
  studentAccordion,
} as const satisfies Record<FlowName, FlowDefinition>;
