import type { Country } from "@skywave/domain/locale/country";
import type { Skywave } from "@skywave/sdk";
import { type Campaign, loadConfirmationCampaign } from "@skywave/services/content/load-campaign";
import type { Reader } from "@skywave/services/content/written";
import {
  type Experience,
  loadExperience,
  recordImpression,
} from "@skywave/services/personalisation/load-experience";
import { useCallback, useRef } from "react";
import { CampaignCard } from "#content/campaign-card.tsx";
import { useRegionalContent } from "#content/use-regional-content.ts";
import { useImpression } from "#content/use-impression.ts";
import { useApp } from "#platform/app-services.ts";
import { consentOfPage, mayPersonalise } from "#platform/privacy/consent.ts";

const interaction = () => ({
  name: "View Confirmation",
  page: { url: location.href, referrer: document.referrer },
});

/** What the content store says to those who have just bought. It stands last, so that its arrival moves nothing. */
export function ConfirmationCampaign() {
  const { country } = useApp();
  const shown = useRegionalContent({
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

interface ShownCampaign {
  campaign: Campaign;
  /** Absent where nobody was asked, or there is nothing special. */
  experience: Experience | undefined;
}

/** The campaign that personalisation chose for those who agreed to it; for everybody else that of the country. */
async function loadShownCampaign(
  skywave: Skywave,
  { country, ...reader }: Reader & { country: Country },
): Promise<ShownCampaign | undefined> {
  const isAgreed = mayPersonalise(consentOfPage(country));
  const experience = isAgreed ? await loadExperience(skywave, interaction()) : undefined;
  const campaignId = experience?.shows["campaignId"];
  const campaign = await loadConfirmationCampaign(skywave, { country, campaignId, ...reader });
  return campaign && { campaign, experience };
}

/** Records that it was seen, if that is still agreed to. */
function recordSeen(skywave: Skywave, country: Country, { experience }: ShownCampaign): void {
  if (experience === undefined || !mayPersonalise(consentOfPage(country))) return;
  const { experienceId } = experience;
  recordImpression(skywave, { ...interaction(), experienceId }).catch((cause: unknown) => {
    skywave.log({ level: "error", message: "An impression was not recorded", details: { cause } });
  });
}
