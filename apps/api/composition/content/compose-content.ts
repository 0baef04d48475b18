import { createContentHandlers, createReadContent } from "#modules/content/index.ts";
import { createPersonalise } from "#modules/personalisation/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Platform } from "#platform/platform.ts";
import type { ContentSource } from "#providers/content/content-source.ts";
import { createBreaker } from "#providers/partners/breaker.ts";
import type { Personaliser } from "#providers/personalisation/personaliser.ts";

/** Wires the texts and pictures that come from a content store, and who decides which of them somebody sees. */
export function composeContent(
  { clock, log, limits }: Platform,
  { content, personaliser }: { content: ContentSource | undefined; personaliser: Personaliser | undefined },
): DomainHandlers<"content"> {
  const reading = content && {
    space: content.space,
    environment: content.environment,
    read: createReadContent({ source: content, breaker: createBreaker(clock), clock, log }),
  };
  return {
    ...createContentHandlers(reading),
    personalise: createPersonalise({ personaliser, breaker: createBreaker(clock), limits }),
  };
}
