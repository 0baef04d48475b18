export { browserLayers } from "./browser-layers.ts";
export { createTracker, type Tracker } from "./create-tracker.ts";
export type {
  AuthenticationType,
  CustomerInfo,
  EntityGroups,
  PageInfo,
  PlanInfo,
  TrackedOffer,
  TrackedQuote,
} from "./entity-groups.ts";
export type { FieldError, TrackedError } from "./error-record.ts";
export type { EventName } from "./event-names.ts";
export type { PersonalDataMode } from "./mask-personal-data.ts";
export type { StepName } from "./page-views.ts";
