import { useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { StepsOnTheWay } from "./steps-on-the-way.tsx";
import { useSandboxSwitch } from "../panel/use-sandbox-answer.ts";
import { WhoseClock } from "./whose-clock.tsx";

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
  const format = new Intl.DateTimeFormat(translate.locale, { dateStyle: "full", timeStyle: "short" });
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
