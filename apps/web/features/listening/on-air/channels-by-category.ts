import { type Channel, CHANNELS, type Genre } from "@skywave/channels";

export type Category = "decades" | "now" | "moods" | "talk" | "french";

const CATEGORY_OF: Readonly<Record<Genre, Category>> = {
  sixties: "decades",
  seventies: "decades",
  eighties: "decades",
  nineties: "decades",
  noughties: "decades",
  indie: "now",
  pop: "now",
  rock: "now",
  ambient: "moods",
  jazz: "moods",
  classical: "moods",
  electronic: "now",
  hipHop: "now",
  country: "now",
  folk: "moods",
  latin: "now",
  frenchPop: "french",
  frenchFolk: "french",
  frenchTalk: "french",
  news: "talk",
  talk: "talk",
  comedy: "talk",
  sports: "talk",
  sportsTalk: "talk",
};
const ORDER: readonly Category[] = ["now", "decades", "moods", "talk", "french"];
const IN_FRENCH: readonly Category[] = ["french", "now", "decades", "moods", "talk"];

/** All channels by what somebody is in the mood for; those in one's language come first. */
export function channelsByCategory(isFrench: boolean): { category: Category; channels: Channel[] }[] {
  return (isFrench ? IN_FRENCH : ORDER).map((category) => ({
    category,
    channels: CHANNELS.filter(({ genre }) => CATEGORY_OF[genre] === category),
  }));
}
