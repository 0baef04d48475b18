import { useState } from "react";
import type { PageDictionary, Translator } from "#i18n/translate.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import styles from "./agreement.module.css";
import { FrenchFirst } from "./french-first.tsx";
import type { Contract } from "./use-contract.ts";

interface ContractTextProps<Own extends PageDictionary> {
  contract: Contract<Own>;
  /** The terms in the words of the contract. */
  say: (translate: Translator<Own>) => string;
}

/** Terms that the button beside them agrees to; in Quebec in French first, with the way to read on. */
export function ContractText<Own extends PageDictionary>({ contract, say }: ContractTextProps<Own>) {
  const { translate, isFrenchFirst, readOn } = contract;
  const [hasReadOn, setReadOn] = useState(false);
  if (translate === undefined) return <Spinner />;
  // The button that was pressed is gone: whoever reads on does so here.
  if (!isFrenchFirst)
    return <p {...(hasReadOn && { ref: focusOnArrival, tabIndex: -1 })}>{say(translate)}</p>;
  return (
    <div className={styles.agreement} lang={translate.locale}>
      <FrenchFirst
        onReadOn={() => {
          setReadOn(true);
          readOn();
        }}
      />
      <p>{say(translate)}</p>
    </div>
  );
}
