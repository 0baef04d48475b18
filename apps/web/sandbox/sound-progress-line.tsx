import { useEffect } from "react";
import { useSandbox } from "./panel/sandbox-context.ts";
import { useSandboxAnswer } from "./panel/use-sandbox-answer.ts";
import styles from "./sound-progress-line.module.css";

const LOOK_INTERVAL_IN_MILLISECONDS = 10_000;

/** How far the sound of all channels has been made, where it is made ahead; nothing while that is not known. */
export function SoundProgressLine() {
  const { translate } = useSandbox();
  const { answer, reload } = useSandboxAnswer("sound-library");
  const progress = answer?.progress;
  const isOver = progress?.isMaking === false;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => document.hidden || reload(), LOOK_INTERVAL_IN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isOver, reload]);
  if (!progress) return null;
  const { made, all } = progress;
  const told =
    made === all
      ? translate("sandbox.sound.whole", { all: String(all) })
      : translate("sandbox.sound.progress", { made: String(made), all: String(all) });
  return (
    <footer className={styles.line}>
      <progress max={all} value={made} aria-label={told} />
      <span>{told}</span>
    </footer>
  );
}
