import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import type { Inspection } from "@skywave/sdk";
import type { Translator } from "#i18n/translate.ts";
import { decideAxis, placeOnAxis } from "../drawing/decide-axis.ts";
import { formatSpan } from "../drawing/format-span.ts";
import { Picture } from "./picture.tsx";
import styles from "./pictures.module.css";

const WIDTH = 200;
const LEAST_OFFSET_IN_MILLISECONDS = 10;
const LEAST_LATENCY_IN_MILLISECONDS = 1;

interface ClockPictureProps {
  clock: Inspection["clock"];
  translate: Translator<"sandbox">;
}

/** The system clock beside the server's time, and how long the answers that told it were on their way. */
export function ClockPicture({ clock, translate }: ClockPictureProps) {
  const { usingClock, offset, latencies, averageLatency } = clock;
  const span = (milliseconds: number) => formatSpan(milliseconds, translate.locale);
  const time = localizedDates(translate.locale, { timeStyle: "medium" });
  const samples =
    latencies.length === 0 ? translate("sandbox.client.clock.no-samples") : latencies.map(span).join(" · ");
  return (
    <Picture
      heading={translate("sandbox.client.clock")}
      rows={[
        [translate("sandbox.client.clock.used"), translate(`sandbox.client.clock.${usingClock}`)],
        [translate("sandbox.client.clock.system"), time.format(clock.systemTime)],
        [translate("sandbox.client.clock.internal"), time.format(clock.internalTime)],
        [translate("sandbox.client.clock.offset"), span(offset)],
        [translate("sandbox.client.clock.samples"), samples],
        [translate("sandbox.client.clock.latency"), span(averageLatency)],
      ]}
    >
      <Offset offset={offset} usingClock={usingClock} translate={translate} />
      <Latencies latencies={latencies} average={averageLatency} label={span} />
    </Picture>
  );
}

interface OffsetProps {
  offset: number;
  usingClock: Inspection["clock"]["usingClock"];
  translate: Translator<"sandbox">;
}

/** Both clocks on one axis, with the server's time in the middle. */
function Offset({ offset, usingClock, translate }: OffsetProps) {
  const end = decideAxis([offset], LEAST_OFFSET_IN_MILLISECONDS);
  const x = placeOnAxis(-offset, { end, width: WIDTH });
  return (
    <g transform="translate(0 -30)">
      <line x1={-WIDTH / 2} x2={WIDTH / 2} className={styles.axis} />
      <g className={styles.clock} data-used={usingClock === "internal"}>
        <line y1="-16" y2="0" />
        <text y="-22">{translate("sandbox.client.clock.internal")}</text>
      </g>
      <g className={styles.clock} data-used={usingClock === "system"} transform={`translate(${x} 0)`}>
        <line y1="0" y2="16" />
        <text y="29" data-end={x > WIDTH / 4 ? "right" : x < -WIDTH / 4 ? "left" : undefined}>
          {translate("sandbox.client.clock.system")}
        </text>
      </g>
    </g>
  );
}

interface LatenciesProps {
  latencies: readonly number[];
  average: number;
  label: (milliseconds: number) => string;
}

/** One dot a sample, the newest filled; the mark is the weighted mean that is reckoned with. */
function Latencies({ latencies, average, label }: LatenciesProps) {
  const end = decideAxis(latencies, LEAST_LATENCY_IN_MILLISECONDS);
  const place = (latency: number) => placeOnAxis(Math.abs(latency), { end, width: WIDTH * 2 }) - WIDTH / 2;
  return (
    <g transform="translate(0 48)">
      <line x1={-WIDTH / 2} x2={WIDTH / 2} className={styles.axis} />
      {latencies.map((latency, index) => (
        <circle
          // Their order is all that tells samples apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          cx={place(latency)}
          r="5"
          className={styles.dot}
          data-newest={index === latencies.length - 1}
        />
      ))}
      <path d={`M${place(average)} -8l-5 -8h10z`} className={styles.mean} />
      <text className={styles.small} x={-WIDTH / 2} y="22" data-end="left">
        0
      </text>
      <text className={styles.small} x={WIDTH / 2} y="22" data-end="right">
        {label(end)}
      </text>
    </g>
  );
}
