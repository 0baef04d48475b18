import type { Locale } from "@skywave/localization";
import {
  loadInvoiceFile,
  type LoadInvoiceFileOutcome,
} from "@skywave/services/billing/bills/load-invoice-file";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";
import { saveFile } from "#platform/save-file.ts";

type File = Extract<LoadInvoiceFileOutcome, { ok: true }>;

/** Fetches the invoice's PDF and hands it to the browser to keep, one at a time. */
export function useDownload(invoiceId: string) {
  const { skywave } = useApp();
  const { run } = useSingleFlight();
  const [isRunning, setRunning] = useState<Locale>();
  const [saved, setSaved] = useState<string>();
  const [refusal, setRefusal] = useState<Extract<LoadInvoiceFileOutcome, { ok: false }>>();

  const download = (locale: Locale) =>
    void run(async () => {
      setRunning(locale);
      setSaved(undefined);
      setRefusal(undefined);
      const outcome = await loadInvoiceFile(skywave, { invoiceId, locale });
      setRunning(undefined);
      if (!outcome.ok) return setRefusal(outcome);
      keep(outcome);
      return setSaved(outcome.fileName);
    });
  return { download, isRunning, saved, refusal };
}

function keep({ fileName, mediaType, content }: File): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
  saveFile(fileName, new Blob([bytes], { type: mediaType }));
}
