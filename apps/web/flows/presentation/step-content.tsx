import { type ReactNode, Suspense } from "react";
import { Spinner } from "#ui/feedback/spinner.tsx";
import type { FlowStep } from "../engine/flow-definition.ts";

/** The screen of a step; its code is loaded when it is first shown. */
export function StepContent({ step: { Screen } }: { step: FlowStep }): ReactNode {
  return (
    <Suspense fallback={<Spinner />}>
      <Screen />
    </Suspense>
  );
}
