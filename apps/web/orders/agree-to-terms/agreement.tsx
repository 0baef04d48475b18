import { type ReactNode, useState } from "react";
import type { Translator } from "#i18n/translate.ts";
import { useApp } from "#platform/app-services.ts";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { FrenchFirst } from "./french-first.tsx";
import styles from "./agreement.module.css";

interface AgreementProps {
  /** What is agreed to. */
  children: ReactNode;
  /** Of the contract, which is not always the page's. */
  contract: Translator;
  isFrenchFirst: boolean;
  /** Shows the contract in the language of the page. */
  onReadOn: () => void;
  isAgreed: boolean;
  isMissing: boolean;
  /** Pressing the button is the agreement; its words stand beside it. */
  isByButton: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** The terms beside the button, and the box that is ticked to accept them; never ticked for the person. */
export function Agreement(props: AgreementProps) {
  const { children, contract, isFrenchFirst, onReadOn, isAgreed, isMissing, isByButton, onAgree } = props;
  const { tracking } = useApp();
  const [hasReadOn, setReadOn] = useState(false);
  return (
    <section className={styles.agreement} aria-labelledby="terms-heading" lang={contract.locale}>
      {isFrenchFirst ? (
        <FrenchFirst
          onReadOn={() => {
            setReadOn(true);
            onReadOn();
            onAgree(false);
          }}
        />
      ) : null}
      {/* The button that was pressed is gone: whoever reads on does so here. */}
      <h2 key={contract.locale} id="terms-heading" {...(hasReadOn && { ref: focusOnArrival, tabIndex: -1 })}>
        {contract("terms.heading")}
      </h2>
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
