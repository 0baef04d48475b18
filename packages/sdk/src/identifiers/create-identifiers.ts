import { createAnonymousId } from "../cookies/anonymous-id.ts";
import type { Platform } from "../platform/platform.ts";
import { RANDOM_ID_LENGTH } from "./random-id-length.ts";

/** Names that the page gives to what it does and to whom it shows it. */
export interface Identifiers {
  /** A new one for each purchase, change or payment: `OAC-` and 20 letters and digits. */
  newTransactionId(): string;
  /**
   * 16 letters and digits by which personalisation knows this browser again; made, and kept in a cookie, when it is
   * first asked for. So who may not be known again is never asked for.
   */
  anonymousId(): string;
}

const TRANSACTION_PREFIX = "OAC-";

export function createIdentifiers(platform: Platform): Identifiers {
  return {
    newTransactionId: () => `${TRANSACTION_PREFIX}${platform.randomId(RANDOM_ID_LENGTH)}`,
    anonymousId: createAnonymousId(platform),
  };
}
