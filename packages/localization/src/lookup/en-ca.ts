import { type LookupDictionary, lookupEnUs } from "./en-us.ts";

export const lookupEnCa: LookupDictionary = { ...lookupEnUs };
