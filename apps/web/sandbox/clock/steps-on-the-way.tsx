import { formatDay, formatMoney } from "#i18n/format.ts";
import type { DueAction } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";

// A year of many people is longer than anybody reads.
const SHOWN = 60;

/** What happened to people's plans while the clock was moved, day by day. */
export function StepsOnTheWay({ steps }: { steps: readonly DueAction[] }) {
  const { translate } = useSandbox();
  const { locale } = translate;
  if (steps.length === 0) return <p className={styles.soft}>{translate("sandbox.clock.way-none")}</p>;
  const format = ({ kind, plan, amount, currency }: DueAction) =>
    translate(`sandbox.clock.step.${kind}`, {
      plan,
      amount: amount === null ? "" : formatMoney(amount, currency, locale),
    });
  return (
    <div role="status">
      <h3>{translate("sandbox.clock.way")}</h3>
      <ol className={styles.steps}>
        {steps.slice(0, SHOWN).map((step, place) => (
          <li key={`${place} ${step.on}`}>
            <time dateTime={step.on}>{formatDay(step.on, locale)}</time> {format(step)}{" "}
            <span className={styles.soft}>{step.who}</span>
          </li>
        ))}
      </ol>
      {steps.length > SHOWN ? (
        <p className={styles.soft}>{translate("sandbox.clock.more", { count: steps.length - SHOWN })}</p>
      ) : null}
    </div>
  );
}
