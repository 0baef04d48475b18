import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { ContentSource } from "#providers/content/content-source.ts";
import { createBreaker } from "#providers/partners/breaker.ts";
import { createReadContent } from "./read-content.ts";
import { createContentHandlers } from "./routes.ts";

/** Texts and pictures that come from a content store. */
export interface Content extends Module {
  handlers: Pick<DomainHandlers<"content">, "getEntries" | "getEntry">;
}

export function createContent(
  { clock, log }: Platform,
  { content }: { content: ContentSource | undefined },
): Content {
  if (content === undefined) return { handlers: createContentHandlers(undefined) };
  const { space, environment } = content;
  const read = createReadContent({ source: content, breaker: createBreaker(clock), clock, log });
  return { handlers: createContentHandlers({ space, environment, read }) };
}
