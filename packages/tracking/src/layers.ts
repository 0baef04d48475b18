import type { EntityGroups } from "./catalogue/groups/entity-groups.ts";
import type { ErrorRecord } from "./catalogue/error-record.ts";
import type { TrackedEventName } from "./catalogue/event-names.ts";

export type Groups = EntityGroups & { errorInfo?: ErrorRecord };

export interface TrackedEvent {
  name: TrackedEventName;
  groups: Groups;
}

/** Where events go. Nothing here sends them anywhere: what reads the layers is the page owner's choice. */
export interface Layer {
  push(event: TrackedEvent): void;
}
