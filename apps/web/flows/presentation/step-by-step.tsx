import { lazy, type ReactNode, Suspense } from "react";
import { useFlow } from "../engine/flow-context.ts";
import styles from "./flow.module.css";
import { ProgressIndicator } from "./progress-indicator.tsx";
import { StepContent } from "./step-content.tsx";

// Nothing is chosen on the first page.
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
        <ProgressIndicator />
        {content}
      </div>
      <Suspense fallback={null}>
        <PlanSummary />
      </Suspense>
    </div>
  );
}
