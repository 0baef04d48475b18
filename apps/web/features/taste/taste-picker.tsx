import { CHANNELS, type Mood } from "@skywave/channels";
import type { Taste, TasteType } from "@skywave/contract";
import { pickTastes, type PickTastesOutcome } from "@skywave/services/taste/tastes";
import { useId, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./taste.module.css";

const MOODS: readonly Mood[] = ["unwind", "focus", "move", "remember", "laugh"];
const GENRES = [...new Set(CHANNELS.map(({ genre }) => genre))];

interface Chip {
  tasteType: TasteType;
  tasteId: string;
  label: string;
}

interface TastePickerProps {
  tastes: readonly Taste[];
  onSaved: () => void;
  onSkip: () => void;
}

/** Where somebody picks what they like. Only what they have pressed is changed. */
export function TastePicker({ tastes, onSaved, onSkip }: TastePickerProps) {
  const translate = useTranslate<"taste" | "listening">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [refusal, setRefusal] = useState<Extract<PickTastesOutcome, { ok: false }>>();
  const isLiked = (chip: Chip) => changed.get(keyOf(chip)) ?? isKept(tastes, chip);
  const moods = MOODS.map((id) => ({
    tasteType: "mood" as const,
    tasteId: id,
    label: translate(`taste.mood.${id}`),
  }));
  const genres = GENRES.map((id) => ({
    tasteType: "genre" as const,
    tasteId: id,
    label: translate(`channels.genre.${id}`),
  }));
  const press = (chip: Chip) => setChanged(new Map(changed).set(keyOf(chip), !isLiked(chip)));

  async function save() {
    setRefusal(undefined);
    const picked = [...moods, ...genres]
      .filter((chip) => isLiked(chip) !== isKept(tastes, chip))
      .map(({ tasteType, tasteId, ...chip }) => ({
        tasteType,
        tasteId,
        value: isLiked({ tasteType, tasteId, ...chip }) ? ("like" as const) : ("none" as const),
      }));
    if (picked.length === 0) return onSaved();
    const outcome = await pickTastes(skywave, picked);
    if (outcome.ok) onSaved();
    else setRefusal(outcome);
  }

  return (
    <div className={styles.picker}>
      <p>{translate("taste.pick-text")}</p>
      <Chips title={translate("taste.moods")} chips={moods} isLiked={isLiked} onPress={press} />
      <Chips title={translate("taste.genres")} chips={genres} isLiked={isLiked} onPress={press} />
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("taste.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
      <p className={styles.actions}>
        <Button isWorking={isRunning} onPress={() => void run(save)}>
          {translate("taste.save")}
        </Button>
        <TextButton onPress={onSkip}>{translate("taste.skip")}</TextButton>
      </p>
    </div>
  );
}

interface ChipsProps {
  title: string;
  chips: readonly Chip[];
  isLiked: (chip: Chip) => boolean;
  onPress: (chip: Chip) => void;
}

function Chips({ title, chips, isLiked, onPress }: ChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <button
            key={keyOf(chip)}
            type="button"
            className={styles.chip}
            aria-pressed={isLiked(chip)}
            onClick={() => onPress(chip)}
          >
            {chip.label}
          </button>
        ))}
      </div>
    </div>
  );
}

function keyOf({ tasteType, tasteId }: Pick<Chip, "tasteType" | "tasteId">): string {
  return `${tasteType} ${tasteId}`;
}

function isKept(tastes: readonly Taste[], chip: Chip): boolean {
  return tastes.some((taste) => keyOf(taste) === keyOf(chip) && taste.value === "like");
}
