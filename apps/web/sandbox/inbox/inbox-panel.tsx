import { useEffect, useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";
import { InboxEntry } from "./inbox-entry.tsx";
import { InAppMessage } from "./in-app-message.tsx";

const LOOK_INTERVAL_IN_MILLISECONDS = 2000;

/** All messages that were sent, for everybody or for one address; a message appears as it arrives. */
export function InboxPanel() {
  const { translate } = useSandbox();
  const { answer, hasFailed, reload } = useSandboxAnswer("inbox");
  const [wanted, setWanted] = useState(() => new URLSearchParams(location.search).get("to") ?? "");
  const id = useId();
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), LOOK_INTERVAL_IN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [reload]);
  const needle = wanted.trim().toLowerCase();
  const messages = answer?.messages.filter((message) => message.to.toLowerCase().includes(needle)) ?? [];
  return (
    <Panel
      heading="sandbox.inbox.heading"
      intro="sandbox.inbox.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      <div className={styles.controls}>
        <div className={styles.control}>
          <label htmlFor={id}>{translate("sandbox.inbox.filter")}</label>
          <input id={id} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </div>
        <Button look="quiet" onPress={reload}>
          {translate("sandbox.inbox.refresh")}
        </Button>
      </div>
      <div role="status">
        {messages.length === 0 ? <p className={styles.empty}>{translate("sandbox.inbox.empty")}</p> : null}
      </div>
      <ul className={styles.rows}>
        {messages.map((message) => (
          <li key={message.id}>
            <InboxEntry message={message} />
          </li>
        ))}
      </ul>
      <InAppMessage />
    </Panel>
  );
}
