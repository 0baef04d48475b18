import { useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { consentCookie, consentOfPage, MARKETING } from "#platform/privacy/consent.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/surface/card.tsx";

/** Whether marketing cookies may be set; the browser's own no goes before any yes given here. */
export function PrivacyChoice() {
  const translate = useTranslate<"security">();
  const { skywave, country } = useApp();
  const [consent, setConsent] = useState(() => consentOfPage(country));
  const isOn = consent.groups.includes(MARKETING);

  function change() {
    const others = consent.groups.filter((group) => group !== MARKETING);
    const groups = isOn ? others : [...others, MARKETING];
    document.cookie = consentCookie(groups, location.protocol === "https:");
    const changed = { ...consent, groups };
    setConsent(changed);
    // Kept and told at the next sign-in if it fails now; there is nothing for the person to do.
    void skywave.privacy.record(changed);
  }

  return (
    <Card heading={translate("security.privacy")}>
      <p role="status">{translate(isOn ? "security.privacy-on" : "security.privacy-off")}</p>
      {consent.hasGlobalPrivacyControl ? (
        <Notice tone="info">{translate("security.privacy-by-browser")}</Notice>
      ) : (
        <div>
          <Button look="quiet" onPress={change}>
            {translate(isOn ? "security.privacy-turn-off" : "security.privacy-turn-on")}
          </Button>
        </div>
      )}
    </Card>
  );
}
