import { Button } from "#ui/button/button.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./identity.module.css";
import { Trial } from "./trial.tsx";
import { useTrial } from "./use-trial.ts";

const SALES = [
  { name: "us", country: "US", isOver: false },
  { name: "ca", country: "CA", isOver: false },
  { name: "over", country: "US", isOver: true },
] as const;

/** Sells a plan as a partner does that bills it, and gives the link that comes with it. */
export function PartnerPlan() {
  const { api, translate } = useSandbox();
  const { made, hasFailed, isWorking, run } = useTrial<{ path: string }>();
  return (
    <Trial
      heading="sandbox.identity.partner-plan"
      about="sandbox.identity.partner-plan.about"
      hasFailed={hasFailed}
      outcome={
        made === undefined ? null : <a href={made.path}>{translate("sandbox.identity.partner-plan.open")}</a>
      }
    >
      <div className={styles.controls}>
        {SALES.map(({ name, ...sale }) => (
          <Button
            key={name}
            look="quiet"
            isWorking={isWorking}
            onPress={() => run(() => api.make("partner-plans", sale))}
          >
            {translate(`sandbox.identity.partner-plan.${name}`)}
          </Button>
        ))}
      </div>
    </Trial>
  );
}
