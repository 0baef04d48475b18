import { useState } from "react";
import { TextButton } from "#ui/button/text-button.tsx";
import { Panel } from "../panel/panel.tsx";
import type { Persona } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";
import { keepSeenStops, readSeenStops } from "./seen-stops.ts";
import { TOUR_STOPS, textsOf, type TourStopId } from "./tour-stops.ts";
import own from "./tour.module.css";

/** The product in ten stops, for somebody who sees it for the first time. */
export function TourPanel() {
  const { answer, hasFailed, reload } = useSandboxAnswer("personas");
  const { translate } = useSandbox();
  const [seen, setSeen] = useState<readonly TourStopId[]>(() => readSeenStops(localStorage));
  const keep = (ids: readonly TourStopId[]) => {
    keepSeenStops(localStorage, ids);
    setSeen(ids);
  };
  const progress = translate("sandbox.tour.progress", {
    count: String(seen.length),
    all: String(TOUR_STOPS.length),
  });
  return (
    <Panel
      heading="sandbox.tour.heading"
      intro="sandbox.tour.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      <div className={own.progress}>
        <progress max={TOUR_STOPS.length} value={seen.length} aria-label={progress} />
        <span>{progress}</span>
        {seen.length === 0 ? null : (
          <TextButton onPress={() => keep([])}>{translate("sandbox.tour.again")}</TextButton>
        )}
      </div>
      <ol className={own.stops}>
        {TOUR_STOPS.map((stop, place) => {
          const isSeen = seen.includes(stop.id);
          const texts = textsOf(stop.id);
          return (
            <li key={stop.id} className={own.stop} data-seen={isSeen}>
              <span className={own.number} aria-hidden="true">
                {isSeen ? "✓" : place + 1}
              </span>
              <div className={own.words}>
                <h3>
                  {translate(texts.heading)}
                  {isSeen ? (
                    <>
                      {" "}
                      <span className="visually-hidden">{translate("sandbox.tour.seen")}</span>
                    </>
                  ) : null}
                </h3>
                <p className={styles.soft}>{translate(texts.about)}</p>
                <p className={styles.links}>
                  <a
                    href={"to" in stop ? stop.to : linkOf(stop.persona, answer?.personas)}
                    onClick={() => isSeen || keep([...seen, stop.id])}
                  >
                    {translate(texts.action)}
                  </a>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The link with which the reader becomes somebody; the list of people where the server knows nobody by that name. */
function linkOf(wanted: string, personas: readonly Persona[] = []): string {
  return personas.find(({ id }) => id === wanted)?.links[0]?.url ?? "#people";
}
