import type { OwnRadio } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./choose-own-radio.module.css";
import { formatWhereabouts, RadioName } from "./radio-name.tsx";

interface ChooseOwnRadioProps {
  radios: readonly OwnRadio[];
  onChosen: (radio: OwnRadio) => void;
}

/** The radios of whoever is signed in: nothing to find, one press each. */
export function ChooseOwnRadio({ radios, onChosen }: ChooseOwnRadioProps) {
  const translate = useTranslate<"signal">();
  return (
    <section aria-label={translate("refresh.yours")}>
      <h2 className={styles.heading}>{translate("refresh.yours")}</h2>
      <ul className={styles.radios}>
        {radios.map((radio) => (
          <li key={radio.subscriptionId} className={styles.radio}>
            <RadioName radio={radio} />
            <Button look="quiet" onPress={() => onChosen(radio)}>
              {translate("refresh.choose")}
              <span className="visually-hidden"> {formatWhereabouts(translate, radio)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
