import type { PlanInclusions } from "@skywave/contract";
import type { Translator } from "#i18n/translate.ts";

/** What a plan includes, a line each, with what most people ask for first. */
export function formatInclusions(translate: Translator, inclusions: PlanInclusions): string[] {
  const { channels, devicesAtOnce, soundQuality, extras } = inclusions;
  return [
    translate.plural("inclusions.channels", channels),
    ...(devicesAtOnce > 0 ? [translate.plural("inclusions.devices", devicesAtOnce)] : []),
    translate(`inclusions.sound.${soundQuality}`),
    ...(inclusions.hasMusicWithoutAds ? [translate("inclusions.music-without-ads")] : []),
    ...(inclusions.hasOfflineListening ? [translate("inclusions.offline")] : []),
    ...extras.map((extra) => translate(`inclusions.extra.${extra}`)),
  ];
}
