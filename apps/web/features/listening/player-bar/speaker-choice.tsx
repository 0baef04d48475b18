import { loadSpeakers } from "@skywave/services/listening/speakers";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { basePath } from "#platform/router/page-history.ts";
import night from "#ui/button/night-text.module.css";
import { volumeOf } from "../player/speaker-volume.ts";
import { usePlayer, usePlayerState } from "../player/use-player.ts";
import styles from "./player-bar.module.css";

/** A speaker that has just been switched on is to be chosen without opening the list again. */
const ASK_EVERY_MILLISECONDS = 2_000;

/** Lets a signed-in person choose the linked speaker that plays in the place of this device, and take it back. */
export function SpeakerChoice() {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const speaker = usePlayerState((state) => state.speaker);
  const signedIn = useSession(isSignedIn);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isElsewhere = speaker !== undefined;
  // What was pressed goes away with it, and must not take the focus to the top of the page.
  useEffect(() => {
    if (isPressed.current) place.current?.querySelector("button")?.focus();
    isPressed.current = false;
  }, [isElsewhere]);
  function leave(how: "takeBack" | "stop") {
    isPressed.current = true;
    player.leaveSpeaker(how);
  }
  function close() {
    isPressed.current = true;
    setOpen(false);
  }
  if (!signedIn) return null;
  return (
    <div ref={place} className={styles.speaker}>
      {/* Heard by whoever doesn't see that the sound has moved. */}
      <span role="status">
        {speaker === undefined ? "" : translate("speaker.on", { speaker: speaker.deviceName })}
      </span>
      {speaker === undefined ? (
        <>
          <button
            type="button"
            className={night.text}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {translate("speaker.choose")}
          </button>
          <div id={list}>{isOpen ? <SpeakerList onChosen={close} /> : null}</div>
        </>
      ) : (
        <>
          <button type="button" className={night.text} onClick={() => leave("takeBack")}>
            {translate("speaker.take-back")}
          </button>
          <button type="button" className={night.text} onClick={() => leave("stop")}>
            {translate("speaker.stop")}
          </button>
        </>
      )}
    </div>
  );
}

function SpeakerList({ onChosen }: { onChosen: () => void }) {
  const translate = useTranslate<"listening">();
  const player = usePlayer();
  const { view, latest, retry, reload } = useServerData({
    area: "linking",
    verb: "listSpeakers",
    ask: loadSpeakers,
  });
  const isSomeOff = latest?.speakers.some(({ isReady }) => !isReady) === true;
  const askAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isSomeOff) return undefined;
    const timer = setInterval(askAgain, ASK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isSomeOff]);
  if (view.status === "loading") return <span role="status">{translate("speaker.loading")}</span>;
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  const { speakers } = view.data;
  if (speakers.length === 0)
    return (
      <>
        {translate("speaker.none")}{" "}
        <a className={night.text} href={`${basePath()}/onboarding/device-linking`}>
          {translate("speaker.link")}
        </a>
      </>
    );
  return (
    <div role="group" aria-label={translate("speaker.choose")} className={styles.speakers}>
      {speakers.map((speaker) => {
        const { smartDeviceId, deviceName, isReady } = speaker;
        return (
          <button
            key={smartDeviceId}
            type="button"
            className={night.text}
            disabled={!isReady}
            aria-label={translate(isReady ? "speaker.play-on" : "speaker.off", { speaker: deviceName })}
            onClick={() => {
              player.playOn({ smartDeviceId, deviceName, ...volumeOf(speaker) });
              onChosen();
            }}
          >
            {isReady ? deviceName : translate("speaker.off", { speaker: deviceName })}
          </button>
        );
      })}
    </div>
  );
}
