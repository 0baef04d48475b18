export { DATA_GROUPS } from "./groups/data-groups.ts";
export { EVENT_AREAS, type EventArea, groupsOf } from "./event-plan.ts";
export type { Field } from "./field.ts";
