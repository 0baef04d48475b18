import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

/** Why a contract is shown in French, and the way to read on in the language of the page. */
export function FrenchFirst({ onReadOn }: { onReadOn: () => void }) {
  const translate = useTranslate();
  const { tracking } = useApp();
  return (
    <div lang={translate.locale}>
      <Notice
        tone="info"
        actions={
          <Button
            look="quiet"
            onPress={() => {
              tracking.event("generic-button-click", { componentName: "continueInEnglish" });
              onReadOn();
            }}
          >
            {translate("terms.continue-in-english")}
          </Button>
        }
      >
        {translate("terms.quebec-first")}
      </Notice>
    </div>
  );
}
