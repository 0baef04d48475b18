import type { Because } from "@skywave/contract";
import type { Genre, Mood } from "@skywave/channels";
import type { Translator } from "#i18n/translate.ts";

type Translate = Translator<"taste" | "listening">;

const isMood = (id: string): id is Mood => ["unwind", "focus", "move", "remember", "laugh"].includes(id);

/** Why something is for somebody, in words. */
export function becauseText(translate: Translate, because: Because, genres: readonly Genre[]): string {
  if (because.kind === "feedback") return translate.plural("taste.because.feedback", because.thumbsUp);
  const { tasteType, tasteId, name } = because;
  if (tasteType === "artist") return translate("taste.because.artist", { name: name ?? "" });
  if (tasteType === "mood")
    return isMood(tasteId)
      ? translate("taste.because.mood", { name: translate(`taste.mood.${tasteId}`) })
      : "";
  const genre = genres.find((one) => one === tasteId);
  if (genre === undefined) return "";
  return translate("taste.because.genre", { name: translate(`channels.genre.${genre}`) });
}
