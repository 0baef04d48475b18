import { type ReactNode, useCallback, useEffect, useState } from "react";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import type { PrivacyDesk } from "./privacy-desk.tsx";

/** Nobody waits for a question that may as well come later. */
const SETTLED_AFTER_MILLISECONDS = 2_000;

/** The desk is fetched when somebody asks for it, or where the law wants a question, once the page has settled. */
export function usePrivacyDesk(): { desk: ReactNode; isMissing: boolean; open: () => void } {
  const { locale } = useTranslate();
  const { skywave, country } = useApp();
  const [Desk, setDesk] = useState<typeof PrivacyDesk>();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const fetchDesk = useCallback(async () => {
    try {
      await loadPageDictionaries(skywave, ["privacy"], locale);
      const found = await import("./privacy-desk.tsx");
      setDesk(() => found.PrivacyDesk);
      setMissing(false);
    } catch (cause) {
      setMissing(true);
      const details = { cause: String(cause) };
      skywave.log({ level: "error", message: "The privacy choices did not load", details });
    }
  }, [skywave, locale]);

  useEffect(() => {
    if (country !== "CA") return undefined;
    const timer = setTimeout(() => void fetchDesk(), SETTLED_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [country, fetchDesk]);

  const open = () => {
    setOpen(true);
    void fetchDesk();
  };
  const desk = Desk && <Desk isOpen={isOpen} onOpen={open} onClose={() => setOpen(false)} />;
  return { desk, isMissing: isMissing && isOpen, open };
}
