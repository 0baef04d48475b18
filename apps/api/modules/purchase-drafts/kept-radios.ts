import type { FoundDevice } from "@skywave/contract";
import { type Radios, serializeRadio } from "#modules/radios/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";

type Browser = Pick<SessionCaller, "deviceId" | "country">;

/** The radios of unfinished purchases: kept by number, and named to each browser by tokens of its own. */
export interface KeptRadios {
  /** What the tokens stand for; null where this browser has not found all of them, or none is named. */
  read(tokens: readonly string[], browser: Browser): Promise<string[] | null>;
  /** The same radios for the browser that goes on: all of them, or none where one is not told to it. */
  tell(radioIds: readonly string[] | null, browser: Browser): Promise<FoundDevice[]>;
}

export function createKeptRadios({ find, found }: Pick<Radios, "find" | "found">): KeptRadios {
  return {
    async read(tokens, { deviceId }) {
      const radioIds: string[] = [];
      for (const token of tokens) {
        const named = await found.recall(token, deviceId);
        if (named === undefined) return null;
        radioIds.push(named.radio.radioId);
      }
      return radioIds.length === 0 ? null : radioIds;
    },

    async tell(radioIds, { deviceId, country }) {
      const told: FoundDevice[] = [];
      for (const radioId of radioIds ?? []) {
        const named = await find(radioId);
        if (named?.radio.country !== country) return [];
        told.push({ ...serializeRadio(named), token: await found.remember(radioId, deviceId) });
      }
      return told;
    },
  };
}
