import { useTranslate } from "#i18n/translation-context.ts";
import { chooseScheme, chosenScheme, SCHEMES } from "#ui/theme/scheme.ts";

/** Whether the pages are light or dark. */
export function SchemeChoice() {
  const translate = useTranslate();
  return (
    <label>
      {translate("footer.scheme")}{" "}
      <select defaultValue={chosenScheme()} onChange={({ target }) => chooseScheme(target.value)}>
        {SCHEMES.map((scheme) => (
          <option key={scheme} value={scheme}>
            {translate(`footer.scheme.${scheme}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
