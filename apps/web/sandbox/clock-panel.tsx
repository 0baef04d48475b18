import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import { useId, useState } from "react";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Panel } from "./panel/panel.tsx";
import type { DueAction } from "./panel/sandbox-api.ts";
import { useSandbox } from "./panel/sandbox-context.ts";
import styles from "./panel/sandbox.module.css";
import { useSandboxAnswer, useSandboxSwitch } from "./panel/use-sandbox-answer.ts";

// A year of many people is longer than anybody reads.
const SHOWN = 60;

const LEAPS = [
  { advance: "P1D", label: "sandbox.clock.day" },
  { advance: "P1W", label: "sandbox.clock.week" },
  { advance: "P1M", label: "sandbox.clock.month" },
  { advance: "P1Y", label: "sandbox.clock.year" },
] as const;

/** Shows what time the business thinks it is, and moves it: for everybody, or for one person alone. */
export function ClockPanel() {
  const { translate } = useSandbox();
  const [who, setWho] = useState("");
  const { answer, hasFailed, reload, change, isChanging } = useSandboxSwitch("clock", who);
  const move = (wanted: { advance: string } | { set: string } | { reset: true }) =>
    change(who === "" ? wanted : { ...wanted, who });
  const [typed, setTyped] = useState("");
  const [leap, setLeap] = useState<string>();
  const id = useId();
  const format = localizedDates(translate.locale, { dateStyle: "full", timeStyle: "short" });
  return (
    <Panel
      heading="sandbox.clock.heading"
      intro="sandbox.clock.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      <div className={styles.controls}>
        <WhoseClock who={who} onChange={setWho} />
      </div>
      {answer === undefined ? null : (
        <div className={styles.now} role="status">
          <span className={styles.soft}>{translate("sandbox.clock.now")}</span>
          <strong>{format.format(new Date(answer.now))}</strong>
          <span className={styles.soft}>
            {answer.isMoved
              ? translate("sandbox.clock.moved", { time: format.format(new Date(answer.realNow)) })
              : translate("sandbox.clock.real")}
          </span>
        </div>
      )}
      <div className={styles.controls}>
        {LEAPS.map(({ advance, label }) => (
          <Button
            key={advance}
            look="quiet"
            isRepeatable
            isWorking={isChanging && leap === advance}
            onPress={() => {
              setLeap(advance);
              move({ advance });
            }}
          >
            {translate(label)}
          </Button>
        ))}
      </div>
      <form
        className={styles.controls}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== "") move({ set: new Date(typed).toISOString() });
        }}
      >
        <div className={styles.control}>
          <label htmlFor={id}>{translate("sandbox.clock.set-label")}</label>
          <input
            id={id}
            type="datetime-local"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button look="quiet" type="submit">
          {translate("sandbox.clock.set")}
        </Button>
      </form>
      {answer?.steps === undefined ? null : <StepsOnTheWay steps={answer.steps} />}
      {answer?.isMoved ? (
        <TextButton onPress={() => move({ reset: true })}>{translate("sandbox.clock.reset")}</TextButton>
      ) : null}
    </Panel>
  );
}

/** What happened to people's plans while the clock was moved, day by day. */
function StepsOnTheWay({ steps }: { steps: readonly DueAction[] }) {
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

interface WhoseClockProps {
  /** Empty for everybody's. */
  who: string;
  onChange: (who: string) => void;
}

/** Whose time is shown and moved: everybody's, a persona's, or that of whoever got a mail lately. */
function WhoseClock({ who, onChange }: WhoseClockProps) {
  const { translate } = useSandbox();
  const personas = useSandboxAnswer("personas").answer?.personas ?? [];
  const messages = useSandboxAnswer("inbox").answer?.messages ?? [];
  const id = useId();
  const addresses = [
    ...personas.flatMap(({ email }) => email ?? []),
    ...messages.filter(({ channel }) => channel === "mail").map(({ to }) => to),
  ];
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{translate("sandbox.clock.whose")}</label>
      <select id={id} value={who} onChange={(event) => onChange(event.target.value)}>
        <option value="">{translate("sandbox.clock.everybody")}</option>
        {[...new Set(addresses)].map((address) => (
          <option key={address}>{address}</option>
        ))}
      </select>
    </div>
  );
}
