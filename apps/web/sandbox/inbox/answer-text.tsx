import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useTrial } from "../identity/use-trial.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";

/** Answers a text as its receiver would, and shows what comes back. */
export function AnswerText({ phone }: { phone: string }) {
  const { api, translate } = useSandbox();
  const [text, setText] = useState("STOP");
  const { made, hasFailed, isWorking, run } = useTrial<{ answer: string | null }>();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(() => api.make("answers-to-texts", { phone, text }));
  }
  return (
    <form className={styles.controls} onSubmit={submit}>
      <div className={styles.control}>
        <label htmlFor={id}>{translate("sandbox.inbox.answer")}</label>
        <input id={id} value={text} maxLength={160} onChange={(event) => setText(event.target.value)} />
      </div>
      <Button type="submit" look="quiet" isWorking={isWorking}>
        {translate("sandbox.inbox.answer-send")}
      </Button>
      <p role="status">
        {hasFailed ? translate("sandbox.failed") : null}
        {made === undefined ? null : (made.answer ?? translate("sandbox.inbox.answer-none"))}
      </p>
    </form>
  );
}
