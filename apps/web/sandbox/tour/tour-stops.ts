import type { KeyOf } from "#i18n/translate.ts";

/** The stops in order; each has a heading, what is to be done there and what shows that it worked. */
export const TOUR_STOPS = [
  { id: "look", to: "/" },
  { id: "listen", to: "/listen" },
  { id: "buy", to: "/subscribe/checkout/purchase/streaming/organic" },
  { id: "read", to: "#inbox" },
  { id: "pay", persona: "nora" },
  { id: "time", to: "#clock" },
  { id: "cancel", persona: "dana" },
  { id: "drive", to: "#garage" },
  { id: "speaker", to: "#identity" },
  { id: "break", to: "#faults" },
] as const satisfies readonly TourStop[];

type TourStop = {
  id: string;
} & (
  | { to: string }
  /** Begins as somebody: by the link with which the reader becomes them. */
  | { persona: string }
);

export type TourStopId = (typeof TOUR_STOPS)[number]["id"];

/** The texts of a stop. */
export function textsOf(id: TourStopId): {
  heading: KeyOf<"sandbox">;
  about: KeyOf<"sandbox">;
  action: KeyOf<"sandbox">;
} {
  return {
    heading: `sandbox.tour.${id}`,
    about: `sandbox.tour.${id}.about`,
    action: `sandbox.tour.${id}.action`,
  };
}
