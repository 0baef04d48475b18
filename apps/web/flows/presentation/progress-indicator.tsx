import type { PageDictionary } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useFlow, usePurchase } from "../engine/flow-context.ts";
import { shownSteps } from "../engine/shown-steps.ts";
import { isStepDone } from "../engine/step-order.ts";
import styles from "./progress-indicator.module.css";

/** Where the person stands; steps that are done lead back to themselves. */
export function ProgressIndicator() {
  const translate = useTranslate<PageDictionary>();
  const { tracking } = useApp();
  const { definition, currentStep, goTo } = useFlow();
  const state = usePurchase((purchase) => purchase);
  const signedIn = useSession(isSignedIn);
  const steps = shownSteps(definition, { state, currentStep });
  const current = steps.findIndex(({ id }) => id === currentStep);
  if (steps.length === 1) return null;

  return (
    <nav aria-label={translate("flow.progress")} className={styles.progress}>
      <p className={styles.count}>{translate("flow.step", { current: current + 1, total: steps.length })}</p>
      <ol>
        {steps.map((step, index) => {
          const isDone = isStepDone(step.id, { state, isSignedIn: signedIn });
          const title = translate(step.title);
          const isBefore = index < current;
          return (
            <li key={step.id} data-state={index === current ? "current" : isBefore ? "done" : "open"}>
              {isBefore && isDone ? (
                <button
                  type="button"
                  onClick={() => {
                    tracking.event("edit-section", { componentName: step.trackingName });
                    goTo(step.id);
                  }}
                >
                  {title} <span className="visually-hidden">({translate("flow.done")})</span>
                </button>
              ) : (
                <span aria-current={index === current ? "step" : undefined}>{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
