import { Button } from "#ui/button/button.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import type { WaitingPlanStatus } from "../panel/sandbox-api.ts";
import styles from "./identity.module.css";
import { Trial } from "./trial.tsx";
import { useTrial } from "./use-trial.ts";

const CASES: readonly WaitingPlanStatus[] = [
  "UNCLAIMED_EMAIL_AVAILABLE",
  "UNCLAIMED_SIGN_IN_TO_REUSE",
  "UNCLAIMED_NO_EMAIL",
  "UNCLAIMED_EMAIL_TAKEN",
  "CLAIMED",
];

/** Makes a plan that waits for its owner, one for each case of sign-and-link. */
export function WaitingPlans() {
  const { api, translate } = useSandbox();
  const { made, hasFailed, isWorking, run } = useTrial<{ status: WaitingPlanStatus; path: string }>();
  const sell = async (status: WaitingPlanStatus) => {
    const { path } = await api.make("waiting-plans", { status });
    return { status, path };
  };
  return (
    <Trial
      heading="sandbox.identity.plans"
      about="sandbox.identity.plans.about"
      hasFailed={hasFailed}
      outcome={
        made === undefined ? null : (
          <a href={made.path}>
            {translate("sandbox.identity.plans.open", {
              plan: translate(`sandbox.identity.plans.${made.status}`),
            })}
          </a>
        )
      }
    >
      <div className={styles.controls}>
        {CASES.map((status) => (
          <Button key={status} look="quiet" isWorking={isWorking} onPress={() => run(() => sell(status))}>
            {translate(`sandbox.identity.plans.${status}`)}
          </Button>
        ))}
      </div>
    </Trial>
  );
}
