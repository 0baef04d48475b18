import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from "react";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import type { FlowStep } from "./flow-definition.ts";

const components = new WeakMap<FlowStep["load"], LazyExoticComponent<ComponentType>>();

function componentOf({ load }: FlowStep): LazyExoticComponent<ComponentType> {
  const known = components.get(load) ?? lazy(load);
  components.set(load, known);
  return known;
}

/** The screen of a step; its code is loaded when it is first shown. */
export function StepContent({ step }: { step: FlowStep }): ReactNode {
  const Step = componentOf(step);
  return (
    <Suspense fallback={<Spinner />}>
      <Step />
    </Suspense>
  );
}
