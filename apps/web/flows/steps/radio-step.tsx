import type { FoundDevice } from "@skywave/contract";
import { loadOwnRadios } from "@skywave/services/signal/load-own-radios";
import { useState } from "react";
import { FindRadio } from "#features/radios/find-radio/find-radio.tsx";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useFlow, usePurchase } from "../engine/flow-context.ts";
import { StepHeading } from "../presentation/step-heading.tsx";
import styles from "./radio-step.module.css";

/** Which radio a plan is for: it is found by what stands on it, and confirmed by what it is in. */
export function RadioStep() {
  const translate = useTranslate<"radios">();
  const kept = usePurchase((state) => state.radio);
  const [found, setFound] = useState<FoundDevice | null>(kept);
  const part = useKeptFocus<HTMLDivElement>(found === null ? "find" : "found");
  return (
    <>
      <StepHeading text={translate("radio-step.text")}>{translate("radio-step.heading")}</StepHeading>
      <div ref={part} className={styles.card}>
        {found === null ? (
          <Find onFound={setFound} />
        ) : (
          <Found radio={found} onAnother={() => setFound(null)} />
        )}
      </div>
    </>
  );
}

function Find({ onFound }: { onFound: (radio: FoundDevice) => void }) {
  // Whose radios they are says nothing about which of them is without a plan.
  const { view, retry } = useServerData({
    area: "radios",
    verb: "loadOwnRadios",
    params: [false],
    ask: (skywave) => loadOwnRadios(skywave, { isSignedIn: false }),
  });
  if (view.status === "loading") return <Spinner />;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  return <FindRadio hasPlateLookup={view.data.hasPlateLookup} onFound={onFound} />;
}

interface FoundProps {
  radio: FoundDevice;
  onAnother: () => void;
}

/** Year, make and model are what people know a radio by: they look before they pay for it. */
function Found({ radio, onAnother }: FoundProps) {
  const translate = useTranslate<"radios">();
  const { completeStep, purchase } = useFlow();
  const another = <TextButton onPress={onAnother}>{translate("radio-step.another")}</TextButton>;
  if (!radio.canPlayAudio)
    return (
      <>
        <RadioName radio={radio} />
        <Notice tone="warn" actions={another}>
          {translate("radio-step.not-capable")}
        </Notice>
      </>
    );
  return (
    <>
      <h2 className="visually-hidden">{translate("radio-step.found")}</h2>
      <RadioName radio={radio} />
      <p className={styles.actions}>
        <Button
          onPress={() => {
            // A price is for one radio; that of another is asked for anew.
            if (purchase.getState().radio?.token !== radio.token) purchase.setState({ quote: null });
            completeStep({ radio });
          }}
        >
          {translate("radio-step.continue")}
        </Button>
        {another}
      </p>
    </>
  );
}
