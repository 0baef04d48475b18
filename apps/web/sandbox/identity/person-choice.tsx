import { useId } from "react";
import { useSandbox } from "../panel/sandbox-context.ts";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";
import styles from "./identity.module.css";

/** The address that is chosen at first; its persona has a password and no plan. */
export const FIRST_CHOICE = "sam@skywave.example";

interface PersonChoiceProps {
  email: string;
  onChange: (email: string) => void;
}

/** Which of the people with an account. */
export function PersonChoice({ email, onChange }: PersonChoiceProps) {
  const { translate } = useSandbox();
  const { answer } = useSandboxAnswer("personas");
  const id = useId();
  const emails = answer?.personas.flatMap((persona) => persona.email ?? []) ?? [email];
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{translate("sandbox.identity.person")}</label>
      <select id={id} value={email} onChange={(event) => onChange(event.target.value)}>
        {emails.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}
