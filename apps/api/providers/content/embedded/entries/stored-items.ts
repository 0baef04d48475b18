import type { StoredItem } from "./stored-entry.ts";
import { CAMPAIGNS } from "./campaigns.ts";
import { LISTENING_OPTIONS } from "./listening-options.ts";
import { OFFERS } from "./offers.ts";
import { PACKAGES } from "./packages.ts";
import { PICTURES } from "./pictures.ts";

/** All that the embedded content store has. */
export const STORED_ITEMS: readonly StoredItem[] = [
  ...PICTURES,
  ...LISTENING_OPTIONS,
  ...PACKAGES,
  ...OFFERS,
  ...CAMPAIGNS,
];
