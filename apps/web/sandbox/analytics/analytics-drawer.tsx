import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import type { Translator } from "#i18n/translate.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./analytics-drawer.module.css";
import { loadSandboxTexts } from "../panel/load-sandbox-texts.ts";
import { withheldEvents } from "#platform/privacy/withheld-events.ts";
import { type LayerEvent, readLayers, readWithheld } from "./read-layers.ts";

const LOOK_INTERVAL_IN_MILLISECONDS = 500;
const ClientPictures = lazy(async () => ({
  default: (await import("../client/client-pictures.tsx")).ClientPictures,
}));

interface AnalyticsDrawerProps {
  skywave: Skywave;
  locale: Locale;
}

/** Shows what the page told analytics. For pages of the product, in the sandbox only, and loaded lazily. */
export function AnalyticsDrawer({ skywave, locale }: AnalyticsDrawerProps) {
  const translate = useSandboxTexts(skywave, locale);
  const events = useSeen(readEvents);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (translate === undefined) return null;

  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <aside className={styles.drawer} aria-label={translate("sandbox.drawer.heading")}>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {translate.plural("sandbox.drawer.open", events.length)}
      </button>
      <div id={id}>
        {isOpen ? (
          <EventList events={events} translate={translate} onClose={close}>
            <ClientBehindPage skywave={skywave} translate={translate} />
          </EventList>
        ) : null}
      </div>
    </aside>
  );
}

interface EventListProps {
  events: readonly LayerEvent[];
  translate: Translator<"sandbox">;
  onClose: () => void;
  children: ReactNode;
}

function EventList({ events, translate, onClose, children }: EventListProps) {
  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("keydown", closeByEscape);
    return () => document.removeEventListener("keydown", closeByEscape);
  }, [onClose]);
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.list}>
      <div className={styles.head}>
        <h2>{translate("sandbox.drawer.heading")}</h2>
        <TextButton onPress={onClose}>{translate("sandbox.drawer.close")}</TextButton>
      </div>
      {children}
      <p className={styles.intro}>
        <a href="/docs/tracking">{translate("sandbox.drawer.plan")}</a>
      </p>
      <p className={styles.intro}>
        {translate(events.length === 0 ? "sandbox.drawer.empty" : "sandbox.drawer.intro")}
      </p>
      <Events events={events} />
      <Withheld translate={translate} />
    </div>
  );
}

function Events({ events }: { events: readonly LayerEvent[] }) {
  return (
    <ol>
      {events.map(({ index, layer, name, detail }) => (
        <li key={`${layer} ${index}`}>
          <details>
            <summary>
              {name} <small>{layer}</small>
            </summary>
            <pre>{JSON.stringify(detail, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  );
}

/** What would have been told, if the person had agreed to it. */
function Withheld({ translate }: { translate: Translator<"sandbox"> }) {
  const events = useSeen(readWithheldEvents);
  if (events.length === 0) return null;
  return (
    <>
      <h3>{translate.plural("sandbox.drawer.withheld", events.length)}</h3>
      <p className={styles.intro}>{translate("sandbox.drawer.withheld.intro")}</p>
      <Events events={events} />
    </>
  );
}

/** The very client that the page works with, drawn on demand. */
function ClientBehindPage({ skywave, translate }: { skywave: Skywave; translate: Translator<"sandbox"> }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <details onToggle={(event) => setIsShown(event.currentTarget.open)}>
      <summary>{translate("sandbox.client.heading")}</summary>
      <Suspense>{isShown ? <ClientPictures skywave={skywave} translate={translate} /> : null}</Suspense>
    </details>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function useSandboxTexts(skywave: Skywave, locale: Locale): Translator<"sandbox"> | undefined {
  const [translate, setTranslate] = useState<Translator<"sandbox">>();
  useEffect(() => {
    loadSandboxTexts(skywave, locale).then(
      (loaded) => setTranslate(() => loaded),
      (cause: unknown) =>
        skywave.log({ level: "error", message: "The drawer has no texts", details: { cause } }),
    );
  }, [skywave, locale]);
  return translate;
}

const readEvents = () => readLayers(window);
const readWithheldEvents = () => readWithheld(withheldEvents());

function useSeen(read: () => readonly LayerEvent[]): readonly LayerEvent[] {
  const [events, setEvents] = useState<readonly LayerEvent[]>([]);
  useEffect(() => {
    const look = () => {
      const found = read();
      // Where the oldest give way to new ones, their number stays the same.
      setEvents((known) => (known[0]?.detail === found[0]?.detail ? known : found));
    };
    look();
    const timer = setInterval(look, LOOK_INTERVAL_IN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [read]);
  return events;
}
