import type { Identity } from "@skywave/contract";
import { loadDetails, type LoadDetailsOutcome } from "@skywave/services/accounts/details/load-details";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

export type Details = Extract<LoadDetailsOutcome, { ok: true }>;

/** Who the person is and where they listen, as it is kept. */
export function useDetails() {
  const { country } = useApp();
  return useServerData({
    area: "account",
    verb: "loadDetails",
    params: [country],
    ask: (skywave) => loadDetails(skywave, country),
  });
}

/** Whether somebody can be reached by text message. */
export function hasPhone({ contact }: Identity): boolean {
  return contact.phoneNumber !== undefined;
}
