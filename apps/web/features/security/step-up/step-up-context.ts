import type { StepUpRequired } from "@skywave/services/authentication/step-up";
import { createContext, use } from "react";

/**
 * Runs an act; if it asks for a fresh proof, has the person give one and runs it again. Resolves with what the
 * act came to, or with the demand itself if the person closed the question.
 */
export type WithStepUp = <T>(
  act: () => Promise<T | StepUpRequired>,
  options?: { isForPassword: boolean },
) => Promise<T | StepUpRequired>;

export const StepUpContext = createContext<WithStepUp | null>(null);

/** The way to acts that ask for a fresh proof of who is there. */
export function useStepUp(): WithStepUp {
  const withStepUp = use(StepUpContext);
  if (withStepUp === null) throw new Error("useStepUp needs a StepUp above it");
  return withStepUp;
}

export function isStepUpRequired(outcome: unknown): outcome is StepUpRequired {
  return (
    typeof outcome === "object" && outcome !== null && Reflect.get(outcome, "code") === "STEP_UP_REQUIRED"
  );
}
