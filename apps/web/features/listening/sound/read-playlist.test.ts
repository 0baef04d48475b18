import { describe, expect, it } from "vitest";
import { readPlaylist, smallestOf } from "./read-playlist.ts";

const BASE = "https://skywave.example/sound/episodes/one_2026-11-20/full.m3u8";

describe("a playlist", () => {
  it("is that of the smallest quality, wherever it stands", () => {
    const master = [
      "#EXTM3U",
      '#EXT-X-STREAM-INF:BANDWIDTH=103680,CODECS="mp4a.40.2"',
      "standard/all.m3u8",
      '#EXT-X-STREAM-INF:BANDWIDTH=51840,CODECS="mp4a.40.2"',
      "low/all.m3u8",
      "",
    ].join("\n");
    expect(smallestOf(master, BASE)).toBe(
      "https://skywave.example/sound/episodes/one_2026-11-20/low/all.m3u8",
    );
    expect(() => smallestOf("#EXTM3U", BASE)).toThrow("no quality");
  });

  it("lists its segments with their numbers and keys, and what is read before them", () => {
    const playlist = [
      "#EXTM3U",
      "#EXT-X-MEDIA-SEQUENCE:443",
      '#EXT-X-MAP:URI="/sound/init.mp4"',
      '#EXT-X-KEY:METHOD=AES-128,URI="/api/playback/key/v1/keys/first"',
      "#EXTINF:4.000,",
      "/sound/channels/74/low/443.m4s",
      '#EXT-X-KEY:METHOD=AES-128,URI="/api/playback/key/v1/keys/second"',
      "#EXTINF:4.000,",
      "/sound/channels/74/low/444.m4s",
      "#EXT-X-ENDLIST",
      "",
    ].join("\n");
    expect(readPlaylist(playlist, BASE)).toEqual({
      startUrl: "https://skywave.example/sound/init.mp4",
      segments: [
        {
          url: "https://skywave.example/sound/channels/74/low/443.m4s",
          sequence: 443,
          keyId: "first",
          keyUrl: "https://skywave.example/api/playback/key/v1/keys/first",
        },
        {
          url: "https://skywave.example/sound/channels/74/low/444.m4s",
          sequence: 444,
          keyId: "second",
          keyUrl: "https://skywave.example/api/playback/key/v1/keys/second",
        },
      ],
    });
  });
});
