import type { OwnRadio } from "@skywave/contract";
import { FindRadio } from "#features/radios/find-radio/find-radio.tsx";
import { ChooseOwnRadio } from "#features/signal/refresh-radio/choose-own-radio.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { type ChosenRadio, chosenFrom, chosenFromOwn } from "./chosen-radio.ts";
import styles from "./choose-radio.module.css";

interface ChooseRadioProps {
  own: readonly OwnRadio[];
  hasPlateLookup: boolean;
  onChosen: (radio: ChosenRadio) => void;
}

/** The radios of whoever is signed in, and the ways to find any other. */
export function ChooseRadio({ own, hasPlateLookup, onChosen }: ChooseRadioProps) {
  const translate = useTranslate<"signal">();
  const heading = translate(own.length === 0 ? "refresh.which" : "refresh.another");
  return (
    <>
      {own.length === 0 ? null : (
        <ChooseOwnRadio radios={own} onChosen={(radio) => onChosen(chosenFromOwn(radio))} />
      )}
      <section aria-label={heading}>
        <h2 className={styles.heading}>{heading}</h2>
        <FindRadio hasPlateLookup={hasPlateLookup} onFound={(radio) => onChosen(chosenFrom(radio))} />
      </section>
    </>
  );
}
