import { createDecipheriv } from "node:crypto";
import type { SourceType } from "@skywave/contract";
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
/** Plays what is no channel. */
export const tuneTo = (visitor: TestVisitor, type: SourceType, id: string) =>
  visitor.call("playback", "tuneSource", {
    body: { ...tuningTo(id), type, manifestVariant: "FULL" as const },
  });
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

/** The playlist of the standard quality behind a manifest, as a player reads it. */
export async function readManifest({ app }: Pick<TestApi, "app">, manifestUrl: string) {
  const master = await app.inject({ url: manifestUrl });
  const path = master.body.split("\n").find((line) => line.startsWith("standard/")) ?? "";
  const url = manifestUrl.replace(/[^/]+$/, path);
  const answer = await app.inject({ url });
  const lines = answer.body.split("\n");
  const keyIds = [...answer.body.matchAll(/URI="[^"]+\/keys\/([^"]+)"/g)].map(([, id = ""]) => id);
  const segments = lines
    .filter((line) => line.endsWith(".m4s"))
    .map((line) => new URL(line, `http://skywave.example${url}`).pathname);
  return { master, answer, lines, keyIds, segments };
}

/** A segment without what it is encrypted with. */
export function decrypt(segment: Buffer, key: string, sequence: number): Buffer {
  const vector = Buffer.alloc(16);
  vector.writeBigUInt64BE(BigInt(sequence), 8);
  const decipher = createDecipheriv("aes-128-cbc", Buffer.from(key, "base64"), vector);
  return Buffer.concat([decipher.update(segment), decipher.final()]);
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
