import type { Skywave } from "@skywave/sdk";
import type { Translator } from "#i18n/translate.ts";
import { BuffersPicture } from "./pictures/buffers-picture.tsx";
import { ClockPicture } from "./pictures/clock-picture.tsx";
import { DevicePicture, SessionPicture } from "./pictures/expiry-pictures.tsx";
import styles from "./pictures/pictures.module.css";
import { useInspection } from "./use-inspection.ts";

/** The running client of this page in four pictures, anew each second. Shows no token and nobody's name. */
export function ClientPictures({
  skywave,
  translate,
}: {
  skywave: Skywave;
  translate: Translator<"sandbox">;
}) {
  const { inspection, news } = useInspection(skywave);
  const time = new Intl.DateTimeFormat(translate.locale, { timeStyle: "medium" });
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
