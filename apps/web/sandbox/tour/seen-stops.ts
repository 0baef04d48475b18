import { TOUR_STOPS, type TourStopId } from "./tour-stops.ts";

const KEY = "skywave-sandbox-tour";

/** The stops that were opened in this browser before; none where it keeps nothing. */
export function readSeenStops(storage: Pick<Storage, "getItem">): TourStopId[] {
  const kept = (storage.getItem(KEY) ?? "").split(" ");
  return TOUR_STOPS.map(({ id }) => id).filter((id) => kept.includes(id));
}

export function keepSeenStops(storage: Pick<Storage, "setItem">, seen: readonly TourStopId[]): void {
  storage.setItem(KEY, seen.join(" "));
}
