import { type RefObject, useEffect, useRef } from "react";

/** What is wrong with the one field of a form; a new one each time that it was looked at and found so. */
export interface OnlyProblem {
  text: string;
}

/** Takes the keyboard to the field that has to be looked at again, once its words stand beside it. */
export function useFocusOnProblem(problem: OnlyProblem | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);
  return form;
}
