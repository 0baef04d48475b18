import { loadSalesHero } from "@skywave/services/content/load-campaign";
import { CampaignCard } from "#content/campaign-card.tsx";
import { useRegionalContent } from "#content/use-regional-content.ts";
import { useApp } from "#platform/app-services.ts";

/** What the content store says to those who have not bought yet. It stands last, so that its arrival moves nothing. */
export function SalesHero() {
  const { country } = useApp();
  const campaign = useRegionalContent({
    verb: "loadSalesHero",
    params: [country],
    load: (skywave, reader) => loadSalesHero(skywave, { country, ...reader }),
  });
  return campaign === undefined ? null : <CampaignCard campaign={campaign} />;
}
