import { useId, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { chooseScheme, chosenScheme, SCHEMES } from "#ui/theme/scheme.ts";
import styles from "./shell.module.css";

/** Whether the pages are light or dark. */
export function SchemeChoice() {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState(chosenScheme);
  const choose = (value: string) => {
    const scheme = SCHEMES.find((one) => one === value) ?? "device";
    chooseScheme(scheme);
    setChosen(scheme);
  };
  return (
    <p className={styles.scheme}>
      <label htmlFor={id}>{translate("footer.scheme")}</label>
      <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        {SCHEMES.map((scheme) => (
          <option key={scheme} value={scheme}>
            {translate(`footer.scheme.${scheme}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
