import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import type { Inspection, SessionEvent, Skywave } from "@skywave/sdk";
import { useEffect, useState } from "react";
import type { Translator } from "#i18n/translate.ts";
import { BuffersPicture } from "./pictures/buffers-picture.tsx";
import { ClockPicture } from "./pictures/clock-picture.tsx";
import { DevicePicture, SessionPicture } from "./pictures/expiry-pictures.tsx";
import styles from "./pictures/pictures.module.css";

const LOOK_INTERVAL_IN_MILLISECONDS = 1000;
const KEPT_NEWS = 4;

/** The running client of this page in four pictures, anew each second. Shows no token and nobody's name. */
export function ClientPictures({
  skywave,
  translate,
}: {
  skywave: Skywave;
  translate: Translator<"sandbox">;
}) {
  const { inspection, news } = useInspection(skywave);
  const time = localizedDates(translate.locale, { timeStyle: "medium" });
  if (inspection === undefined) return null;
  return (
    <>
      <div className={styles.pictures}>
        <SessionPicture inspection={inspection} translate={translate} />
        <DevicePicture inspection={inspection} translate={translate} />
        <ClockPicture clock={inspection.clock} translate={translate} />
        <BuffersPicture buffers={inspection.buffers} translate={translate} />
      </div>
      <div role="log" aria-label={translate("sandbox.client.news")}>
        {news.map(({ id, type, at }) => (
          <p key={id}>
            {time.format(at)} {translate(`sandbox.client.news.${type}`)}
          </p>
        ))}
      </div>
    </>
  );
}

/** Something that happened to the session, without whose it is. */
interface SessionNews {
  id: number;
  type: SessionEvent["type"];
  at: number;
}

interface Inspected {
  /** undefined until the client was first looked into. */
  inspection: Inspection | undefined;
  /** Newest first. */
  news: readonly SessionNews[];
}

/** Looks into the client each second, and at once when something happens to its session. */
function useInspection(skywave: Skywave): Inspected {
  const [inspection, setInspection] = useState<Inspection>();
  const [news, setNews] = useState<readonly SessionNews[]>([]);
  useEffect(() => {
    let isGone = false;
    const look = () => {
      skywave.inspect().then(
        (found) => isGone || setInspection(found),
        (cause: unknown) =>
          skywave.log({ level: "error", message: "The client cannot be shown", details: { cause } }),
      );
    };
    look();
    const timer = setInterval(look, LOOK_INTERVAL_IN_MILLISECONDS);
    const stopListening = skywave.session.on(({ type }) => {
      const at = skywave.clock.now();
      setNews((known) => [{ id: (known[0]?.id ?? 0) + 1, type, at }, ...known].slice(0, KEPT_NEWS));
      look();
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      stopListening();
    };
  }, [skywave]);
  return { inspection, news };
}
