import { SAMPLES_PER_FRAME, SAMPLES_PER_SECOND } from "@skywave/sound";

/** AAC-LC (2), 32,000 samples a second (5), two sides (2), in the bits of ISO/IEC 14496-3. */
const AUDIO_SPECIFIC_CONFIG = [0x12, 0x90];
const TRACK_ID = 1;
const IDENTITY_MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32);

/** What a player reads before the first segment: which coder, and nothing of the sound itself. */
export function makeInitSegment(): Buffer {
  return Buffer.concat([
    box("ftyp", ascii("iso6"), u32(0), ascii("iso6"), ascii("mp41")),
    box(
      "moov",
      movieHeader(),
      trackBox(),
      box("mvex", box("trex", u32(0), u32(TRACK_ID), u32(1), u32(0), u32(0), u32(0))),
    ),
  ]);
}

/** Encoded frames as a segment that starts at nought; `placeSegment` says where it starts. */
export function makeSegment(frames: readonly Uint8Array[]): Buffer {
  const sizes = frames.map((frame) => frame.byteLength);
  // Each size is given, and the place of the first frame, from the start of `moof`.
  const runFlags = 0x000201;
  const run = (dataOffset: number) =>
    box("trun", u32(runFlags), u32(frames.length), u32(dataOffset), ...sizes.map((size) => u32(size)));
  // Places count from `moof`; all frames last alike.
  const header = box("tfhd", u32(0x020008), u32(TRACK_ID), u32(SAMPLES_PER_FRAME));
  const movieFragment = (dataOffset: number) =>
    box(
      "moof",
      box("mfhd", u32(0), u32(0)),
      box("traf", header, box("tfdt", u32(0x01000000), u64(0)), run(dataOffset)),
    );
  const { length } = movieFragment(0);
  return Buffer.concat([movieFragment(length + 8), box("mdat", ...frames)]);
}

/** Says where a segment starts, in samples, and which in the row it is. */
export function placeSegment(
  segment: Buffer,
  { startsAt, sequence }: { startsAt: number; sequence: number },
): Buffer {
  const placed = Buffer.from(segment);
  placed.writeUInt32BE(sequence >>> 0, contentOf(placed, "mfhd") + 4);
  placed.writeBigUInt64BE(BigInt(startsAt), contentOf(placed, "tfdt") + 4);
  return placed;
}

/** Where the content of a box starts: it stands in the first bytes, before any sound. */
function contentOf(segment: Buffer, name: string): number {
  const index = segment.indexOf(name, 0, "latin1");
  if (index === -1 || index > 200) throw new Error(`a segment has no ${name}`);
  return index + 4;
}

function movieHeader(): Buffer {
  return box(
    "mvhd",
    u32(0),
    u32(0),
    u32(0),
    u32(1_000),
    u32(0),
    u32(0x10000),
    u16(0x0100),
    zeros(10),
    IDENTITY_MATRIX,
    zeros(24),
    u32(TRACK_ID + 1),
  );
}

function trackBox(): Buffer {
  const inMovie = 0x000003;
  return box(
    "trak",
    box(
      "tkhd",
      u32(inMovie),
      u32(0),
      u32(0),
      u32(TRACK_ID),
      u32(0),
      u32(0),
      zeros(8),
      u16(0),
      u16(0),
      u16(0x0100),
      u16(0),
      IDENTITY_MATRIX,
      u32(0),
      u32(0),
    ),
    box(
      "mdia",
      box("mdhd", u32(0), u32(0), u32(0), u32(SAMPLES_PER_SECOND), u32(0), u16(0x55c4), u16(0)),
      box("hdlr", u32(0), u32(0), ascii("soun"), zeros(12), ascii("sound\0")),
      box(
        "minf",
        box("smhd", u32(0), u32(0)),
        box("dinf", box("dref", u32(0), u32(1), box("url ", u32(1)))),
        box(
          "stbl",
          sampleDescription(),
          box("stts", u32(0), u32(0)),
          box("stsc", u32(0), u32(0)),
          box("stsz", u32(0), u32(0), u32(0)),
          box("stco", u32(0), u32(0)),
        ),
      ),
    ),
  );
}

function sampleDescription(): Buffer {
  const bitsPerSample = 16;
  return box(
    "stsd",
    u32(0),
    u32(1),
    box(
      "mp4a",
      zeros(6),
      u16(1),
      zeros(8),
      u16(2),
      u16(bitsPerSample),
      u32(0),
      u32(SAMPLES_PER_SECOND * 0x10000),
      elementaryStream(),
    ),
  );
}

/** The descriptors of ISO/IEC 14496-1, each with its tag and length. */
function elementaryStream(): Buffer {
  const specific = [0x05, AUDIO_SPECIFIC_CONFIG.length, ...AUDIO_SPECIFIC_CONFIG];
  const decoder = [0x04, 13 + specific.length, 0x40, 0x15, 0, 0, 0, ...u32(0), ...u32(0), ...specific];
  const layer = [0x06, 1, 0x02];
  const stream = [0x03, 3 + decoder.length + layer.length, ...u16(TRACK_ID), 0, ...decoder, ...layer];
  return box("esds", u32(0), stream);
}

type Bytes = readonly number[] | Uint8Array;

function box(name: string, ...contents: readonly Bytes[]): Buffer {
  const content = Buffer.concat(contents.map((bytes) => Buffer.from(bytes)));
  return Buffer.concat([Buffer.from(u32(content.length + 8)), Buffer.from(name, "latin1"), content]);
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, "latin1")];
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

function u16(value: number): number[] {
  return [(value >>> 8) & 0xff, value & 0xff];
}

function u32(value: number): number[] {
  return [...u16(Math.floor(value / 0x10000)), ...u16(value)];
}

function u64(value: number): number[] {
  return [...u32(Math.floor(value / 0x100000000)), ...u32(value % 0x100000000)];
}
