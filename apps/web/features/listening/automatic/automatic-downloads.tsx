import { useEffect, useEffectEvent, useState } from "react";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { basePath } from "#platform/router/page-history.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./automatic.module.css";
import type { Due } from "./decide-due.ts";
import { type AutomaticState, keepDue } from "./keep-due.ts";
import { loadDue } from "./load-due.ts";
import { isMetered } from "./measure-room.ts";

/** By this name it lies on people's devices. */
const STOPPED = "skywave-automatic-downloads-stopped";

interface AutomaticDownloadsProps {
  /** On the page that lists them no link leads to it. */
  hasLink?: boolean;
  onKept?: () => void;
}

/** Downloads what the signed-in person's shows have, while a page is open, and says so; nothing without such shows. */
export function AutomaticDownloads(props: AutomaticDownloadsProps) {
  const identityId = useSession(({ session }) => session?.identityId ?? null);
  const isPossible = "indexedDB" in globalThis && "locks" in navigator;
  return identityId === null || !isPossible ? null : <Own identityId={identityId} {...props} />;
}

function Own({ identityId, ...props }: AutomaticDownloadsProps & { identityId: string }) {
  const { locale } = useTranslate();
  const { latest } = useServerData({
    area: "library",
    verb: "listDue",
    params: [locale],
    ask: (skywave) => loadDue(skywave, locale),
    follows: true,
  });
  if (latest === undefined || latest.due.showIds.size === 0) return null;
  return <Keeping identityId={identityId} due={latest.due} {...props} />;
}

function Keeping({
  identityId,
  due,
  hasLink = true,
  onKept,
}: AutomaticDownloadsProps & { identityId: string; due: Due }) {
  const translate = useTranslate<"listening">();
  const { skywave } = useApp();
  const [isStopped, setStopped] = useState(() => localStorage.getItem(STOPPED) !== null);
  const isOnline = useOnline();
  const [state, setState] = useState<AutomaticState>();
  const isWaiting = isMetered();
  const tell = useEffectEvent((next: AutomaticState) => {
    setState(next);
    if (next.kind === "done") onKept?.();
  });
  useEffect(() => {
    if (isStopped || isWaiting || !isOnline) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tellHere = (next: AutomaticState) => {
      if (!signal.aborted) tell(next);
    };
    keepDue(due, { skywave, identityId, signal, tell: tellHere }).catch((cause: unknown) => {
      skywave.log({
        level: "error",
        message: "Nothing downloads by itself",
        details: { cause: String(cause) },
      });
    });
    return () => leaving.abort();
  }, [skywave, identityId, due, isStopped, isWaiting, isOnline]);

  function stop(shallStop: boolean) {
    if (shallStop) localStorage.setItem(STOPPED, "true");
    else localStorage.removeItem(STOPPED);
    setStopped(shallStop);
  }

  if (isWaiting) return <p className={styles.line}>{translate("automatic.metered")}</p>;
  if (isStopped)
    return (
      <p className={styles.line}>
        {translate("automatic.stopped")}{" "}
        <TextButton onPress={() => stop(false)}>{translate("automatic.resume")}</TextButton>
      </p>
    );
  return (
    <div className={styles.line}>
      <AutomaticLine state={state} />
      {state?.kind === "downloading" ? (
        <TextButton onPress={() => stop(true)}>{translate("automatic.stop")}</TextButton>
      ) : hasLink && state?.kind === "done" && state.there > 0 ? (
        // Loaded anew: what it is made of then is what it is made of without a network, too.
        <a href={`${basePath()}/listen/offline`}>{translate("automatic.see")}</a>
      ) : null}
    </div>
  );
}

function AutomaticLine({ state }: { state: AutomaticState | undefined }) {
  const translate = useTranslate<"listening">();
  const { locale } = translate;
  if (state === undefined) return null;
  if (state.kind === "lost") return <p role="status">{translate("automatic.lost")}</p>;
  if (state.kind === "downloading") {
    const { episode, part } = state;
    const title = `${episode.title}, ${formatInstantDay(new Date(episode.airedAt).toISOString(), locale)}`;
    const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(part);
    return (
      <>
        <p id="automatic-download">{translate("offline.downloading", { title, percent })}</p>
        <progress aria-labelledby="automatic-download" max={1} value={part} />
      </>
    );
  }
  const { there, withoutRoom } = state;
  return (
    <p role="status">
      {there === 0 ? translate("automatic.none") : translate.plural("automatic.there", there)}
      {withoutRoom === 0 ? null : ` ${translate.plural("automatic.no-room", withoutRoom)}`}
    </p>
  );
}

/** Follows whether there is a network, as far as the browser knows. */
function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("online", () => setOnline(true), { signal });
    addEventListener("offline", () => setOnline(false), { signal });
    return () => leaving.abort();
  }, []);
  return isOnline;
}
