import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import type { BufferInspection, Inspection } from "@skywave/sdk";
import type { Translator } from "#i18n/translate.ts";
import { Picture } from "./picture.tsx";
import styles from "./pictures.module.css";

/** What a buffer gives up beyond, oldest first. */
const CAP = { count: 1000, bytes: 1_000_000 };
const WIDTH = 200;

interface BuffersPictureProps {
  buffers: Inspection["buffers"];
  translate: Translator<"sandbox">;
}

/** How full both queues of events are, by count and by bytes. */
export function BuffersPicture({ buffers, translate }: BuffersPictureProps) {
  const { user, playback } = buffers;
  const userName = translate("sandbox.client.buffers.user");
  const playbackName = translate("sandbox.client.buffers.playback");
  return (
    <Picture
      heading={translate("sandbox.client.buffers")}
      rows={[
        [userName, formatBuffer(user, translate)],
        [playbackName, formatBuffer(playback, translate)],
        [
          translate("sandbox.client.buffers.lost"),
          translate("sandbox.client.count", { count: user.lost + playback.lost }),
        ],
      ]}
    >
      <Bars y={-50} name={userName} buffer={user} />
      <Bars y={25} name={playbackName} buffer={playback} />
    </Picture>
  );
}

function Bars({ y, name, buffer }: { y: number; name: string; buffer: BufferInspection }) {
  const shares = [buffer.count / CAP.count, buffer.bytes / CAP.bytes];
  return (
    <g transform={`translate(${-WIDTH / 2} ${y})`}>
      <text className={styles.small} y="-6" data-end="left">
        {name}
      </text>
      {shares.map((share, line) => (
        <g key={line === 0 ? "count" : "bytes"} transform={`translate(0 ${line * 16})`}>
          <rect width={WIDTH} height="10" rx="5" className={styles.bar} />
          <rect
            // A single event would be too thin to see.
            width={share === 0 ? 0 : Math.max(6, Math.min(1, share) * WIDTH)}
            height="10"
            rx="3"
            className={styles.filled}
            data-line={line}
          />
        </g>
      ))}
    </g>
  );
}

function formatBuffer(
  { count, bytes, lastFlushAt }: BufferInspection,
  translate: Translator<"sandbox">,
): string {
  const time = localizedDates(translate.locale, { timeStyle: "medium" });
  return [
    translate("sandbox.client.buffers.size", { count, cap: CAP.count, bytes, byteCap: CAP.bytes }),
    lastFlushAt === null
      ? translate("sandbox.client.buffers.never")
      : translate("sandbox.client.buffers.flushed", { time: time.format(lastFlushAt) }),
  ].join(" ");
}
