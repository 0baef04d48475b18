import { createHash } from "node:crypto";
import { ImageParams, MOST_IMAGE_SIDE } from "@skywave/contract/catalogue/image-params";
import type { FastifyInstance } from "fastify";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import { readInput } from "#platform/http/read-input.ts";
import type { ImageStore } from "./image-store.ts";
import { findPicture } from "./pictures.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** Without a digest, or with one of an older drawing, the address may show something else one day. */
const FOR_A_WHILE = "public, max-age=300";

/** Pictures of channels and shows. They ask nobody who they are. */
export function registerImages(app: FastifyInstance, store: ImageStore): void {
  app.get<{ Params: { params: string } }>(
    "/images/:params",
    { schema: { hide: true } },
    async (request, reply) => {
      const read = readInput(request.params.params, ImageParams, "params");
      if (!read.ok) return answerRefusal(request, reply, read);
      const { key, digest, format } = read.data;
      const picture = findPicture(key);
      if (picture === undefined)
        return answerRefusal(request, reply, refuse("NOT_FOUND", { notFoundResourceType: "image" }));
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
        .header("cache-control", digest === picture.digest ? FOR_EVER : FOR_A_WHILE)
        .header("etag", tag);
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.header("content-type", `image/${format}`).send(image);
    },
  );
}

function clamp(side: number): number {
  return Math.min(side, MOST_IMAGE_SIDE);
}
