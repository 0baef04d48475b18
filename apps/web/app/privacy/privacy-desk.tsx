import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { ANALYTICS } from "#platform/privacy/consent.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";
import { type Consent, useConsent } from "./use-consent.ts";
import styles from "./privacy.module.css";

export interface PrivacyDeskProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Where people decide about their privacy: asked where the law wants a yes first, and on every page on demand. */
export function PrivacyDesk({ isOpen, onOpen, onClose }: PrivacyDeskProps) {
  const translate = useTranslate<"privacy">();
  const { country } = useApp();
  const consent = useConsent();
  return (
    <>
      {country === "CA" && !consent.hasChosen ? <Question consent={consent} onMore={onOpen} /> : null}
      <p role="status">{consent.isSaved ? translate("privacy.saved") : null}</p>
      {isOpen ? <PrivacyChoices consent={consent} onClose={onClose} /> : null}
    </>
  );
}

/** Stands at the foot of the page, over nothing: whoever does not care reads on and has said no. */
function Question({ consent, onMore }: { consent: Consent; onMore: () => void }) {
  const translate = useTranslate<"privacy">();
  return (
    <section className={styles.question} aria-label={translate("privacy.question")}>
      <h2>{translate("privacy.question")}</h2>
      <p>{translate("privacy.question.about")}</p>
      <div className={styles.answers}>
        <Button look="quiet" onPress={() => consent.keep([ANALYTICS])}>
          {translate("privacy.question.yes")}
        </Button>
        <Button look="quiet" onPress={() => consent.keep([])}>
          {translate("privacy.question.no")}
        </Button>
      </div>
      <p>
        <TextButton onPress={onMore}>{translate("privacy.question.more")}</TextButton>
      </p>
    </section>
  );
}
