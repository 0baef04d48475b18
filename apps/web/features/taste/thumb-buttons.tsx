import type { Thumb } from "@skywave/services/taste/station-feedback";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./taste.module.css";

const SIGNS = {
  up: "M4 11h3v9H4zM9 20V11l4-8c1.4 0 2.3 1 2 2.6L14.4 9H19c1.2 0 2 1 1.8 2.2l-1.2 7c-.2 1-1 1.8-2.1 1.8z",
  down: "M4 4h3v9H4zM9 4v9l4 8c1.4 0 2.3-1 2-2.6l-.6-3.4H19c1.2 0 2-1 1.8-2.2l-1.2-7C19.4 4.8 18.6 4 17.5 4z",
} as const;

interface ThumbButtonsProps {
  title: string;
  thumb: Thumb;
  isRunning: boolean;
  /** Pressed once more, one takes back what it said. */
  onPress: (thumb: "up" | "down") => void;
}

/** Thumbs up and down for something that is heard. */
export function ThumbButtons({ title, thumb, isRunning, onPress }: ThumbButtonsProps) {
  const translate = useTranslate<"taste">();
  return (["up", "down"] as const).map((each) => (
    <button
      key={each}
      type="button"
      className={styles.thumb}
      aria-pressed={thumb === each}
      aria-label={translate(each === "up" ? "taste.like" : "taste.dislike", { title })}
      aria-disabled={isRunning || undefined}
      onClick={() => onPress(each)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d={SIGNS[each]} fill="currentColor" />
      </svg>
    </button>
  ));
}
