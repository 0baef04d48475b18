import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { lightenPlayer } from "./lighten-player.ts";

const PLAYER = fileURLToPath(import.meta.resolve("hls.js/light"));

it("leaves one kind of streams in the player that this product has, and nothing else that names another", async () => {
  const lighter = lightenPlayer(await readFile(PLAYER, "utf8"));
  expect(lighter).toMatch(/const muxConfig = \[\{\s*demux: MP4Demuxer,\s*remux: PassThroughRemuxer\s*\}\];/);
  for (const name of ["TSDemuxer", "AACDemuxer", "MP3Demuxer", "MP4Remuxer"]) {
    // What is left of each is its own class, which nothing needs any more.
    const [before = "", own = ""] = lighter.split(new RegExp(`^class ${name} `, "m"));
    const after = own.slice(own.indexOf("\n}\n"));
    expect(before + after, name).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
});

it("refuses a player that is not written as it was", () => {
  expect(() => lightenPlayer("const muxConfig = [];")).toThrow("is not written as it was");
});
