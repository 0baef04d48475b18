import { type DealsDictionary, dealsEnUs } from "./en-us.ts";

export const dealsEnCa: DealsDictionary = { ...dealsEnUs };
