import { type ReactNode } from "react";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";

/** The heading of what took the place of a form: keyboard and screen reader go on from there. */
export function ArrivedHeading({ children }: { children: ReactNode }) {
  return (
    <h2 ref={focusOnArrival} tabIndex={-1}>
      {children}
    </h2>
  );
}
