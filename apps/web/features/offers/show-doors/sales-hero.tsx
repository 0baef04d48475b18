import type { Skywave } from "@skywave/sdk";
import { loadSalesHero } from "@skywave/services/content/load-campaign";
import type { Reader } from "@skywave/services/content/written";
import { useCallback } from "react";
import { CampaignCard } from "#content/campaign-card.tsx";
import { useContent } from "#content/use-content.ts";
import { useApp } from "#platform/app-services.ts";

/** What the content store says to those who have not bought yet. It stands last, so that its arrival moves nothing. */
export function SalesHero() {
  const { country } = useApp();
  const load = useCallback(
    (skywave: Skywave, reader: Reader) => loadSalesHero(skywave, { country, ...reader }),
    [country],
  );
  const campaign = useContent(load);
  return campaign === undefined ? null : <CampaignCard campaign={campaign} />;
}
