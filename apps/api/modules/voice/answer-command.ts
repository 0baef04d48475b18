import type { CatalogueItem, VoiceAnswer } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import { readCommand } from "@skywave/domain/voice/read-command";
import type { Catalogue } from "#modules/catalogue/index.ts";
import { voiceExamples, voiceText } from "./voice-text.ts";

const MOST_FOUND = 6;
const CHANNEL = "channel-linear";

export interface Said {
  text: string;
  locale: Locale;
}

/** What somebody wants who says this, with what of the catalogue they mean; every sentence has an answer. */
export function createAnswerCommand(catalogue: Pick<Catalogue, "items" | "search">) {
  const find = async (query: string, locale: Locale) => {
    const asked = { query, locale, resultSize: MOST_FOUND, isSubmitted: false };
    return (await catalogue.search(asked)).answer.items;
  };
  const notFound = (query: string, locale: Locale): VoiceAnswer => ({
    intent: "notFound",
    query,
    examples: voiceExamples(locale),
    text: voiceText(locale, "notFound", query),
  });
  const play = ([item, ...others]: readonly CatalogueItem[], locale: Locale): VoiceAnswer | undefined =>
    item && { intent: "play", item, others, text: voiceText(locale, "play", item.title) };

  return async ({ text, locale }: Said): Promise<VoiceAnswer> => {
    const command = readCommand(text);
    if (command === undefined)
      return {
        intent: "notUnderstood",
        examples: voiceExamples(locale),
        text: voiceText(locale, "notUnderstood"),
      };
    switch (command.intent) {
      case "playChannel": {
        const number = String(command.channelNumber);
        const found = await catalogue.items.find([{ entityType: CHANNEL, entityId: number }], locale);
        const channels = found.filter((item) => "onAir" in item);
        return play(channels, locale) ?? notFound(number, locale);
      }
      case "play":
        return play(await find(command.query, locale), locale) ?? notFound(command.query, locale);
      case "search": {
        const { query } = command;
        const items = await find(query, locale);
        if (items.length === 0) return notFound(query, locale);
        return { intent: "search", query, items, text: voiceText(locale, "search", query) };
      }
      case "volume": {
        const { level } = command;
        return { intent: "volume", level, text: voiceText(locale, "volume", String(level)) };
      }
      default:
        return { intent: command.intent, text: voiceText(locale, command.intent) };
    }
  };
}
