import { lazy, type ReactNode, Suspense } from "react";
import { useFlow } from "../engine/flow-context.ts";
import styles from "./flow.module.css";
import { StepContent } from "./step-content.tsx";

// On the first page nothing is chosen, and no step is done.
const ProgressIndicator = lazy(async () => ({
  default: (await import("./progress-indicator.tsx")).ProgressIndicator,
}));
const PlanSummary = lazy(async () => ({ default: (await import("./plan-summary.tsx")).PlanSummary }));

/** One step at a time, with the plan beside it. */
export function StepByStep(): ReactNode {
  const { definition, currentStep } = useFlow();
  const step = definition.steps.find(({ id }) => id === currentStep) ?? definition.steps[0];
  // Keyed, so that coming back to a step starts it from what is kept.
  const content = <StepContent key={step.id} step={step} />;
  if (step.id === "offers" && step === definition.steps[0]) return content;
  if (step.id === "confirmation") return <div className={styles.single}>{content}</div>;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Suspense fallback={<div className={styles.progressPlace} />}>
          <ProgressIndicator />
        </Suspense>
        {content}
      </div>
      <Suspense fallback={null}>
        <PlanSummary />
      </Suspense>
    </div>
  );
}
