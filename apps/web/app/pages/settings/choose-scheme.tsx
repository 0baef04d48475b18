import { useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Card } from "#ui/surface/card.tsx";
import { chooseScheme, chosenScheme, SCHEMES } from "#ui/theme/scheme.ts";

/** Whether the pages are light or dark; it holds for this browser, at once. */
export function ChooseScheme() {
  const translate = useTranslate<"self">();
  const [chosen, setChosen] = useState(chosenScheme);
  const choose = (scheme: string) => {
    chooseScheme(scheme);
    setChosen(scheme);
  };
  return (
    <Card heading={translate("manage.scheme")}>
      <SelectField
        label={translate("manage.scheme-label")}
        name="scheme"
        value={chosen}
        onChange={choose}
        placeholder={translate("manage.scheme-label")}
        options={SCHEMES.map((value) => ({ value, label: translate(`manage.scheme.${value}`) }))}
      />
    </Card>
  );
}
