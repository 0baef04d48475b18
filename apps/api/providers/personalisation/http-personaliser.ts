import { CampaignResponse } from "@skywave/contract/personalisation/personalise";
import { z } from "zod";
import type { Personaliser } from "./personaliser.ts";

const TIMEOUT_IN_MILLISECONDS = 3_000;
const MOST_RESPONSES = 10;

/** An account at a personalisation service: its events go to `{url}/event/{environment}`. */
export interface PersonalisationAccount {
  url: string;
  environment: string;
  token: string;
}

const Answer = z.object({ campaignResponses: z.array(CampaignResponse).max(MOST_RESPONSES) });

/** Asks a personalisation service over HTTP; it follows no redirect, and gives up after three seconds. */
export function createHttpPersonaliser({ url, environment, token }: PersonalisationAccount): Personaliser {
  const address = `${url.replace(/\/+$/, "")}/event/${environment}`;
  return {
    environment,
    report: async (event) => {
      try {
        const response = await fetch(address, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify(event),
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS),
        });
        if (!response.ok) throw new Error(`personalisation answered ${response.status}`);
        return { kind: "answered", ...Answer.parse(await response.json()) };
      } catch (cause) {
        return { kind: "unavailable", cause };
      }
    },
  };
}
