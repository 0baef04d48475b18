import { createHash } from "node:crypto";
import type { PersonalisationEvent } from "@skywave/contract/personalisation/personalise";
import type { Personaliser } from "./personaliser.ts";

/** The visitor's lot decides: one in two sees the page as it is. */
const EXPERIENCES = new Map([
  ["View Confirmation", { experienceId: "at-home-too", experience: { campaignId: "at_home_conf_campaign" } }],
]);

export interface LocalPersonaliser extends Personaliser {
  /** What it was told, the latest last. */
  events(): readonly PersonalisationEvent[];
}

const MOST_KEPT = 100;

/** A personalisation service for trying things out. The same visitor always sees the same. */
export function createLocalPersonaliser(): LocalPersonaliser {
  const told: PersonalisationEvent[] = [];
  return {
    environment: "sandbox",
    events: () => told,
    report: async (event) => {
      told.push(event);
      if (told.length > MOST_KEPT) told.shift();
      const found = EXPERIENCES.get(event.interaction.name);
      if (found === undefined) return { kind: "answered", campaignResponses: [] };
      const isControl = isInControlGroup(event.anonymousId);
      const { experienceId, experience } = found;
      const response = {
        experienceId,
        isControl,
        hasPayload: !isControl,
        experience: isControl ? {} : experience,
      };
      return { kind: "answered", campaignResponses: [response] };
    },
  };
}

export function isInControlGroup(anonymousId: string): boolean {
  return (createHash("sha256").update(anonymousId).digest()[0] ?? 0) % 2 === 0;
}
