import type { PlanInclusions } from "@skywave/contract";
import type { Translator } from "#i18n/translate.ts";

interface InclusionChanges {
  gained: string[];
  lost: string[];
}

const QUALITIES: readonly PlanInclusions["soundQuality"][] = ["standard", "high", "highest"];

/** What somebody has more of with one plan than with another, and what less, a line each. */
export function inclusionChanges(
  translate: Translator<"plans">,
  { from, to }: { from: PlanInclusions; to: PlanInclusions },
): InclusionChanges {
  const gained = { one: to, other: from, than: "more" } as const;
  const lost = { one: from, other: to, than: "fewer" } as const;
  return { gained: advantagesOf(translate, gained), lost: advantagesOf(translate, lost) };
}

interface Compared {
  one: PlanInclusions;
  other: PlanInclusions;
  /** What somebody then has of what can be counted. */
  than: "more" | "fewer";
}

/** What the one has that the other has not. */
function advantagesOf(translate: Translator<"plans">, { one, other, than }: Compared): string[] {
  const channels = one.channels - other.channels;
  const devices = one.devicesAtOnce - other.devicesAtOnce;
  const isClearer = QUALITIES.indexOf(one.soundQuality) > QUALITIES.indexOf(other.soundQuality);
  const hasOnly = (has: "hasMusicWithoutAds" | "hasOfflineListening") => one[has] && !other[has];
  return [
    ...(channels > 0 ? [translate.plural(`change.channels.${than}`, channels)] : []),
    ...(devices > 0 ? [translate.plural(`change.devices.${than}`, devices)] : []),
    ...(isClearer ? [translate(`inclusions.sound.${one.soundQuality}`)] : []),
    ...(hasOnly("hasMusicWithoutAds") ? [translate("inclusions.music-without-ads")] : []),
    ...(hasOnly("hasOfflineListening") ? [translate("inclusions.offline")] : []),
    ...one.extras
      .filter((extra) => !other.extras.includes(extra))
      .map((extra) => translate(`inclusions.extra.${extra}`)),
  ];
}
