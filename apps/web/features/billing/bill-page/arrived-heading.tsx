import { type ReactNode, useEffect, useRef } from "react";

/** The heading of what took the place of a form: keyboard and screen reader go on from there. */
export function ArrivedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
