import { useStepFocus } from "#flows/presentation/use-step-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { NightSky } from "#ui/brand/night-sky.tsx";
import styles from "./hero.module.css";

const PROMISES = ["offers.promise-price", "offers.promise-remind", "offers.promise-cancel"] as const;

/** What is sold and how we treat buyers, above the offers. */
export function Hero() {
  const translate = useTranslate();
  const heading = useStepFocus();
  return (
    <div className={styles.hero}>
      <NightSky />
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {translate("offers.hero")}
        </h1>
        <p>{translate("offers.hero-text")}</p>
        <ul>
          {PROMISES.map((key) => (
            <li key={key}>{translate(key)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
