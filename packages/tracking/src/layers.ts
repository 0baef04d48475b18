import type { EntityGroups } from "./entity-groups.ts";
import type { ErrorEventName, ErrorRecord } from "./error-record.ts";
import type { EventName } from "./event-names.ts";

/** What the shell tells beside the named events. */
type ShellEventName =
  | "page-view"
  | "error-page-view"
  | "flow-start"
  | "authentication-start"
  | "authentication-success"
  | "authentication-failure"
  | "registration-eligible";

export type Groups = EntityGroups & { errorInfo?: ErrorRecord };

export interface TrackedEvent {
  name: EventName | ErrorEventName | ShellEventName;
  groups: Groups;
}

/** Where events go. Nothing here sends them anywhere: what reads the layers is the page owner's choice. */
export interface Layer {
  push(event: TrackedEvent): void;
}
