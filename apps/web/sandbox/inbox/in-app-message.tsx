import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { FIRST_CHOICE } from "../identity/person-choice.tsx";
import { Trial } from "../identity/trial.tsx";
import { useTrial } from "../identity/use-trial.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";

/** Where a message of the trial leads; it shows that messages may have a link. */
const LINK = "/account/security";

/** Puts a message on somebody's account page, the same words in every language. */
export function InAppMessage() {
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
