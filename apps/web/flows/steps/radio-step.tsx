import type { FoundDevice } from "@skywave/contract";
import { loadOwnRadios } from "@skywave/services/signal/load-own-radios";
import { useState } from "react";
import { useMostPlans } from "#features/offers/choose-several/use-most-plans.ts";
import { FindRadio } from "#features/radios/find-radio/find-radio.tsx";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useFlow, usePurchase } from "../engine/flow-context.ts";
import { StepHeading } from "../presentation/step-heading.tsx";
import { ChosenRadios } from "./chosen-radios.tsx";
import styles from "./radio-step.module.css";

/** Where somebody is with their radios: looking for one, content with those they found, or with one that cannot be had. */
type Stage =
  | { kind: "find" }
  | { kind: "chosen" }
  | { kind: "refused"; radio: FoundDevice; why: "not-capable" | "twice" };

/** Which radios plans are for: each is found by what stands on it, and confirmed by what it is in. */
export function RadioStep() {
  const translate = useTranslate<"radios">();
  const kept = usePurchase((state) => state.radio);
  const more = usePurchase((state) => state.moreRadios);
  const [chosen, choose] = useState<readonly FoundDevice[]>(kept === null ? [] : [kept, ...more]);
  const [stage, setStage] = useState<Stage>({ kind: kept === null ? "find" : "chosen" });
  const most = useMostRadios();
  const part = useKeptFocus<HTMLDivElement>(`${stage.kind} ${chosen.length}`);

  function take(radio: FoundDevice) {
    if (!radio.canPlayAudio) return setStage({ kind: "refused", radio, why: "not-capable" });
    // Whichever number it was found by, a radio has one token in this browser; others may look just like it.
    if (chosen.some(({ token }) => token === radio.token))
      return setStage({ kind: "refused", radio, why: "twice" });
    choose([...chosen, radio]);
    setStage({ kind: "chosen" });
  }

  function leaveOut(radio: FoundDevice) {
    choose(chosen.filter((each) => each !== radio));
    if (chosen.length === 1) setStage({ kind: "find" });
  }

  const find = () => setStage({ kind: "find" });
  const without =
    chosen.length === 0 ? null : (
      <TextButton onPress={() => setStage({ kind: "chosen" })}>{translate("radio-step.without")}</TextButton>
    );
  return (
    <>
      <StepHeading text={translate("radio-step.text")}>{translate("radio-step.heading")}</StepHeading>
      <div ref={part} className={styles.card}>
        {stage.kind === "find" ? (
          <>
            <Find onFound={take} />
            {without}
          </>
        ) : stage.kind === "refused" ? (
          <>
            <RadioName radio={stage.radio} />
            <Notice
              tone="warn"
              actions={
                <>
                  <TextButton onPress={find}>{translate("radio-step.another")}</TextButton>
                  {without}
                </>
              }
            >
              {translate(`radio-step.${stage.why}`)}
            </Notice>
          </>
        ) : (
          <ChosenRadios
            radios={chosen}
            onLeaveOut={leaveOut}
            {...(chosen.length < most && { onAdd: find })}
          />
        )}
      </div>
    </>
  );
}

/** How many radios one order of this flow may be for. */
function useMostRadios(): number {
  const { definition } = useFlow();
  const most = useMostPlans() ?? 1;
  return definition.takesSeveralRadios === true ? most : 1;
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
