import { type Category, CATEGORY_OF, type Channel, CHANNELS } from "@skywave/channels";

const ORDER: readonly Category[] = ["now", "decades", "moods", "talk", "french"];
const IN_FRENCH: readonly Category[] = ["french", "now", "decades", "moods", "talk"];

/** All channels by what somebody is in the mood for; those in one's language come first. */
export function channelsByCategory(isFrench: boolean): { category: Category; channels: Channel[] }[] {
  return (isFrench ? IN_FRENCH : ORDER).map((category) => ({
    category,
    channels: CHANNELS.filter(({ genre }) => CATEGORY_OF[genre] === category),
  }));
}
