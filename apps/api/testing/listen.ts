import type { TestApi } from "./open-test-api.ts";
import type { TestVisitor } from "./test-visitor.ts";

export const MUSIC_CHANNEL = "12";
export const NEWS_CHANNEL = "71";

/** What a page sends to play a channel. */
export const tuningTo = (id = MUSIC_CHANNEL) => ({
  id,
  type: "channel-linear" as const,
  preferredImageVariant: "SQUARE" as const,
  hlsVersion: "V3" as const,
  manifestVariant: "WEB" as const,
  mtcVersion: "V2" as const,
});
export const tune = (visitor: TestVisitor, id?: string) =>
  visitor.call("playback", "tuneSource", { body: tuningTo(id) });
export const streamsStatus = (visitor: TestVisitor, isPlaying = true) =>
  visitor.call("playback", "streamsStatus", { body: { isPlaying } });

/** The live playlist of a channel, as a player reads it. */
export async function readPlaylist({ app }: Pick<TestApi, "app">, id = MUSIC_CHANNEL) {
  const url = `/sound/channels/${id}/low/live.m3u8`;
  const answer = await app.inject({ url });
  const lines = answer.body.split("\n");
  const keyUrls = [...answer.body.matchAll(/URI="([^"]+\/keys\/[^"]+)"/g)].map(([, key = ""]) => key);
  const segments = lines.filter((line) => line.endsWith(".m4s"));
  return { answer, lines, keyUrls, segments, url };
}

/** The id of the key of what is on the air. */
export async function newestKeyId(api: Pick<TestApi, "app">, id?: string): Promise<string> {
  const { keyUrls } = await readPlaylist(api, id);
  return /\/keys\/([0-9a-fA-F-]{36})/.exec(keyUrls.at(-1) ?? "")?.[1] ?? "";
}

export const askKey = async (visitor: TestVisitor, id?: string) =>
  visitor.call("playback", "getDecryptionKey", {
    params: { keyId: await newestKeyId({ app: visitor.app }, id) },
  });

/** Somebody with a plan that streams. */
export async function makeSubscriber(api: TestApi, email: string, offerId: string): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(email);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  const order = await visitor.call("order", "createOrder", { body: { offerId } });
  await visitor.call("order", "completeOrder", { params: { orderId: order.data.id }, body: {} });
  return visitor;
}
