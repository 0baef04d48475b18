import type { ReactNode } from "react";
import { useFlow } from "../engine/flow-context.ts";
import styles from "./flow.module.css";
import { useStepFocus } from "./use-step-focus.ts";

interface StepHeadingProps {
  children: ReactNode;
  text?: ReactNode;
}

/** Heading of a step. An accordion's section has a heading already; there only the text is shown. */
export function StepHeading({ children, text }: StepHeadingProps) {
  const { definition } = useFlow();
  return (
    <div className={styles.stepHeading}>
      {definition.presentation === "accordion" ? null : <PageHeading>{children}</PageHeading>}
      {text === undefined ? null : <p>{text}</p>}
    </div>
  );
}

function PageHeading({ children }: { children: ReactNode }) {
  const heading = useStepFocus();
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
