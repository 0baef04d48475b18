import type { CallInput } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import { linkedContent } from "./linked-content.ts";

type Query = Omit<CallInput<"content", "getEntries">["query"], "include" | "locale">;

/** As deep as any entry is linked; the store follows no link further. */
const INCLUDE_DEPTH = 10;

/** Reads entries in every language at once. Undefined without a content store, and when it does not answer. */
export async function readEntries(
  skywave: Skywave,
  query: Query,
): Promise<ReturnType<typeof linkedContent> | undefined> {
  const { content } = (await skywave.configuration()).settings;
  if (content === null) return undefined;
  const reply = await ask(skywave, {
    domain: "content",
    name: "getEntries",
    input: { params: content, query: { ...query, include: INCLUDE_DEPTH, locale: "*" } },
    expected: ["NOT_FOUND", "SERVICE_UNAVAILABLE"],
  });
  return reply.ok ? linkedContent(reply.data) : undefined;
}
