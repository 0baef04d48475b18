export { browserLayers } from "./browser-layers.ts";
export { createTracker, type Tracker } from "./create-tracker.ts";
export { guardLayers } from "./guard-layers.ts";
export type { Layer, TrackedEvent } from "./layers.ts";
export type { AuthenticationType, EntityGroups, TrackedQuote } from "./catalogue/groups/entity-groups.ts";
export type { TrackedError } from "./catalogue/error-record.ts";
export type { EventName } from "./catalogue/event-names.ts";
export type { PersonalDataMode } from "./mask-personal-data.ts";
export type { StepName } from "./page-views.ts";
