import { useId } from "react";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";

interface WhoseClockProps {
  /** Empty for everybody's. */
  who: string;
  onChange: (who: string) => void;
}

/** Whose time is shown and moved: everybody's, a persona's, or that of whoever got a mail lately. */
export function WhoseClock({ who, onChange }: WhoseClockProps) {
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
