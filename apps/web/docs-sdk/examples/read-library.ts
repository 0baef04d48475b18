import type { Skywave } from "@skywave/sdk";

export async function readLibrary(skywave: Skywave) {
  await skywave.start();
  const library = await skywave.call("library", "getLibraryItems", { query: { locale: "en-US" } });
  // Visitors have none: the failure says that signing in would help.
  return library.ok ? library.data.items.map(({ content }) => content.title) : library.failure;
}
