import type { CampaignResponse } from "@skywave/contract/personalisation/personalise";
import { publicAddress, publicParameters } from "@skywave/domain/privacy/public-address";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";

/** A page that takes longer than this is shown as it is. */
const TIMEOUT_IN_MILLISECONDS = 1_500;

/** What somebody does, and where. The caller has asked whether they agreed to being known again. */
export interface Interaction {
  name: string;
  page: { url: string; referrer: string };
}

/** What to show; undefined for the page as it is. */
export interface Experience {
  experienceId: string;
  /** Empty for the control group, which sees the page as it is and is counted all the same. */
  shows: Readonly<Record<string, string>>;
}

/** Asks what to show to this browser. Undefined when there is nothing special, or nobody answers in time. */
export async function loadExperience(
  skywave: Skywave,
  interaction: Interaction,
): Promise<Experience | undefined> {
  const response = await reportExperience(skywave, interaction);
  if (response === undefined) return undefined;
  const { experienceId, hasPayload, isControl, experience } = response;
  return { experienceId, shows: hasPayload && !isControl ? experience : {} };
}

/** Records that an experience was seen. */
export async function recordImpression(
  skywave: Skywave,
  { experienceId, ...interaction }: Interaction & { experienceId: string },
): Promise<void> {
  await reportExperience(skywave, interaction, [{ experienceId, stat: "Impression" }]);
}

async function reportExperience(
  skywave: Skywave,
  { name, page }: Interaction,
  campaignStats?: { experienceId: string; stat: "Impression" }[],
): Promise<CampaignResponse | undefined> {
  const { personalisation } = (await skywave.configuration()).settings;
  if (personalisation === null) return undefined;
  const reply = await ask(skywave, {
    domain: "content",
    name: "personalise",
    input: {
      params: personalisation,
      body: {
        interaction: { name },
        anonymousId: skywave.identifiers.anonymousId(),
        source: {
          channel: "Web",
          url: publicAddress(page.url),
          urlParams: publicParameters(page.url),
          urlReferrer: publicAddress(page.referrer),
        },
        ...(campaignStats && { campaignStats }),
      },
    },
    options: { timeoutInMilliseconds: TIMEOUT_IN_MILLISECONDS },
    expected: ["NOT_FOUND", "SERVICE_UNAVAILABLE"],
  });
  return reply.ok ? reply.data.campaignResponses[0] : undefined;
}
