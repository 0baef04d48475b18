import type { Skywave } from "@skywave/sdk";
import { sessionRegion } from "@skywave/services/sessions/session-region";
import type { Reader } from "@skywave/services/content/written";
import { useSession } from "#platform/app-services.ts";
import { useContent } from "./use-content.ts";

interface RegionalContent<T> {
  verb: string;
  /** Whatever it depends on, beside its reader. */
  params?: readonly unknown[];
  load: (skywave: Skywave, reader: Reader) => Promise<T | undefined>;
}

/**
 * Something written that is not shown in every region; undefined as long as anything written is. Apart from other
 * content, as it brings the names of all regions along.
 */
export function useRegionalContent<T>({ verb, params = [], load }: RegionalContent<T>): T | undefined {
  const region = useSession((state) => sessionRegion(state.session));
  return useContent({
    verb,
    params: [region, ...params],
    load: (skywave, locale) => load(skywave, { locale, region }),
  });
}
