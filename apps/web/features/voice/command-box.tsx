import type { VoiceAnswer } from "@skywave/contract";
import { sayCommand, type SayCommandOutcome } from "@skywave/services/voice/say-command";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { contentPath } from "#content/on-air/content-path.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { canHearSpeech, hearSpeech } from "./hear-speech.ts";
import styles from "./voice.module.css";

interface CommandBoxProps {
  /** Does what was meant. */
  onAnswer: (answer: VoiceAnswer) => void;
}

/** Where somebody says or types what they want: "play jazz". */
export function CommandBox({ onAnswer }: CommandBoxProps) {
  const translate = useTranslate<"taste">();
  const { locale } = translate;
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [typed, setTyped] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const [isListening, setListening] = useState(false);
  const [isUnheard, setUnheard] = useState(false);
  const [outcome, setOutcome] = useState<SayCommandOutcome>();
  const field = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    leaving.current = current;
    field.current?.focus();
    return () => current.abort();
  }, []);

  const say = (text: string) =>
    run(async () => {
      setEmpty(text === "");
      setUnheard(false);
      if (text === "") return tracking.userErrors(["command"]);
      const said = await sayCommand(skywave, { text, locale });
      setOutcome(said);
      if (said.ok) onAnswer(said.answer);
    });
  async function listen() {
    setListening(true);
    const heard = await hearSpeech(locale, leaving.current.signal);
    setListening(false);
    setUnheard(heard === undefined);
    if (heard === undefined) return;
    setTyped(heard);
    await say(heard.trim());
  }

  return (
    <div className={styles.box}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void say(typed.trim());
        }}
      >
        <TextField
          ref={field}
          label={translate("voice.label")}
          name="command"
          description={translate("voice.hint")}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={isEmpty ? translate("voice.empty") : undefined}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="quiet" isWorking={isRunning}>
            {translate("voice.submit")}
          </Button>
          {canHearSpeech() ? (
            <Button
              look="quiet"
              isWorking={isListening}
              workingText={translate("voice.listening")}
              onPress={() => void listen()}
            >
              {translate("voice.listen")}
            </Button>
          ) : null}
        </div>
      </form>
      <div role="status">
        {isUnheard ? <p>{translate("voice.not-heard")}</p> : null}
        {outcome?.ok === true ? <Answer answer={outcome.answer} onSay={(text) => void say(text)} /> : null}
      </div>
      {outcome?.ok === false ? <CommandRefusal refusal={outcome} /> : null}
    </div>
  );
}

function Answer({ answer, onSay }: { answer: VoiceAnswer; onSay: (text: string) => void }) {
  const translate = useTranslate<"taste">();
  const found = answer.intent === "search" ? answer.items : [];
  const examples = "examples" in answer ? answer.examples : [];
  return (
    <>
      <p>{answer.text}</p>
      {found.length === 0 ? null : (
        <ul className={styles.words}>
          {found.map((item) => (
            <li key={`${item.entityType} ${item.entityId}`}>
              <Link to={contentPath(item)} lang={item.language}>
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {examples.length === 0 ? null : (
        <>
          <p>{translate("voice.try")}</p>
          <ul className={styles.words}>
            {examples.map((example) => (
              <li key={example}>
                <TextButton onPress={() => onSay(example)}>{example}</TextButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function CommandRefusal({ refusal }: { refusal: Extract<SayCommandOutcome, { ok: false }> }) {
  const translate = useTranslate<"taste">();
  if (refusal.code === "INVALID_PAYLOAD")
    return <Notice tone="bad">{translate("voice.INVALID_PAYLOAD")}</Notice>;
  return <CommonFailureNotice failure={refusal} />;
}
