import type { BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import { KeepButton } from "#features/library/keep/keep-button.tsx";

/** What can be done with a thing wherever it is listed. */
export function keepAct({ entityType, entityId, title }: BrowseItem) {
  return <KeepButton entityType={entityType} entityId={entityId} title={title} />;
}
