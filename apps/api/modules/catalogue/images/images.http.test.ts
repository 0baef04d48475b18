import { CHANNELS, drawArtwork } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import { STATIONS } from "@skywave/channels/stations";
import { encodeInput } from "@skywave/domain/text/encode-input";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { findPicture, nameImage } from "./pictures.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const get = (word: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/images/${word}`, headers });
const show = (params: object, headers?: Record<string, string>) => get(encodeInput(params), headers);
const BRASS = "channel-linear/31";

describe("a picture", () => {
  test("is 1080 by 1080 where nothing is asked for, and 1920 by 1920 at most", async () => {
    const sizeOf = async (params: object) => {
      const { width, height } = await sharp((await show({ key: BRASS, ...params })).rawPayload).metadata();
      return [width, height];
    };
    expect(await sizeOf({})).toEqual([1080, 1080]);
    expect(await sizeOf({ width: 5000, height: 100_000 })).toEqual([1920, 1920]);
    expect(await sizeOf({ width: 320, height: 180 })).toEqual([320, 180]);
    expect(await sizeOf({ height: 1921, width: 1919 })).toEqual([1919, 1920]);
  });

  test.each(["webp", "png"] as const)("is drawn in the format that is asked for: %s", async (format) => {
    const answer = await show({ key: BRASS, width: 200, height: 200, format });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(`image/${format}`);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
  });

  test("shows what the pages draw: the ground from one colour to the other, and the line on it", async () => {
    const channel = CHANNELS.find(({ number }) => number === 40);
    if (channel === undefined) throw new Error("channel 40 is gone");
    const { line, strokes } = drawArtwork(channel);
    const image = sharp(
      (await show({ key: "channel-linear/40", width: 200, height: 200, format: "png" })).rawPayload,
    );
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixelAt = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    };
    // The first light of the grid that is fully on.
    const [, x = "", y = ""] = /^M(\d+) (\d+)/.exec(strokes[0]?.d ?? "") ?? [];
    const isNear = (pixel: number[], color: string) =>
      pixel.every(
        (part, at) => Math.abs(part - Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16)) < 24,
      );
    expect(isNear(pixelAt(Number(x) + 9, Number(y) + 9), line)).toBe(true);
    expect(isNear(pixelAt(2, 2), channel.tint.high)).toBe(true);
    expect(isNear(pixelAt(197, 197), channel.tint.deep)).toBe(true);
  });

  test("is there for every channel and every show, and kept for ever by what is drawn", async () => {
    const names = [
      ...CHANNELS.map(({ number }) =>
        nameImage({ entityType: "channel-linear", entityId: String(number), channelNumber: number }),
      ),
      ...SHOWS.map(({ id, channelNumber }) => nameImage({ entityType: "show", entityId: id, channelNumber })),
    ];
    expect(new Set(names.map((name) => name?.digest)).size).toBe(CHANNELS.length + SHOWS.length);
    for (const name of names) {
      const answer = await show({ ...name, width: 24, height: 24 });
      expect(answer.statusCode, name?.key).toBe(200);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  test("is there for every station, as the pages draw it, by its own type alone", async () => {
    for (const { type, id } of STATIONS) {
      const digest = findPicture(`${type}/${id}`)?.digest ?? "";
      const answer = await show({ key: `${type}/${id}`, digest, width: 24, height: 24 });
      expect([answer.statusCode, answer.headers["cache-control"]], id).toEqual([
        200,
        "public, max-age=31536000, immutable",
      ]);
      const other = type === "channel-xtra" ? "artist-station" : "channel-xtra";
      expect((await show({ key: `${other}/${id}`, width: 24, height: 24 })).statusCode).toBe(404);
    }
    expect(new Set(STATIONS.map(({ type, id }) => findPicture(`${type}/${id}`)?.digest)).size).toBe(
      STATIONS.length,
    );
  });

  test("is kept for a while only without the digest of what is drawn, or with an older one", async () => {
    for (const digest of [undefined, "0000000000000000"]) {
      const answer = await show({ key: BRASS, width: 24, height: 24, ...(digest && { digest }) });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("public, max-age=300");
    }
    expect(findPicture(BRASS)?.digest).not.toBe("0000000000000000");
  });

  test("is not sent again to whoever has it, and is the same from memory as it was drawn", async () => {
    const params = { key: BRASS, width: 33, height: 33 };
    const first = await show(params);
    const second = await show(params);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const again = await show(params, { "if-none-match": String(first.headers["etag"]) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test("is drawn for many who ask at once", async () => {
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_none, at) => show({ key: BRASS, width: 20 + (at % 30), height: 20 })),
    );
    expect(asked.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  });

  test.each([
    ["no base64url", "a!b", "not_base64url"],
    ["no JSON", Buffer.from("{key").toString("base64url"), "not_json"],
    ["no text", Buffer.from([0xff, 0xfe]).toString("base64url"), "not_json"],
    ["far too long", "A".repeat(2_001), "too_long"],
    ["no object", encodeInput("key"), "invalid_type"],
    ["without a key", encodeInput({ width: 10 }), "invalid_type"],
    ["no size", encodeInput({ key: BRASS, width: 0 }), "too_small"],
    ["a part of a pixel", encodeInput({ key: BRASS, width: 10.5 }), "invalid_type"],
    ["another format", encodeInput({ key: BRASS, format: "gif" }), "invalid_value"],
    ["more than there is to ask", encodeInput({ key: BRASS, url: "http://10.0.0.1/" }), "unrecognized_keys"],
  ])("is refused with what is wrong: %s", async (_what, word, code) => {
    const answer = await get(word);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "INVALID_PAYLOAD", invalidFields: [{ code }] });
  });

  test.each([
    "channel-linear/999",
    "show/no-such-show",
    "show/31",
    "channel-linear/late-set",
    "../secret",
    "",
  ])("is not there of what nobody has: %s", async (key) => {
    const answer = await show({ key });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "NOT_FOUND", notFoundResourceType: "image" });
  });
});
