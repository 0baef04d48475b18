import { type ReactNode, useEffect, useRef } from "react";
import { useFlow } from "../engine/flow-context.ts";
import styles from "./flow.module.css";

interface StepHeadingProps {
  children: ReactNode;
  text?: ReactNode;
}

// The first step that a visit shows leaves the focus where the browser starts to read.
let stepsShown = 0;

/**
 * Heading of a step. It takes the focus when the step opens, so that keyboard and screen reader start
 * there. An accordion's section has a heading already; there only the text is shown.
 */
export function StepHeading({ children, text }: StepHeadingProps) {
  const { definition } = useFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAccordion = definition.presentation === "accordion";

  useEffect(() => {
    stepsShown += 1;
    if (stepsShown > 1 && !isAccordion) heading.current?.focus({ preventScroll: true });
    if (stepsShown > 1 && !isAccordion) scrollTo(0, 0);
  }, [isAccordion]);

  return (
    <div className={styles.stepHeading}>
      {isAccordion ? null : (
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
      )}
      {text === undefined ? null : <p>{text}</p>}
    </div>
  );
}
