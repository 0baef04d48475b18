import { useCallback, useRef } from "react";
import { CampaignCard } from "#content/campaign-card.tsx";
import { useContent } from "#content/use-content.ts";
import { useImpression } from "#content/use-impression.ts";
import { useApp } from "#platform/app-services.ts";
import { loadShownCampaign, type ShownCampaign, recordSeen } from "./load-shown-campaign.ts";

/** What the content store says to those who have just bought. It stands last, so that its arrival moves nothing. */
export function ConfirmationCampaign() {
  const { country } = useApp();
  const shown = useContent({
    verb: "loadShownCampaign",
    params: [country],
    load: (skywave, reader) => loadShownCampaign(skywave, { country, ...reader }),
  });
  return shown === undefined ? null : <Shown shown={shown} />;
}

function Shown({ shown }: { shown: ShownCampaign }) {
  const { skywave, country } = useApp();
  const section = useRef<HTMLDivElement>(null);
  useImpression(
    section,
    useCallback(() => recordSeen(skywave, country, shown), [skywave, country, shown]),
  );
  return (
    <div ref={section}>
      <CampaignCard campaign={shown.campaign} />
    </div>
  );
}
