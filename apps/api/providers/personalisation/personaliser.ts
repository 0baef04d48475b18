import type { CampaignResponse, PersonalisationEvent } from "@skywave/contract/personalisation/personalise";

export type PersonalisationAnswer =
  | { kind: "answered"; campaignResponses: CampaignResponse[] }
  | { kind: "unavailable"; cause: unknown };

/** Decides what to show to whom, and counts what was seen. */
export interface Personaliser {
  readonly environment: string;
  report(event: PersonalisationEvent): Promise<PersonalisationAnswer>;
}
