import type { FlowDefinition, FlowStep } from "../engine/flow-definition.ts";
import {
  accountStep,
  billingStep,
  confirmationStep,
  offersStep,
  onDemand,
  reviewStep,
} from "../steps/steps.ts";

const verificationStep: FlowStep = {
  id: "verification",
  title: "step.student",
  trackingName: "studentVerification",
  ...onDemand(async () => ({
    default: (await import("#features/student/verify-student/verification-step.tsx")).VerificationStep,
  })),
  summarise: ({ isStudent }, translate) => (isStudent ? translate("student.verified.heading") : undefined),
};

const planStep: FlowStep = {
  ...offersStep,
  ...onDemand(async () => ({
    default: (await import("#features/student/present-student-plan.tsx")).PresentStudentPlan,
  })),
};

/** Whoever buys the plan for students is known, and verified, before they see what it costs them. */
const studentSteps = [
  accountStep,
  verificationStep,
  planStep,
  billingStep,
  reviewStep,
  confirmationStep,
] as const satisfies FlowDefinition["steps"];

const common = {
  name: "student-verification",
  heading: "student.heading",
  accountMode: "password",
  steps: studentSteps,
} as const satisfies Partial<FlowDefinition>;

/** Step by step. */
export const student: FlowDefinition = { ...common, variation: "nonAccordion", presentation: "steps" };

/** The same on one page. */
export const studentAccordion: FlowDefinition = {
  ...common,
  variation: "accordion",
  presentation: "accordion",
};
