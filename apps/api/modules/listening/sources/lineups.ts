import { type Channel, CHANNELS } from "@skywave/channels";

const TALK: readonly Channel["genre"][] = ["frenchTalk", "news", "talk", "comedy", "sports", "sportsTalk"];
const BASIC = [4, 8, 12, 15, 20, 24, 31, 52, 66, 71];

const isMusic = ({ genre }: Channel) => !TALK.includes(genre);
const everything = () => true;

/** Which channels the plan of a product streams, from the smallest plan to the largest; what only satellites carry is not here. */
const LINEUPS: readonly { productId: string; includes: (channel: Channel) => boolean }[] = [
  { productId: "streaming-basic", includes: ({ number }) => BASIC.includes(number) },
  { productId: "streaming-music", includes: isMusic },
  { productId: "streaming-all", includes: everything },
  { productId: "bundle-all", includes: everything },
  { productId: "streaming-premium", includes: everything },
  { productId: "3_STREAMING_IP_VIP", includes: everything },
];
/** Anybody can buy them; the smallest of these that has a channel is what opens it. */
const ON_SALE = ["streaming-music", "streaming-all"];

/** Whether a plan streams anything. */
export function isStreamed(productId: string): boolean {
  return LINEUPS.some((lineup) => lineup.productId === productId);
}

export function includes(productId: string, channel: Channel): boolean {
  return LINEUPS.some((lineup) => lineup.productId === productId && lineup.includes(channel));
}

/** The product of the smallest plan that opens a channel. */
export function productThatOpens(channel: Channel): string {
  return ON_SALE.find((productId) => includes(productId, channel)) ?? "streaming-all";
}

export function findChannel(entityId: string): Channel | undefined {
  return CHANNELS.find(({ number }) => String(number) === entityId);
}
