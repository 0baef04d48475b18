import { z } from "zod";

/** Where pictures are: `{params}` is what is asked for as one word, as `encodeInput` of the domain writes it. */
export const IMAGE_URL_TEMPLATE = "/images/{params}";

export const USUAL_IMAGE_SIDE = 1080;
/** Whoever asks for more gets this. */
export const MOST_IMAGE_SIDE = 1920;

const side = z.int().positive().max(100_000).default(USUAL_IMAGE_SIDE);

/** The picture that an item names. */
export const ImageName = z.object({
  key: z.string().max(100).describe("Whose picture it is"),
  digest: z
    .string()
    .max(40)
    .describe("Of what is drawn: what is asked for by it never changes, so it is kept for ever"),
});

/** What a picture is asked for by. */
export const ImageParams = z.strictObject({
  key: ImageName.shape.key,
  digest: ImageName.shape.digest.optional(),
  width: side,
  height: side,
  format: z.enum(["webp", "png"]).default("webp"),
});
export type ImageParams = z.input<typeof ImageParams>;
