import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";

export type LoadInvoiceFileOutcome =
  | { ok: true; fileName: string; mediaType: string; /** In base64. */ content: string }
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** One invoice as a PDF in a language. */
export async function loadInvoiceFile(
  skywave: Skywave,
  { invoiceId, locale }: { invoiceId: string; locale: Locale },
): Promise<LoadInvoiceFileOutcome> {
  const answer = await ask(skywave, {
    domain: "billing",
    name: "getInvoiceFile",
    input: { params: { invoiceId }, query: { locale } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  return { ok: true, ...answer.data };
}
