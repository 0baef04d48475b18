import { lastFourOf } from "@skywave/domain/radios/radio-id";
import type { StoredLine } from "./orders-tables.ts";

/** What a line is called on bills and in mails: its plan, with the end of the radio's number where it is for one. */
export function nameOfLine({ offer, radio }: Pick<StoredLine, "offer" | "radio">): string {
  return radio === undefined ? offer.name : `${offer.name} · ${lastFourOf(radio.radioId)}`;
}
