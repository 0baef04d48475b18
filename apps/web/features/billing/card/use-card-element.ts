import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { watchScheme } from "#ui/theme/watch-scheme.ts";
import { fontsOf } from "./fonts-of.ts";
import type { CardElement, CardProcessor, CardStyle } from "./card-processor.ts";
import { loadCardProcessor } from "./load-card-processor.ts";

export interface CardField {
  processor: CardProcessor;
  element: CardElement;
}

/** A processor may draw one line, which needs a frame of ours, or whole fields, which bring their own. */
const TALLEST_LINE_IN_PIXELS = 64;

export type CardStatus = "loading" | "ready" | "unavailable";

/** Puts the processor's card field into a box of ours, while it is wanted, and tells how it is doing. */
export function useCardElement(isWanted: boolean) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<CardField>(undefined);
  const [status, setStatus] = useState<CardStatus>("loading");
  const [isComplete, setComplete] = useState(false);
  const [drawsFields, setDrawsFields] = useState(false);
  const [problem, setProblem] = useState<{ message: string; isOurs: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const { locale } = translate;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const watchHeight = new ResizeObserver(([entry]) => {
      setDrawsFields((entry?.contentRect.height ?? 0) > TALLEST_LINE_IN_PIXELS);
    });
    const restyle = () => {
      if (box.current !== null) field.current?.element.update({ style: cardStyleOf(box.current) });
    };
    let stopWatching: (() => void) | undefined;
    loadCardProcessor(skywave, locale).then(
      (processor) => {
        if (isGone || box.current === null) return;
        const element = processor
          .elements({ fonts: fontsOf(box.current) })
          .create("card", { style: cardStyleOf(box.current), hidePostalCode: true });
        element.on("ready", () => setStatus("ready"));
        watchHeight.observe(box.current);
        element.on("change", (change) => {
          setComplete(change.complete);
          setProblem(change.error && { message: change.error.message, isOurs: false });
        });
        element.mount(box.current);
        field.current = { processor, element };
        stopWatching = watchScheme(restyle);
      },
      (cause: unknown) => {
        skywave.log({ level: "error", message: "No card field", details: { cause: String(cause), attempt } });
        if (!isGone) setStatus("unavailable");
      },
    );
    return () => {
      isGone = true;
      watchHeight.disconnect();
      stopWatching?.();
      field.current?.element.destroy();
      field.current = undefined;
    };
  }, [skywave, locale, attempt, isWanted]);

  function retry() {
    setStatus("loading");
    setAttempt((count) => count + 1);
  }
  // Until something else is typed in it.
  const refuse = (message: string) => setProblem({ message, isOurs: true });
  return {
    box,
    field,
    status,
    drawsFields,
    isComplete,
    problem: problem?.message,
    /** Whole fields say in their frame what is wrong with them. */
    isProblemInFrame: drawsFields && problem?.isOurs === false,
    refuse,
    /** Something else pays. */
    forgive: () => setProblem(undefined),
    retry,
  };
}

/** The page's own colours and type, for the card fields in their frame: it cannot see our style sheet. */
function cardStyleOf(container: HTMLElement): CardStyle {
  const probe = container.ownerDocument.createElement("span");
  container.append(probe);
  const colorOf = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const style: CardStyle = {
    base: {
      color: colorOf("--ink"),
      backgroundColor: colorOf("--surface"),
      borderColor: colorOf("--line-strong"),
      iconColor: colorOf("--tide"),
      fontFamily: getComputedStyle(container).fontFamily,
      fontSize: "16px",
      "::placeholder": { color: colorOf("--ink-soft") },
    },
    invalid: { color: colorOf("--bad") },
  };
  probe.remove();
  return style;
}
