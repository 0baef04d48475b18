import { createHash } from "node:crypto";
import { ImageParams, MOST_IMAGE_SIDE } from "@skywave/contract/catalogue/image-params";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import { readInput } from "#platform/http/read-input.ts";
import type { ImageStore } from "./image-store.ts";
import { findPicture, type Pictured, pictureOf, readShowKey } from "./pictures.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** Without a digest, or with one of an older drawing, the address may show something else one day. */
const FOR_A_WHILE = "public, max-age=300";

interface ImageNeeds {
  store: ImageStore;
  /** A show that an operator has added, as whoever asks may see it. */
  findShow(
    showId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ show: Pictured; isPreview: boolean } | undefined>;
}

/** Pictures of channels and shows. They ask nobody who they are, but for which draft of the catalogue they look at. */
export function registerImages(app: FastifyInstance, { store, findShow }: ImageNeeds): void {
  const find = async (key: string, request: FastifyRequest, reply: FastifyReply) => {
    const known = findPicture(key);
    if (known !== undefined) return { picture: known, isPreview: false };
    const showId = readShowKey(key);
    const found = showId === undefined ? undefined : await findShow(showId, request, reply);
    const picture = found && pictureOf(found.show);
    return found && picture && { picture, isPreview: found.isPreview };
  };
  app.get<{ Params: { params: string } }>(
    "/images/:params",
    { schema: { hide: true } },
    async (request, reply) => {
      const read = readInput(request.params.params, ImageParams, "params");
      if (!read.ok) return answerRefusal(request, reply, read);
      const { key, digest, format } = read.data;
      const found = await find(key, request, reply);
      if (found === undefined)
        return answerRefusal(request, reply, refuse("NOT_FOUND", { notFoundResourceType: "image" }));
      const { picture, isPreview } = found;
      const size = { width: clamp(read.data.width), height: clamp(read.data.height), format };
      const image = await store.read(picture, size);
      if (image === undefined)
        return answerRefusal(
          request,
          reply.header("retry-after", 2),
          refuse("SERVICE_UNAVAILABLE", { cause: new Error("too many pictures wait to be drawn") }),
        );
      const tag = `"${createHash("sha256").update(image).digest("base64url")}"`;
      void reply
        .header("cache-control", isPreview ? "no-store" : digest === picture.digest ? FOR_EVER : FOR_A_WHILE)
        .header("etag", tag);
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.header("content-type", `image/${format}`).send(image);
    },
  );
}

function clamp(side: number): number {
  return Math.min(side, MOST_IMAGE_SIDE);
}
