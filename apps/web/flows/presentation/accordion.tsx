import { type ReactNode, useEffect, useRef } from "react";
import type { PageDictionary } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { DueToday } from "#orders/pay-at-once/due-today.tsx";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useFlow, usePurchase } from "../engine/flow-context.ts";
import type { FlowStep } from "../engine/flow-definition.ts";
import styles from "./flow.module.css";
import { StepContent } from "./step-content.tsx";
import { useStepFocus } from "./use-step-focus.ts";
import { shownSteps } from "../engine/shown-steps.ts";
import { isStepDone } from "../engine/step-order.ts";

/** All steps on one page, one of them open; the ones that are done say what was settled. */
export function Accordion(): ReactNode {
  const translate = useTranslate<PageDictionary>();
  const { definition, currentStep } = useFlow();
  const state = usePurchase((purchase) => purchase);
  const confirmation = definition.steps.find(({ id }) => id === "confirmation");
  if (currentStep === "confirmation" && confirmation !== undefined) {
    return <Confirmation step={confirmation} />;
  }
  const steps = shownSteps(definition, { state, currentStep });
  return (
    <div className={styles.single}>
      <div className={styles.accordionTitle}>
        <h1>{translate(definition.heading)}</h1>
        <DueToday />
      </div>
      <ol className={styles.accordion}>
        {steps.map((step, index) => (
          <Section key={step.id} step={step} number={index + 1} isOpen={step.id === currentStep} />
        ))}
      </ol>
    </div>
  );
}

/** The end is a page of its own, and its heading takes the focus from the button that bought. */
function Confirmation({ step }: { step: FlowStep }) {
  const translate = useTranslate<PageDictionary>();
  const heading = useStepFocus();
  return (
    <div className={styles.single}>
      <h1 ref={heading} tabIndex={-1}>
        {translate("confirmation.heading")}
      </h1>
      <StepContent step={step} />
    </div>
  );
}

interface SectionProps {
  step: FlowStep;
  number: number;
  isOpen: boolean;
}

function Section({ step, number, isOpen }: SectionProps) {
  const translate = useTranslate<PageDictionary>();
  const { tracking } = useApp();
  const { goTo } = useFlow();
  const state = usePurchase((purchase) => purchase);
  const signedIn = useSession(isSignedIn);
  const isDone = isStepDone(step.id, { state, isSignedIn: signedIn });
  const heading = useFocusOnOpen(isOpen);
  const title = translate(step.title);

  return (
    <li className={styles.section} data-open={isOpen}>
      <div className={styles.sectionHeader}>
        <span className={styles.sectionNumber} aria-hidden="true">
          {isDone && !isOpen ? "✓" : number}
        </span>
        <h2 ref={heading} tabIndex={-1} aria-current={isOpen ? "step" : undefined}>
          {title}
          {isDone && !isOpen ? <span className="visually-hidden"> ({translate("flow.done")})</span> : null}
        </h2>
        {isDone && !isOpen ? (
          <>
            <p className={styles.sectionSummary}>{step.summarise(state, translate)}</p>
            <button
              type="button"
              className={styles.sectionEdit}
              aria-label={translate("flow.edit-step", { step: title })}
              onClick={() => {
                tracking.event("edit-cta-in-accordion", { componentName: step.trackingName });
                goTo(step.id);
              }}
            >
              {translate("action.edit")}
            </button>
          </>
        ) : null}
      </div>
      {isOpen ? (
        <div className={styles.sectionBody}>
          <StepContent step={step} />
        </div>
      ) : null}
    </li>
  );
}

/** Moves the focus to a section that opens after the page was shown. */
function useFocusOnOpen(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
