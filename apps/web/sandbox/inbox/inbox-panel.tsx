import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { FIRST_CHOICE } from "../identity/person-choice.tsx";
import { Trial } from "../identity/trial.tsx";
import { useTrial } from "../identity/use-trial.ts";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";
import { InboxEntry } from "./inbox-entry.tsx";

/** Where a message of the trial leads; it shows that messages may have a link. */
const LINK = "/account/security";

const LOOK_INTERVAL_IN_MILLISECONDS = 2000;

/** All messages that were sent, for everybody or for one address; a message appears as it arrives. */
export function InboxPanel() {
  const { translate } = useSandbox();
  const [wanted, setWanted] = useState(() => new URLSearchParams(location.search).get("to") ?? "");
  const { answer, hasFailed, reload } = useSandboxAnswer("inbox", wanted.trim());
  const id = useId();
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), LOOK_INTERVAL_IN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [reload]);
  const messages = answer?.messages ?? [];
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

/** Puts a message on somebody's account page, the same words in every language. */
function InAppMessage() {
  const { api, translate } = useSandbox();
  const [handle, setHandle] = useState(FIRST_CHOICE);
  const [text, setText] = useState("");
  const { made, hasFailed, isWorking, run } = useTrial<string>();
  const [handleId, textId] = [useId(), useId()];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    const texts = { "en-US": text, "en-CA": text, "fr-CA": text };
    void run(async () => {
      await api.make("outreach-messages", { handle, texts, link: LINK });
      return handle;
    });
  }

  return (
    <Trial
      heading="sandbox.in-app-message.heading"
      about="sandbox.in-app-message.about"
      hasFailed={hasFailed}
      outcome={made === undefined ? null : translate("sandbox.in-app-message.done", { handle: made })}
    >
      <form className={styles.controls} onSubmit={submit}>
        <div className={styles.control}>
          <label htmlFor={handleId}>{translate("sandbox.in-app-message.handle")}</label>
          <input id={handleId} value={handle} onChange={(event) => setHandle(event.target.value)} />
        </div>
        <div className={styles.control}>
          <label htmlFor={textId}>{translate("sandbox.in-app-message.text")}</label>
          <input id={textId} value={text} maxLength={300} onChange={(event) => setText(event.target.value)} />
        </div>
        <Button look="quiet" type="submit" isWorking={isWorking}>
          {translate("sandbox.in-app-message.tell")}
        </Button>
      </form>
    </Trial>
  );
}
