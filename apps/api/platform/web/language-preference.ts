import type { FastifyRequest } from "fastify";

/** What somebody wishes to read: the address says it, else a choice of before; undefined where nothing was said. */
export function languagePreferenceOf(request: FastifyRequest): string | undefined {
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  for (const [name, value] of query) if (name.toLowerCase() === "langpref") return value;
  return request.cookies["langpref"];
}
