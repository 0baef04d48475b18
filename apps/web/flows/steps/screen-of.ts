import type { FoundDevice } from "@skywave/contract";

/** What a radio takes up, as offers are asked for by it; undefined where none of it comes to a screen. */
export function screenOf(radio: FoundDevice | null): string | undefined {
  // A purchase that was kept before this was told of radios has none of it.
  const receives = radio?.receives ?? [];
  return receives.some((kind) => kind !== "entertainment") ? receives.join(",") : undefined;
}
