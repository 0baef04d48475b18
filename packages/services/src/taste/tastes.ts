import type { Because, Taste, TasteType } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import type { BrowseItem } from "../catalogue/browse-catalogue.ts";
import { readShown } from "../catalogue/read-shown.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface ItemForYou extends BrowseItem {
  because: Because;
}

export type ForYouOutcome =
  | { ok: true; tastes: readonly Taste[]; items: readonly ItemForYou[] }
  | CommonFailure;

/**
 * What the signed-in person likes, and what is therefore for them, the best first.
 *
 * @example
 * const forYou = await loadForYou(skywave, "en-US");
 * if (forYou.ok) for (const { title, because } of forYou.items) show(title, because);
 */
export async function loadForYou(skywave: Skywave, locale: Locale): Promise<ForYouOutcome> {
  const [tastes, forYou] = await Promise.all([
    ask(skywave, { domain: "taste", name: "getTaste", input: {}, expected: [] }),
    ask(skywave, { domain: "taste", name: "forYou", input: { query: { locale } }, expected: [] }),
  ]);
  if (!tastes.ok) return tastes;
  if (!forYou.ok) return forYou;
  const configuration = await skywave.configuration();
  const items = forYou.data.items.map(({ because, ...item }) => ({
    ...readShown(item, configuration),
    because,
  }));
  return { ok: true, tastes: tastes.data.tastes, items };
}

/** Something that can be liked, and what is said of it; none takes back what was said. */
export interface PickedTaste {
  tasteType: TasteType;
  tasteId: string;
  value: "like" | "dislike" | "none";
}

export type PickTastesOutcome =
  | { ok: true; tastes: readonly Taste[] }
  /** The brand plays one of them no more; nothing was saved. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/**
 * Saves what the signed-in person likes, all of it at once; what is not named stays as it was.
 *
 * @example
 * await pickTastes(skywave, [{ tasteType: "genre", tasteId: "jazz", value: "like" }]);
 */
export async function pickTastes(
  skywave: Skywave,
  tastes: readonly PickedTaste[],
): Promise<PickTastesOutcome> {
  const answer = await ask(skywave, {
    domain: "taste",
    name: "tastePickerBulkUpdate",
    input: { body: { tastes: [...tastes] } },
    expected: ["NOT_FOUND"],
  });
  if (answer.ok) return { ok: true, tastes: answer.data.tastes };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
