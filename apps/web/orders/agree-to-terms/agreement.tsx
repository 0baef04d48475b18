import type { ReactNode } from "react";
import { useFlow } from "#flows/engine/flow-context.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./agreement.module.css";

interface AgreementProps {
  /** What is agreed to. */
  children: ReactNode;
  /** Of the contract, which is not always the page's. */
  contract: Translator;
  isFrenchFirst: boolean;
  isAgreed: boolean;
  isMissing: boolean;
  /** Pressing the button is the agreement; its words stand beside it. */
  isByButton: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** The terms beside the button, and the box that is ticked to accept them; never ticked for the person. */
export function Agreement(props: AgreementProps) {
  const { children, contract, isFrenchFirst, isAgreed, isMissing, isByButton, onAgree } = props;
  const { tracking } = useApp();
  return (
    <section className={styles.agreement} aria-labelledby="terms-heading" lang={contract.locale}>
      {isFrenchFirst ? <ContinueInEnglish onContinue={() => onAgree(false)} /> : null}
      <h2 id="terms-heading">{contract("terms.heading")}</h2>
      {children}
      {isByButton ? (
        <p>{contract("terms.agree-by-button", { words: contract("terms.agree") })}</p>
      ) : (
        <Checkbox
          name="agreement"
          isChecked={isAgreed}
          error={isMissing ? contract("terms.agree-required") : undefined}
          onChange={(isTicked) => {
            tracking.event("charge-agreement-check", {
              componentName: isTicked ? "agreementTicked" : "agreementCleared",
            });
            onAgree(isTicked);
          }}
        >
          {contract("terms.agree")}
        </Checkbox>
      )}
    </section>
  );
}

function ContinueInEnglish({ onContinue }: { onContinue: () => void }) {
  const translate = useTranslate();
  const { tracking } = useApp();
  const { purchase } = useFlow();
  return (
    <div lang={translate.locale}>
      <Notice
        tone="info"
        actions={
          <Button
            look="quiet"
            onPress={() => {
              tracking.event("generic-button-click", { componentName: "continueInEnglish" });
              purchase.setState({ contractLocale: translate.locale });
              onContinue();
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
